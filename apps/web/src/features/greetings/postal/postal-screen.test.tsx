import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { PostalScreen } from './postal-screen.tsx';
import {
  batchId,
  cardId,
  clientId,
  makeBatch,
  makeCard,
  makeReadiness,
  settings,
} from './testing/samples.ts';

const noCounts = { all: 1, complete: 1, toFix: 0, french: 0, without: 0 };
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const show = (search = '') =>
  renderWithProviders(<PostalScreen />, { route: `/events/postal-card${search}` });

let asked: { key: string; body: unknown }[];
beforeEach(() => {
  signIn();
  asked = [];
  const note =
    <T,>(key: string, reply: T) =>
    ({ body }: { body: unknown }) => {
      asked.push({ key, body });
      return reply;
    };
  const ok = <T,>(result: T) => ({ isSuccess: true as const, result });
  const home = {
    clientId,
    clientIds: [clientId],
    name: 'Priya Raman',
    language: 'en' as const,
    lines: ['PRIYA RAMAN', '12-38 HELENE ST S', 'MISSISSAUGA ON  L5G 3B2'],
    typed: '',
    check: 'complete' as const,
    problems: [],
    printing: null,
  };
  const homes = { isSuccess: true as const, result: [home], totalRows: 1, counts: noCounts };
  const preview = {
    front: svg,
    back: svg,
    language: 'en' as const,
    client: { id: clientId, name: 'Priya Raman' },
    homes: 1,
  };
  fakeApi({
    'GET /postal-cards': () => ok([makeCard({ state: 'ready', batchId })]),
    'GET /postal-cards/fronts/{design}': () => ok({ svg }),
    'GET /postal-cards/{id}': () => ok(makeCard()),
    // Behind the one of a card, whose address could be the same.
    'GET /postal-cards/settings': () => ok(settings),
    'PUT /postal-cards/{id}': note('put', ok(makeCard({ revision: 2 }))),
    'GET /postal-cards/{id}/readiness': () => ok(makeReadiness()),
    'GET /postal-cards/{id}/addresses': () => homes,
    'POST /postal-cards/{id}/preview': () => ok(preview),
    'POST /postal-cards/{id}/batches': note('make', ok(makeBatch({ state: 'making' }))),
    'GET /postal-batches': () => ({ isSuccess: true as const, result: [makeBatch()], totalRows: 1 }),
    'GET /postal-batches/{id}': () => ok(makeBatch()),
    'GET /postal-batches/{id}/addresses': () => homes,
    'GET /postal-batches/{id}/preview': () => ok(preview),
    'POST /postal-batches/{id}/state': note(
      'state',
      ok(makeBatch({ state: 'printing', next: 'mailed', undo: 'ready' })),
    ),
    'POST /postal-batches/{id}/printer': note('printer', ok(makeBatch({ printer: 'provider' }))),
  });
});

describe('postal cards', () => {
  it('[EVENT-03] shows cards and batches with their states and dates', async () => {
    show();
    const card = await screen.findByRole('link', { name: 'Holiday card 2025' });
    expect(card.getAttribute('href')).toContain(`id=${cardId}`);
    expect(await screen.findByRole('link', { name: 'Holiday card 2025, batch 1' })).toBeTruthy();
    expect(screen.getByText('HC-2025-01')).toBeTruthy();
  });

  it('[EVENT-03] saves what is written, tells the days and checks, and makes a batch of what is saved', async () => {
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
    const user = userEvent.setup();
    show(`?id=${cardId}`);
    const message = await screen.findByLabelText(/Message/);
    await user.clear(message);
    await user.type(message, 'Sold for $900,000');
    expect(await screen.findByText('This text tells a sold price')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Buyer agreed on/ })).toBeTruthy();
  });

  it('[EVENT-03] takes a batch a step onward, and hands it over only after a question', async () => {
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
});
