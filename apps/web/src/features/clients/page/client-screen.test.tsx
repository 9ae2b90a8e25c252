import type { TimelineEntry } from '@hearthline/contract/client-timeline';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { clientId, fakeClient, itemId, otherId, sampleClient, sampleRow } from '../testing/fake-client.ts';
import { ClientScreen } from './client-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  vi.useFakeTimers({ now: new Date('2025-11-12T17:00:00Z'), toFake: ['Date'] });
});

async function openPage(language: 'en' | 'fr' = 'en', route = `/clients/view?id=${clientId}`) {
  const rendered = renderWithProviders(<ClientScreen timeZone="America/Toronto" />, { language, route });
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, user: userEvent.setup() };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const at = '2025-11-11T21:20:00.000Z';
const entryId = (number: number) => `0198a000-0000-7000-8000-00000000000${number}`;
const timeline: TimelineEntry[] = [
  { id: entryId(1), at: '2025-11-12T13:00:00.000Z', kind: 'note', text: 'Has two dogs', isPinned: true },
  { id: entryId(2), at, kind: 'contact', contact: 'call', minutes: 12, text: 'Wants an office' },
  { id: entryId(3), at, kind: 'task', title: 'Send the map' },
  {
    id: entryId(4),
    at: '2025-10-28T15:00:00.000Z',
    kind: 'change',
    change: 'edited',
    detail: 'phone budget',
  },
  {
    id: entryId(5),
    at: '2025-10-28T14:00:00.000Z',
    kind: 'change',
    change: 'categoryChanged',
    detail: 'waitingList',
  },
];

