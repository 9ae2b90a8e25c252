import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { testConfig } from '../../testing/test-config.ts';
import { setConfig } from '../lib/config.ts';
import { Avatar } from './avatar.tsx';

function shownSource(): string | null {
  return screen.getByRole('img', { name: 'Maya Okafor' }).getAttribute('src');
}

describe('Avatar', () => {
  it('[SHELL-07] falls back to the default image when the picture does not load', () => {
    renderWithProviders(<Avatar src="/files/maya.webp?v=0.1" name="Maya Okafor" />);
    expect(shownSource()).toBe('/files/maya.webp?v=0.1');
    fireEvent.error(screen.getByRole('img', { name: 'Maya Okafor' }));
    expect(shownSource()).toBe('/avatar-default.svg');
  });

  it('shows the default image when there is no picture', () => {
    renderWithProviders(<Avatar src={null} name="Maya Okafor" />);
    expect(shownSource()).toBe('/avatar-default.svg');
  });

  it('takes the default image from where the static files are', () => {
    setConfig({ ...testConfig, cdnBase: 'https://cdn.test/app' });
    renderWithProviders(<Avatar src={null} name="Maya Okafor" />);
    expect(shownSource()).toBe('https://cdn.test/app/avatar-default.svg');
  });

  it('[SHELL-07] tries again when a new version comes after a broken one', () => {
    const { rerender } = renderWithProviders(<Avatar src="/files/maya.webp?v=0.1" name="Maya Okafor" />);
    fireEvent.error(screen.getByRole('img', { name: 'Maya Okafor' }));
    rerender(<Avatar src="/files/maya.webp?v=8f1c" name="Maya Okafor" />);
    expect(shownSource()).toBe('/files/maya.webp?v=8f1c');
  });
});
