import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { Trans } from './trans.tsx';

describe('Trans', () => {
  it('puts the words between the tags into their elements', () => {
    const { container } = renderWithProviders(
      <p>
        <Trans
          ns="auth"
          i18nKey="login.agreement"
          components={{ terms: <a href="/terms">x</a>, privacy: <a href="/privacy">x</a> }}
        />
      </p>,
    );
    expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy');
    expect(container.textContent).toBe('By signing in you agree to the Terms of use and Privacy policy.');
  });

  it('writes values as text, whatever they look like', () => {
    const { container } = renderWithProviders(
      <Trans
        ns="auth"
        i18nKey="unverified.text"
        values={{ email: '<img src=x>@example.test' }}
        components={{ email: <b /> }}
      />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('b')?.textContent).toBe('<img src=x>@example.test');
  });
});