describe('what is known', () => {
  it('[CLIENT-01] the person, the facts, the household and the days ahead', async () => {
    fakeClient({ client: sampleClient({ household: [{ id: otherId, name: 'Joël Chen-Laurent' }] }) });
    await openPage();
    screen.getByRole('heading', { level: 1, name: 'Amara Chen-Laurent' });
    expect((await screen.findByText(/Buyer, with/)).textContent).toBe('Buyer, with Joël Chen-Laurent');
    for (const text of ['Pre-approved', '416 555 0142', '$1,500,000 – $2,200,000', 'Director, Halton Health'])
      screen.getByText(text);
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+14165550142');
    expect(screen.getByRole('link', { name: 'SMS' }).getAttribute('href')).toBe('sms:+14165550142');
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(
      `/clients/mail?clientId=${clientId}`,
    );
    await screen.findByText('Turns 39');
    screen.getByText('in 356 days');
  });

  it('[CLIENT-01] touchbase: the next contact, its rule, and a call in one tap that can be taken back', async () => {
    const api = fakeClient();
    const { user } = await openPage();
    await screen.findByText('Call by Nov 25');
    const touchbase = card('Touchbase');
    touchbase.getByText('Last touch yesterday, by phone');
    touchbase.getByText('Every 14 days, because the relation is excellent.');
    touchbase.getByRole('img', { name: '13 contacts in the last 12 weeks' });
    await user.click(touchbase.getByRole('button', { name: 'Log a call' }));
    await screen.findByText('Call logged');
    expect(api.calls('POST /clients/{id}/contacts')[0]?.body).toEqual({
      contact: 'call',
      minutes: null,
      text: '',
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.calls('DELETE /clients/{id}/contacts/{itemId}')).toMatchObject([{ params: { itemId } }]),
    );
    await user.click(touchbase.getByRole('button', { name: 'How often: Every 14 days' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Every 60 days' }));
    await waitFor(() =>
      expect(api.calls('PUT /clients/{id}/touchbase')[0]?.body).toEqual({ cadenceDays: 60, plannedOn: null }),
    );
  });

  it('analyses that were made for them, with a way to each and to a new one', async () => {
    const analysis = {
      kind: 'analysis',
      cmaId: otherId,
      version: 2,
      address: '62 Oakwood Ave N',
      value: 165_500_000,
    } as const;
    fakeClient({
      timeline: [
        { id: entryId(1), at, ...analysis, event: 'reportOpened', reportId: itemId, opened: 3 },
        { id: entryId(2), at, ...analysis, event: 'saved', reportId: null, opened: 0 },
      ],
    });
    await openPage();
    const opened = await screen.findByRole('link', { name: 'Report opened' });
    expect(opened.getAttribute('href')).toBe(
      `/cma/calculate/report?id=${otherId}&version=2&report=${itemId}`,
    );
    screen.getByText('62 Oakwood Ave N · version 2, $1,655,000 · opened 3 times');
    expect(screen.getByRole('link', { name: 'Analysis saved' }).getAttribute('href')).toBe(
      `/cma/calculate?id=${otherId}&version=2`,
    );
    expect(screen.getByRole('link', { name: 'New CMA' }).getAttribute('href')).toBe(
      `/cma?client=${clientId}`,
    );
  });

  it('baskets and alerts that were made for them, each by its name and with its own way', async () => {
    const made = {
      at,
      kind: 'basket',
      event: 'made',
      basketId: otherId,
      basketName: 'Lakeside',
      homeId: null,
      address: '',
      text: '',
    } as const;
    fakeClient({
      timeline: [
        { id: entryId(1), ...made, basketType: 'Automatic' },
        { id: entryId(2), ...made, basketType: 'Manual' },
      ],
    });
    await openPage();
    const alert = await screen.findByRole('link', { name: 'Alert made' });
    expect(alert.getAttribute('href')).toBe(`/basket/view?basketType=Automatic&id=${otherId}`);
    expect(screen.getByRole('link', { name: 'Basket made' }).getAttribute('href')).toBe(
      `/basket/view?basketType=Manual&id=${otherId}`,
    );
  });

  it('the timeline in words, a day at a time, in both languages', async () => {
    fakeClient({ timeline });
    const { unmount } = await openPage();
    await screen.findByText('Call, 12 minutes');
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(expect.arrayContaining(['Today', 'Yesterday', 'Oct 28']));
    for (const text of ['Pinned note', 'Task done', 'Details changed', 'Phone, Budget', 'Waiting list'])
      screen.getByText(text);
    unmount();
    await openPage('fr');
    await screen.findByText('Appel, 12 minutes');
    screen.getByText('Téléphone, Budget');
  });

  it('says why nothing may be sent', async () => {
    const consent = {
      ...sampleClient().consent,
      mayReceive: false,
      refusal: 'optedOut' as const,
      daysLeft: null,
    };
    fakeClient({ client: sampleClient({ isOptedOut: true, consent }) });
    await openPage();
    const clock = card('Consent clock');
    clock.getByText('Nothing may be sent');
    clock.getByText('You marked this client as opted out of emails.');
  });

  it('nobody of this agent: a way back to the list', async () => {
    fakeClient({}, { 'GET /clients/{id}': () => failWith('not_found') });
    await openPage();
    screen.getByText('This client is not in your list');
    expect(screen.getByRole('link', { name: 'See all clients' }).getAttribute('href')).toBe('/clients');
  });
});

describe('what could not be loaded', () => {
  const note = { id: itemId, text: 'Prefers SMS', isPinned: false, createdAt: at, updatedAt: at };
  const task = { id: itemId, clientId, title: 'Send the map', dueOn: null, doneAt: null };

  it('is said in each card, and comes with another try', async () => {
    let isDown = true;
    fakeClient(
      { client: sampleClient({ note: 'Written in the form' }) },
      {
        'GET /clients/{id}/notes': () =>
          isDown ? failWith('forbidden') : { isSuccess: true, result: [note] },
        'GET /clients/{id}/tasks': () =>
          isDown ? failWith('forbidden') : { isSuccess: true, result: [task] },
        'GET /clients/{id}/touchbase': () => failWith('forbidden'),
      },
    );
    const { user } = await openPage();
    const again = (name: string) => card(name).findByRole('button', { name: 'Try again' });
    await again('Touchbase');
    await again('Tasks');
    await again('Notes');
    card('Notes').getByText('Written in the form');
    expect(card('Notes').queryByText('Prefers SMS')).toBeNull();

    isDown = false;
    await user.click(await again('Notes'));
    await card('Notes').findByText('Prefers SMS');
    await user.click(await again('Tasks'));
    await card('Tasks').findByRole('checkbox', { name: 'Send the map' });
  });

  it.each(['Notes', 'Tasks'])('is said on the tab of %s', async (name) => {
    let isDown = true;
    fakeClient(
      {},
      {
        'GET /clients/{id}/notes': () =>
          isDown ? failWith('forbidden') : { isSuccess: true, result: [note] },
        'GET /clients/{id}/tasks': () =>
          isDown ? failWith('forbidden') : { isSuccess: true, result: [task] },
      },
    );
    const { user } = await openPage();
    await user.click(screen.getByRole('tab', { name }));
    const tab = within(screen.getByRole('tabpanel', { name }));
    const again = await tab.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await tab.findByText(name === 'Notes' ? 'Prefers SMS' : 'Send the map');
  });

  it('is said in the sheet of touchbase on phones', async () => {
    setWindowWidth(390);
    fakeClient({}, { 'GET /clients/{id}/touchbase': () => failWith('forbidden') });
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: /Touchbase/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Touchbase' }));
    await sheet.findByRole('button', { name: 'Try again' });
  });

  it('is said where the consents would be', async () => {
    let isDown = true;
    const result = { standing: sampleClient().consent, consents: [] };
    fakeClient(
      {},
      { 'GET /clients/{id}/consents': () => (isDown ? failWith('forbidden') : { isSuccess: true, result }) },
    );
    const { user } = await openPage();
    await user.click(card('Consent clock').getByRole('button', { name: 'Records' }));
    const dialog = within(await screen.findByRole('dialog'));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await dialog.findByText('No consent was recorded yet.');
  });
});

describe('what is written', () => {
  it('a line is a note, with a stroke before it a task', async () => {
    const note = { id: itemId, text: 'Prefers SMS', isPinned: false, createdAt: at, updatedAt: at };
    const api = fakeClient(
      {},
      {
        'POST /clients/{id}/notes': () => ({ isSuccess: true, result: note }),
        'POST /clients/{id}/tasks': ({ body }) => ({
          isSuccess: true,
          result: { id: itemId, clientId, doneAt: null, ...body },
        }),
      },
    );
    const { user } = await openPage();
    const line = await screen.findByLabelText('Write a note, or type / for a task');
    await user.type(line, 'Prefers SMS{Enter}');
    await waitFor(() =>
      expect(api.calls('POST /clients/{id}/notes')[0]?.body).toEqual({
        text: 'Prefers SMS',
        isPinned: false,
      }),
    );
    await waitFor(() => expect((line as HTMLTextAreaElement).value).toBe(''));
    await user.type(line, '/Book a showing');
    fireEvent.change(screen.getByLabelText('Due day'), { target: { value: '2025-11-20' } });
    await user.type(line, '{Enter}');
    await waitFor(() =>
      expect(api.calls('POST /clients/{id}/tasks')[0]?.body).toEqual({
        title: 'Book a showing',
        dueOn: '2025-11-20',
      }),
    );
  });

  it('tasks are ticked off at once and come back after they were deleted', async () => {
    const task = { id: itemId, clientId, title: 'Send the map', dueOn: '2025-11-12', doneAt: null };
    const done = { isSuccess: true, result: { ...task, doneAt: at } } as const;
    const api = fakeClient(
      { tasks: [task] },
      {
        'PUT /clients/{id}/tasks/{itemId}': () => done,
        'DELETE /clients/{id}/tasks/{itemId}': () => ({ isSuccess: true }),
        'POST /clients/{id}/tasks/{itemId}/restore': () => done,
      },
    );
    const { user } = await openPage();
    const box = await card('Tasks').findByRole('checkbox', { name: 'Send the map' });
    card('Tasks').getByText('Today');
    await user.click(box);
    await waitFor(() =>
      expect(api.calls('PUT /clients/{id}/tasks/{itemId}')[0]?.body).toMatchObject({ isDone: true }),
    );
    await user.click(card('Tasks').getByRole('button', { name: 'Actions for Send the map' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Task deleted');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.calls('POST /clients/{id}/tasks/{itemId}/restore')).toHaveLength(1));
  });

  it('a consent needs its evidence, an express one the words too', async () => {
    const result = { standing: sampleClient().consent, consents: [] };
    const api = fakeClient({}, { 'POST /clients/{id}/consents': () => ({ isSuccess: true, result }) });
    const { user } = await openPage();
    await user.click(card('Consent clock').getByRole('button', { name: 'Record a consent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a consent' }));
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await dialog.findByText('Evidence is a required field');
    dialog.getByText('Words they agreed to is a required field');
    await user.click(dialog.getByRole('radio', { name: /Implied by business/ }));
    fireEvent.change(dialog.getByLabelText('Evidence'), { target: { value: 'Bought 12 Oak St' } });
    fireEvent.change(dialog.getByLabelText('Day of the deal'), { target: { value: '2025-11-01' } });
    dialog.getByText('Holds until Nov 1, 2027');
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(api.calls('POST /clients/{id}/consents')[0]?.body).toEqual({
        type: 'impliedBusiness',
        givenOn: '2025-11-01',
        evidence: 'Bought 12 Oak St',
        textShown: '',
      }),
    );
  });

  it('merging offers others, erasing wants the name once more, deleting has a way back', async () => {
    const api = fakeClient(
      {},
      {
        'POST /clients/search': () => ({
          isSuccess: true,
          result: [sampleRow(), sampleRow({ id: otherId, firstName: 'Amara', lastName: 'Chen' })],
          totalRows: 2,
          categories: { all: 2, interested: 2, waitingList: 0, notInterested: 0 },
          addedThisMonth: 0,
          isSimilar: false,
        }),
        'POST /clients/{id}/erase': () => ({ isSuccess: true }),
        'POST /clients/bulk/delete': () => ({ isSuccess: true, result: { count: 1, batchId: itemId } }),
        'POST /clients/restore': () => ({ isSuccess: true, result: { count: 1, emailTaken: [] } }),
      },
    );
    const { user, router } = await openPage();
    const openMenu = async (item: string) => {
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await openMenu('Merge with…');
    const merge = within(await screen.findByRole('dialog', { name: 'Merge with Amara Chen-Laurent' }));
    // The client itself is not offered.
    expect(await merge.findAllByRole('option')).toHaveLength(1);
    await user.click(merge.getByRole('button', { name: 'Cancel' }));

    await openMenu('Erase for good…');
    const erase = within(await screen.findByRole('dialog', { name: 'Erase Amara Chen-Laurent for good?' }));
    await user.click(erase.getByRole('button', { name: 'Erase for good' }));
    await erase.findByText('Not the name of this client');
    expect(api.calls('POST /clients/{id}/erase')).toHaveLength(0);
    await user.click(erase.getByRole('button', { name: 'Cancel' }));

    await openMenu('Delete');
    await waitFor(() => expect(router?.state.location.pathname).toBe('/clients'));
    await screen.findByText('Amara Chen-Laurent was deleted');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.calls('POST /clients/restore')).toMatchObject([{ body: { batchId: itemId } }]),
    );
  });
});
