import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { PostalScreen } from '../postal-screen.tsx';
import { fakePostal } from '../testing/fake-postal.ts';
import { cardId } from '../testing/samples.ts';

const show = (search = '') =>
  renderWithProviders(<PostalScreen />, { route: `/events/postal-card${search}` });

it('[EVENT-03] shows cards and batches with their states and dates', async () => {
  fakePostal();
  show();
  const card = await screen.findByRole('link', { name: 'Holiday card 2025' });
  expect(card.getAttribute('href')).toContain(`id=${cardId}`);
  expect(await screen.findByRole('link', { name: 'Holiday card 2025, batch 1' })).toBeTruthy();
  expect(screen.getByText('HC-2025-01')).toBeTruthy();
});
