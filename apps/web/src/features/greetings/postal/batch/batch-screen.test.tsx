import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import { PostalScreen } from '../postal-screen.tsx';
import { fakePostal } from '../testing/fake-postal.ts';
import { batchId } from '../testing/samples.ts';

const show = (search = '') =>
  renderWithProviders(<PostalScreen />, { route: `/events/postal-card${search}` });

it('[EVENT-03] takes a batch a step onward, and hands it over only after a question', async () => {
  const asked = fakePostal();
  const user = userEvent.setup();
  show(`?batch=${batchId}`);
  const download = await screen.findByRole('link', { name: 'Download print PDF' });
  expect(download.getAttribute('download')).toBe('HC-2025-01.pdf');
  await user.click(await screen.findByRole('radio', { name: /PostGrid prints and posts/ }));
  const question = await screen.findByRole('alertdialog');
  expect(asked).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Hand them over' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ key: 'printer', body: { printer: 'provider' } }));
  await user.click(screen.getByRole('button', { name: 'It is being printed' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ key: 'state', body: { state: 'printing' } }));
});

it('[EVENT-03] has each home as a card of the list on a phone, in French', async () => {
  setWindowWidth(390);
  fakePostal();
  renderWithProviders(<PostalScreen />, { route: `/events/postal-card?batch=${batchId}`, language: 'fr' });
  const addresses = within(await screen.findByRole('region', { name: 'Adresses' }));
  const home = within(
    (await addresses.findByRole('link', { name: /Priya Raman/ })).closest('li') as HTMLElement,
  );
  expect(home.getByText(/12-38 HELENE ST S/)).toBeTruthy();
  expect(home.getByText('Complète')).toBeTruthy();
  expect(addresses.queryByRole('table')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Télécharger le PDF à imprimer' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Il s’imprime' })).toBeTruthy();
});
