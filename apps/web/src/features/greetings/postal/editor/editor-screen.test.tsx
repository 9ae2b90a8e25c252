import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { PostalScreen } from '../postal-screen.tsx';
import { fakePostal } from '../testing/fake-postal.ts';
import { cardId } from '../testing/samples.ts';

const show = (search = '') =>
  renderWithProviders(<PostalScreen />, { route: `/events/postal-card${search}` });

it('[EVENT-03] saves what is written, tells the days and checks, and makes a batch of what is saved', async () => {
  const asked = fakePostal();
  const user = userEvent.setup();
  show(`?id=${cardId}`);
  expect(await screen.findByText('Approve by Nov 26')).toBeTruthy();
  expect(screen.getByText('4 addresses fail the Canada Post form')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Back of the card for Priya Raman' })).toBeTruthy();
  await user.type(screen.getByLabelText(/Line on the front/), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Make batch of 144' }));
  await waitFor(() => expect(asked.map(({ key }) => key)).toContain('make'));
  expect(asked[0]).toMatchObject({ key: 'put', body: { line: { en: 'Hello', fr: '' }, revision: 1 } });
  expect(asked.find(({ key }) => key === 'make')?.body).toEqual({ revision: 2 });
});

it('[EVENT-03] asks for both consents where the text tells a sold price', async () => {
  const asked = fakePostal();
  show(`?id=${cardId}`);
  const message = await screen.findByLabelText(/Message/);
  fireEvent.change(message, { target: { value: 'Sold for $900,000' } });
  expect(await screen.findByText('This text tells a sold price')).toBeTruthy();
  for (const [name, value] of [
    [/Buyer agreed on/, '2025-11-01'],
    [/Seller agreed on/, '2025-12-01'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  expect(screen.getByText('This day is still to come.')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ key: 'put', body: { saleConsents: null } }));
});

it('[EVENT-03] takes whoever wants to fix addresses to them, wherever they stand', async () => {
  fakePostal();
  const user = userEvent.setup();
  show(`?id=${cardId}`);
  await user.click(await screen.findByRole('button', { name: 'Fix' }));
  await screen.findByRole('region', { name: 'Addresses' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Back to the card'));
});
