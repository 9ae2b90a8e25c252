import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

describe('RichText', () => {
  it('puts the marked words into their elements and leaves the rest as text', () => {
    const { container } = render(
      <RichText
        text="Read the <terms>Terms</terms> and <privacy>Policy</privacy> & <unknown>this</unknown> <b>."
        tags={{ terms: (words) => <a href="/terms">{words}</a>, privacy: (words) => <i>{words}</i> }}
      />,
    );
    expect(container.textContent).toBe('Read the Terms and Policy & this <b>.');
    expect(screen.getByRole('link', { name: 'Terms' })).toBeTruthy();
    expect(container.querySelector('i')?.textContent).toBe('Policy');
    expect(container.querySelector('b')).toBeNull();
  });
});
