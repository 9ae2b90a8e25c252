import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { useFormat } from './format.ts';

it('[SHELL-09] the hook follows the language of the screen', () => {
  function Price() {
    return <output>{useFormat().number(1234.5)}</output>;
  }
  renderWithProviders(<Price />, { language: 'fr' });
  expect(screen.getByRole('status').textContent).toBe('1\u202F234,5');
});
