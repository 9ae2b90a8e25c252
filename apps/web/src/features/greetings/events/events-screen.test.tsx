import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeGreetings } from '../testing/fake-greetings.ts';
import { eventOf, idOf, sampleYear, taskOf, today } from '../testing/sample-greetings.ts';
import { EventsScreen } from './events-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:00Z') });
  return () => vi.useRealTimers();
});

async function open(
  search = '',
  kept: Parameters<typeof fakeGreetings>[0] = {},
  language: 'en' | 'fr' = 'en',
) {
  const api = fakeGreetings(kept);
  const rendered = renderWithProviders(<EventsScreen timeZone="America/Toronto" />, {
    route: `/events${search}`,
    language,
  });
  await screen.findByText(/^(Events and greetings|Événements et vœux)$/);
  return { api, user: userEvent.setup({ delay: null }), ...rendered };
}

/** Among hundreds of days one is found by its date, which is much quicker than by its name. */
const dayCell = (day: string): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[data-date="${day}"]`);
  if (!cell) throw new Error(`No ${day} in the calendar`);
  return cell;
};
const named = (day: string): string | null => dayCell(day).getAttribute('aria-label');

const aside = () => within(screen.getByRole('complementary', { name: 'Coming up' }));

describe('the year of events', () => {
  it('[EVENT-01] shows twelve months with the kinds of each day, and what is coming up', async () => {
    await open();
    expect(await screen.findAllByRole('grid')).toHaveLength(12);
    expect(named('2025-11-14')).toBe('Friday, November 14, 2025: 2 birthdays, 1 home anniversary');
    expect(dayCell('2025-11-12').getAttribute('aria-current')).toBe('date');
    await aside().findByText('Priya Raman turns 40');
    aside().getByText('3 years at 38 Helene St S');
    aside().getByText('Birthday, in French');
    aside().getByText('Held: Bereavement');
    expect(
      aside()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'This week', 'Later in November', 'December']);
    aside().getByText('2 wait for you.');
  });

  it('[EVENT-01] is walked through by the arrows, and Enter opens a day beside it', async () => {
    const { user, router } = await open();
    await screen.findAllByRole('grid');
    dayCell('2025-11-12').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-date')).toBe('2025-11-14');
    await user.keyboard('{Enter}');
    await aside().findByRole('heading', { name: 'Friday, November 14' });
    expect(await aside().findAllByRole('listitem')).toHaveLength(2);
    expect(router?.state.location.search).toEqual({ day: '2025-11-14' });
    await user.click(aside().getByRole('button', { name: 'Back to what is coming up' }));
    await aside().findByRole('heading', { name: 'Coming up' });
  });

  it('[EVENT-01] is narrowed to one kind by its chip', async () => {
    const { api, user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Holidays/ }));
    await waitFor(() => expect(named('2025-11-14')).toBe('Friday, November 14, 2025: nothing'));
    expect(named('2025-12-25')).toBe('Thursday, December 25, 2025: 1 holiday');
    await waitFor(() => expect(api.calls('GET /greetings/events').at(-1)?.query.get('kind')).toBe('holiday'));
  });

  it('[EVENT-01] says when a greeting leaves, skips it and takes that back', async () => {
    const { api, user } = await open();
    await screen.findByText('Coming up');
    await user.click(await aside().findByRole('button', { name: /Amara Chen-Laurent/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Amara Chen-Laurent' }));
    drawer.getByText(/^Leaves Friday, November 14, 2025 at 9 AM where the client lives/);
    await user.click(drawer.getByRole('button', { name: 'Skip this year' }));
    await screen.findByText('1 greeting skipped this year');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.calls('POST /greetings/decide').map(({ body }) => body.decision)).toEqual(['skip', 'undo']),
    );
  });

  it('[EVENT-01] says of what is late until when it still leaves, and promises no hour that has passed', async () => {
    const { user } = await open('', {
      events: [eventOf(1, { state: 'waiting', sendAt: '2025-11-12T13:30:00.000Z' })],
    });
    await screen.findByText('Coming up');
    await user.click(await aside().findByRole('button', { name: /Priya Raman/ }));
    const drawer = within(await screen.findByRole('dialog'));
    drawer.getByText(
      'Was due Wednesday, November 12, 2025. Once approved it still leaves until Saturday, November 15, 2025, between 9 AM and 9 PM where the client lives.',
    );
    expect(drawer.queryByText(/your time/)).toBeNull();
  });

  it('[EVENT-01] says of what will not leave why, and never when', async () => {
    const { user } = await open('', {
      events: [
        eventOf(4, { state: 'held', reason: 'bereavement', client: { id: idOf(104), name: 'Helen Novak' } }),
        eventOf(6, { state: 'blocked', reason: 'noConsent', client: { id: idOf(106), name: 'Omar Nassar' } }),
        eventOf(7, { state: 'skipped', client: { id: idOf(107), name: 'Luc Bergeron' } }),
      ],
    });
    await screen.findByText('Coming up');
    await aside().findByText('Will not be sent: No consent on record');
    for (const name of ['Helen Novak', 'Omar Nassar', 'Luc Bergeron']) {
      await user.click(await aside().findByRole('button', { name: new RegExp(name) }));
      const drawer = within(await screen.findByRole('dialog', { name: new RegExp(name) }));
      expect(drawer.queryByText(/Leaves|your time/)).toBeNull();
      expect(drawer.queryByRole('button', { name: 'Approve' })).toBeNull();
      drawer.getByText('Wednesday, November 12, 2025');
      if (name === 'Omar Nassar') drawer.getByText('Nothing leaves as long as this is so.');
      await user.keyboard('{Escape}');
    }
  });

  it('[EVENT-01] holds one client with a reason', async () => {
    const { api, user } = await open();
    await screen.findByText('Coming up');
    await user.click(await aside().findByRole('button', { name: /Priya Raman turns 40/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /Priya Raman/ }));
    await user.click(await drawer.findByRole('button', { name: 'Hold all greetings to Priya Raman' }));
    await user.type(drawer.getByLabelText('Until'), '2025-01-01');
    await user.click(drawer.getByRole('button', { name: 'Hold' }));
    await drawer.findByText('Choose a day that is still ahead.');
    await user.clear(drawer.getByLabelText('Until'));
    await user.click(drawer.getByRole('button', { name: 'Hold' }));
    await screen.findByText('On hold: Priya Raman');
    expect(api.calls('PUT /greetings/clients/{id}')[0]?.body).toMatchObject({
      feasts: ['diwali'],
      hold: { reason: 'bereavement', until: null },
    });
  });

  it('moves the focus with what takes the place of a button', async () => {
    const { user } = await open();
    await screen.findByText('Coming up');
    await user.click(await aside().findByRole('button', { name: /Priya Raman turns 40/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /Priya Raman/ }));
    const hold = () => drawer.findByRole('button', { name: 'Hold all greetings to Priya Raman' });
    await user.click(await hold());
    expect(document.activeElement).toBe(drawer.getByRole('button', { name: /Reason/ }));
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(await hold());
  });

  it('passes the focus to the next that waits', async () => {
    const { user } = await open('?view=review');
    await user.click(await screen.findByRole('button', { name: 'Approve: Luc Bergeron' }));
    await screen.findByRole('heading', { name: '1 greeting waits for your approval' });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Amara Chen-Laurent'));
    for (const view of screen.getAllByRole('radio')) expect((view as HTMLInputElement).checked).toBe(false);
  });

  it('[EVENT-01] what waits is approved all at once or one by one', async () => {
    const { api, user } = await open('?view=review');
    await screen.findByRole('heading', { name: '2 greetings wait for your approval' });
    await user.click(screen.getByRole('button', { name: 'Approve: Luc Bergeron' }));
    await screen.findByRole('heading', { name: '1 greeting waits for your approval' });
    await user.click(screen.getByRole('button', { name: 'Approve 1' }));
    await screen.findByRole('heading', { name: 'Nothing waits for you' });
    expect(api.calls('POST /greetings/decide').map(({ body }) => body)).toEqual([
      { keys: [idOf(3)], decision: 'approve' },
      { keys: [idOf(2)], decision: 'approve' },
    ]);
  });

  it('says what to do first without clients, what to switch on, and tries again', async () => {
    const { unmount } = await open('', { year: sampleYear({ clients: 0 }) });
    await screen.findByRole('link', { name: 'Add a client' });
    unmount();
    const none = { birthday: 0, homeAnniversary: 0, clientSince: 0, holiday: 0, marketLetter: 0, custom: 0 };
    const { unmount: leave } = await open('', { year: sampleYear({ totals: none, days: [] }), events: [] });
    await screen.findByRole('link', { name: 'Choose categories' });
    leave();
    fakeGreetings();
    fakeApi({ 'GET /greetings/year': () => failWith('internal') });
    renderWithProviders(<EventsScreen />, { route: '/events' });
    await screen.findByText('Your events could not be loaded.');
  });

  it('puts what is coming up first on a phone, where a day opens over it', async () => {
    setWindowWidth(390);
    const { user } = await open();
    const coming = await screen.findByRole('heading', { name: 'Coming up' });
    const [november] = screen.getAllByRole('grid');
    expect(november && coming.compareDocumentPosition(november)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(dayCell('2025-11-14'));
    await screen.findByRole('dialog', { name: 'Friday, November 14' });
  });

  it('[SHELL-09] reads in French', async () => {
    await open('', {}, 'fr');
    await screen.findByRole('heading', { level: 1, name: 'Événements et vœux' });
    await screen.findByText('Priya Raman, 40 ans');
    screen.getByText('Retenu : Deuil');
  });
});

describe('tasks', () => {
  it('[EVENT-02] stand with their next day, are cancelled and come back', async () => {
    const { user } = await open('?view=tasks', {
      tasks: [taskOf(1), taskOf(2, { category: 'birthdays', kind: 'birthday', name: '', isStanding: true })],
    });
    const row = within(await screen.findByRole('row', { name: /Open house reunion/ }));
    row.getByText('Dec 1');
    row.getByText('Every year');
    expect(screen.getByRole('link', { name: 'Edit Birthdays' }).getAttribute('href')).toBe(
      '/events/greeting-categories?category=birthdays',
    );
    await user.click(row.getByRole('button', { name: 'Cancel Open house reunion' }));
    await screen.findByText('Open house reunion is cancelled');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Open house reunion/ })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit Birthdays' })),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('row', { name: /Open house reunion/ });
  });

  it('[EVENT-02] are scheduled with what is wrong said beside its field, and counted meanwhile', async () => {
    const { api, user, router } = await open('?view=tasks&task=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'New greeting' }));
    await user.click(await dialog.findByRole('button', { name: 'Schedule' }));
    await dialog.findByText('Say what is celebrated.');
    dialog.getByText('Enter a day, such as 2026-03-31.');
    expect(document.activeElement).toBe(dialog.getByLabelText(/What is celebrated/));
    await user.type(dialog.getByLabelText(/What is celebrated/), 'Reunion');
    await user.type(dialog.getByRole('textbox', { name: /^Day/ }), '2025-12-01');
    await dialog.findByText('Next on Dec 1, 2025: 148 clients, 131 can receive it');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Greeting scheduled');
    expect(api.calls('POST /greetings/tasks')[0]?.body).toMatchObject({
      category: 'customDates',
      occasions: ['custom'],
      name: 'Reunion',
      customDate: '2025-12-01',
      words: null,
      audience: { kind: 'all' },
    });
    expect(router?.state.location.search).toEqual({ view: 'tasks' });
  });

  it('[EVENT-02] are begun over what is shown, which comes back, and asks before words are lost', async () => {
    const { user, router } = await open('?view=list');
    const opener = await screen.findByRole('link', { name: 'New greeting' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'New greeting' }));
    expect(router?.state.location.search).toEqual({ view: 'list', task: 'new' });
    await user.type(dialog.getByLabelText(/What is celebrated/), 'Reunion');
    await user.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.clear(dialog.getByLabelText(/What is celebrated/));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router?.state.location.search).toEqual({ view: 'list' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('[EVENT-02] say to whom they came when they are over', async () => {
    const over = { sendDate: null, clientCount: 0, repeatsAnnually: false };
    await open('?view=tasks&show=all', {
      tasks: [
        taskOf(1, { ...over, name: 'Reunion', state: 'done', reached: 3 }),
        taskOf(2, { ...over, name: 'Garden party', state: 'cancelled', reached: 0 }),
      ],
    });
    within(await screen.findByRole('row', { name: /Reunion/ })).getByText('Reached 3 clients');
    within(screen.getByRole('row', { name: /Garden party/ })).getByText('Reached nobody');
  });

  it('[EVENT-02] say at the day that its hour has passed where the clients live', async () => {
    const { user } = await open('?view=tasks&task=new');
    const fields = [{ path: 'customDate', code: 'past', message: 'x' }];
    fakeApi({ 'POST /greetings/tasks': () => failWith('invalid_input', { fields }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'New greeting' }));
    await user.type(dialog.getByLabelText(/What is celebrated/), 'Reunion');
    const day = dialog.getByRole('textbox', { name: /^Day/ });
    await user.type(day, today);
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await dialog.findByText(/^The hour of that day has passed/);
    expect(document.activeElement).toBe(day);
    await user.clear(day);
    await user.type(day, '2025-12-01');
    expect(dialog.queryByText(/^The hour of that day has passed/)).toBeNull();
  });

  it('[EVENT-02] are changed as they are now, with words of their own', async () => {
    const { api, user } = await open(`?view=tasks&task=${idOf(901)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change greeting' }));
    await waitFor(() =>
      expect(
        (dialog.getByRole('radio', { name: /for this greeting alone/ }) as HTMLInputElement).disabled,
      ).toBe(false),
    );
    await user.click(dialog.getByRole('radio', { name: /for this greeting alone/ }));
    const subject = await dialog.findByLabelText(/^Subject/);
    await user.clear(subject);
    await user.type(subject, 'Hello again');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Greeting saved');
    expect(api.calls('PUT /greetings/tasks/{id}')[0]?.body).toMatchObject({
      revision: 3,
      words: { en: { subject: 'Hello again' }, fr: { subject: 'Bon anniversaire, {{firstName}}' } },
    });
  });
});
