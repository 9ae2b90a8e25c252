import type { DueClient, Today } from '@hearthline/contract/client-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeClientList, idOf, listedClient, quietDay } from '../testing/fake-client-list.ts';
import { Touchbase } from './touchbase.tsx';

const due = (client: ReturnType<typeof listedClient>, changes: Partial<DueClient> = {}): DueClient => ({
  client,
  nextContactOn: '2025-11-12',
  overdueDays: 13,
  everyDays: 30,
  isPlanned: false,
  ...changes,
});

const daniel = listedClient(1, { firstName: 'Daniel', lastName: 'Whitford' });
const grace = listedClient(2, { firstName: 'Grace', lastName: 'Mbeki' });
const task = {
  id: idOf(70),
  clientId: daniel.id,
  clientName: 'Daniel Whitford',
  title: 'Book showing',
  dueOn: '2025-11-12',
  doneAt: null,
};
const busyDay: Today = {
  due: [
    due(daniel),
    due(grace, { isPlanned: true, overdueDays: 0 }),
    due(listedClient(3, { relation: null }), { everyDays: 7, overdueDays: 1 }),
    due(listedClient(4), { everyDays: 90, overdueDays: 0 }),
  ],
  dueTotal: 4,
  ahead: [
    { client: grace, what: 'birthday', on: '2025-11-13', daysAhead: 1, years: 38 },
    { client: daniel, what: 'moveIn', on: '2025-11-20', daysAhead: 8, years: 5 },
  ],
  tasks: [task],
  ending: [{ client: grace, endsOn: '2026-01-05', daysLeft: 54 }],
};

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ now: Date.UTC(2025, 10, 12, 17), toFake: ['Date'] });
});

async function renderTouchbase(today: Today, language: 'en' | 'fr' = 'en') {
  fakeClientList({ today });
  renderWithProviders(<Touchbase timeZone="America/Toronto" />, { route: '/clients', language });
  await screen.findByText(language === 'fr' ? 'À appeler aujourd’hui' : 'Call today');
  return userEvent.setup();
}

describe('touchbase', () => {
  it('[CLIENT-01] says who to call today in order, each with the reason, and the rule behind it', async () => {
    await renderTouchbase(busyDay);
    const rows = within(screen.getByRole('region', { name: 'Call today' })).getAllByRole('listitem');
    const reasons = [
      'Good relation, every 30 days, 13 days late',
      'Planned for Nov 12',
      'Relation not set, every 7 days, 1 day late',
      'Set by you: every 90 days, due today',
    ];
    reasons.forEach((reason, index) => void within(rows[index] as HTMLElement).getByText(reason));
    screen.getByText(/new relations every 7 days, excellent every 14, good every 30, fair every 60/);
  });

  it('[CLIENT-01] logs a call with one tap and takes it back', async () => {
    const user = await renderTouchbase(busyDay);
    let isLogged = false;
    const api = fakeApi({
      'GET /clients/today': () => ({
        isSuccess: true,
        result: isLogged ? { ...busyDay, due: busyDay.due.slice(1), dueTotal: 3 } : busyDay,
      }),
      'POST /clients/{id}/contacts': () => {
        isLogged = true;
        return { isSuccess: true, result: { id: idOf(60), touchbase: {} as never } };
      },
      'DELETE /clients/{id}/contacts/{itemId}': () => {
        isLogged = false;
        return { isSuccess: true, result: {} as never };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Log a call with Daniel Whitford' }));
    expect(screen.queryByRole('button', { name: 'Log a call with Daniel Whitford' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Call today' }));
    await screen.findByText('Call with Daniel Whitford logged');
    expect(api.calls('POST /clients/{id}/contacts')[0]).toMatchObject({
      params: { id: daniel.id },
      body: { contact: 'call' },
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Log a call with Daniel Whitford' });
    expect(api.calls('DELETE /clients/{id}/contacts/{itemId}')[0]?.params).toEqual({
      id: daniel.id,
      itemId: idOf(60),
    });
  });

  it('keeps somebody whose contact could not be logged', async () => {
    const user = await renderTouchbase(busyDay);
    fakeApi({ 'POST /clients/{id}/contacts': () => failWith('internal') });
    await user.click(screen.getByRole('button', { name: 'Log an SMS to Grace Mbeki' }));
    await screen.findByRole('alert');
    await screen.findByRole('button', { name: 'Log an SMS to Grace Mbeki' });
  });

  it('[CLIENT-01] shows days to remember, consents that end, and tasks to tick off', async () => {
    const user = await renderTouchbase(busyDay);
    const days = within(screen.getByRole('region', { name: 'Days to remember' }));
    days.getByText('Turns 38');
    days.getByText('Tomorrow');
    days.getByText('5 years in the home');
    screen.getByText('Ends Jan 5, 54 days left');
    const api = fakeApi({
      'PUT /clients/{id}/tasks/{itemId}': () => ({ isSuccess: true, result: task }),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Tick off Book showing' }));
    await screen.findByText('Book showing done');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.calls('PUT /clients/{id}/tasks/{itemId}').map(({ body }) => body.isDone)).toEqual([
        true,
        false,
      ]),
    );
  });

  it('[CLIENT-01] has a word for each empty part, also in French', async () => {
    await renderTouchbase(quietDay, 'fr');
    screen.getByText('Personne ne vous attend aujourd’hui');
    screen.getByText('Aucune tâche à faire cette semaine');
    screen.getByText('Aucun anniversaire dans les 30 prochains jours');
    screen.getByText('Aucun consentement n’expire dans les 60 prochains jours');
  });
});
