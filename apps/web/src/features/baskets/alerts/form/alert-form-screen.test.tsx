import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { sampleMe } from '../../../../testing/sample-me.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import { clientId } from '../../testing/sample-basket.ts';
import { useAlertDraftStore } from '../model/alert-draft-store.ts';
import type { KeptAlerts } from '../testing/fake-alerts.ts';
import { fakeAlerts } from '../testing/fake-alerts.ts';
import { alertId, lakesideCriteria, replayOf, sampleAlert, suggestionOf } from '../testing/sample-alert.ts';
import { AlertFormScreen } from './alert-form-screen.tsx';
import type { AlertCriteriaParts } from './criteria-parts.ts';
import { CriteriaStrip } from './criteria-strip.tsx';

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
  useAlertDraftStore.setState({ kept: null, draft: null });
});

const wordsOf = ({ bedrooms, kind }: Criteria) =>
  [bedrooms ? `${bedrooms.min}+ beds` : '', ...(kind?.any ?? [])].filter(Boolean);

const parts: AlertCriteriaParts = {
  Chips: ({ criteria, onChange, children }) => (
    <ul aria-label="Criteria chips">
      {wordsOf(criteria).map((word) => (
        <li key={word}>{word}</li>
      ))}
      <li>
        <button type="button" onClick={() => onChange(defaultCriteria)}>
          Remove all
        </button>
        {children}
      </li>
    </ul>
  ),
  Area: () => <p>Map of the area</p>,
  Change: ({ to }) => wordsOf(to).join(', '),
  editLink: ({ offer }, basket) => ({ to: '/property-search', search: { c: offer, basket } }),
  mapLink: ({ offer }, basket) => ({ to: '/property-search/map-search', search: { c: offer, basket } }),
};

const agent = { id: 'agent', boardAgreement: sampleMe().boardAgreement };

interface Rendered {
  address?: string;
  kept?: KeptAlerts;
  language?: 'en' | 'fr';
  search?: Parameters<typeof AlertFormScreen>[0]['search'];
}

const lakesideSearch = { criteria: lakesideCriteria, name: 'Port Credit, 3+ beds' };

async function renderForm({ address = '', kept = {}, language = 'en', search = null }: Rendered = {}) {
  const { api } = fakeAlerts(kept);
  const rendered = renderWithProviders(
    <AlertFormScreen agent={agent} timeZone="America/Toronto" parts={parts} search={search} />,
    { route: `/basket/form?basketType=Automatic${address}`, language },
  );
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup(), ...rendered };
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Criteria chips' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .slice(0, -1);

const replayed = () => screen.findByText('messages', { selector: 'span' });

describe('a new alert', () => {
  it('[ALERT-01] is made of a client and a search, and starts', async () => {
    const { api, user, router } = await renderForm({
      address: `&client=${clientId}&c=x`,
      search: lakesideSearch,
    });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Port Credit, 3+ beds',
    );
    expect(chips()).toEqual(['3+ beds', 'detached', 'semiDetached']);
    await screen.findByText('listings match today');
    await screen.findByText('Consent until Feb 14, 2031. The alert pauses then and tells you.');
    await user.click(screen.getByRole('button', { name: 'Conditional' }));
    await user.click(screen.getByRole('button', { name: 'Price change' }));
    await user.click(screen.getByRole('switch', { name: 'Notify by SMS' }));
    await user.click(screen.getByRole('textbox', { name: 'A few words above the homes' }));
    await user.paste('As we said');
    await user.click(screen.getByRole('button', { name: 'Save and start' }));
    await waitFor(() =>
      expect(router?.state.location).toMatchObject({
        pathname: '/basket/view',
        search: { basketType: 'Automatic', id: alertId },
      }),
    );
    expect(api.calls('POST /alerts')[0]?.body).toMatchObject({
      name: 'Port Credit, 3+ beds',
      clientId,
      isPaused: false,
      criteria: lakesideCriteria,
      triggers: ['new', 'priceIntoRange', 'backOnMarket', 'conditional'],
      timeUnit: 'atOnce',
      sendHours: [],
      quietHours: { from: '21:00', to: '08:00' },
      ceiling: 5,
      byEmail: true,
      bySms: true,
      confirmBeforeSending: false,
      copyToMe: false,
      message: 'As we said',
    });
    expect(useAlertDraftStore.getState().draft).toBeNull();
  });

  it('[ALERT-01] writes at hours of the day, outside of quiet ones, as often as is chosen', async () => {
    const { api, user } = await renderForm({ address: `&client=${clientId}&c=x`, search: lakesideSearch });
    await user.click(screen.getByRole('radio', { name: 'Daily' }));
    await user.click(screen.getByRole('button', { name: /Add an hour/ }));
    await user.click(await screen.findByRole('option', { name: '5 PM' }));
    await user.click(screen.getByRole('button', { name: /Most per day/ }));
    await user.click(await screen.findByRole('option', { name: 'No ceiling' }));
    act(() => screen.getByRole('slider', { name: 'Quiet from' }).focus());
    await user.keyboard('{ArrowLeft}');
    await screen.findByText('8:30 PM – 8:00 AM, Toronto time');
    await user.click(screen.getByRole('button', { name: 'Save and start' }));
    await waitFor(() =>
      expect(api.calls('POST /alerts')[0]?.body).toMatchObject({
        timeUnit: 'daily',
        sendHours: [8, 17],
        quietHours: { from: '20:30', to: '08:00' },
        ceiling: null,
      }),
    );
  });

  it('[ALERT-01] is saved paused, without quiet hours and weekly at one hour', async () => {
    const { api, user } = await renderForm({ address: `&client=${clientId}&c=x`, search: lakesideSearch });
    await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    screen.getByText('Writes at any hour');
    await user.click(screen.getByRole('radio', { name: 'Weekly' }));
    await user.click(screen.getByRole('button', { name: /^.*Hour$/ }));
    await user.click(await screen.findByRole('option', { name: '9 AM' }));
    await user.click(screen.getByRole('button', { name: 'Save paused' }));
    await screen.findByText('“Port Credit, 3+ beds” is saved, paused');
    expect(api.calls('POST /alerts')[0]?.body).toMatchObject({
      isPaused: true,
      quietHours: null,
      timeUnit: 'weekly',
      sendHours: [9],
    });
  });

  it('[ALERT-01] says what is missing, and leads to the first of it', async () => {
    const { api, user } = await renderForm();
    for (const name of ['New', 'Price into range', 'Price change', 'Back on market'])
      await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('radio', { name: 'Daily' }));
    await user.click(screen.getByRole('button', { name: 'Remove 8 AM' }));
    await user.type(screen.getByRole('textbox', { name: 'Additional email' }), 'joel');
    await user.click(screen.getByRole('switch', { name: 'Notify by email' }));
    await user.click(screen.getByRole('button', { name: 'Save and start' }));
    for (const text of [
      'Client is a required field',
      'Name is a required field',
      'Additional email must be a valid email',
      'Choose at least one thing to write about.',
      'Choose at least one hour.',
      'Choose email, SMS or both.',
    ])
      screen.getByText(text);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Client' }));
    expect(api.calls('POST /alerts')).toEqual([]);
  });

  it('[ALERT-01] is kept as a draft, gone on with, and begun anew', async () => {
    const { user } = await renderForm();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lakeside');
    await screen.findByText(/^Draft kept/);
    cleanup();
    const back = await renderForm();
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value;
    expect(name()).toBe('Lakeside');
    await back.user.click(screen.getByRole('button', { name: 'Start anew' }));
    await waitFor(() => expect(name()).toBe(''));
    expect(useAlertDraftStore.getState().draft).toBeNull();
  });

  it('[ALERT-01] goes to the search and comes back with its criteria', async () => {
    const { user, router } = await renderForm({ address: '&c=x', search: lakesideSearch });
    await user.click(screen.getByRole('link', { name: 'Edit all' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/property-search'));
    const { kept } = useAlertDraftStore.getState();
    expect(router?.state.location.search).toMatchObject({ c: 'sale', basket: kept?.key });
    cleanup();
    if (!kept) throw new Error('Nothing was kept');

    const criteria: Criteria = { ...defaultCriteria, bedrooms: { min: 5 } };
    const strip = renderWithProviders(<CriteriaStrip kept={kept} criteria={criteria} />, {
      route: '/property-search',
    });
    await screen.findByText('Criteria for “Port Credit, 3+ beds”');
    await user.click(screen.getByRole('button', { name: 'Use these criteria' }));
    await waitFor(() => expect(strip.router?.state.location.pathname).toBe('/basket/form'));
    cleanup();
    await renderForm({ address: `&kept=${kept.key}` });
    expect(chips()).toEqual(['5+ beds']);
  });
});

describe('the replay of an alert', () => {
  it('[ALERT-01] shows the last 30 days, the homes of each, and the same as a table', async () => {
    const { user } = await renderForm({ address: '&c=x', search: lakesideSearch });
    const panel = within(screen.getByRole('region', { name: 'Replay of the last 30 days' }));
    await panel.findByRole('button', { name: /^Thursday, November 6: 3 messages, 5 homes/ });
    expect(panel.getByRole('heading', { name: 'Thursday, November 6' })).toBeDefined();
    panel.getByText('3 homes');
    panel.getByText('8:12 AM');
    const busiest = panel.getByRole('button', { name: /^Thursday, November 6/ });
    act(() => busiest.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(
      panel.getByRole('button', { name: 'Monday, November 10: 1 message, 1 home' }),
    );
    panel.getByRole('heading', { name: 'Monday, November 10' });
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    panel.getByRole('heading', { name: 'Wednesday, October 15' });

    await user.click(panel.getByRole('button', { name: /^Show as table/ }));
    const rows = within(panel.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayMessagesHomes',
      'Wednesday, October 1511',
      'Thursday, November 635',
      'Monday, November 1011',
    ]);
  });

  it('[ALERT-01] follows what is changed in the form', async () => {
    const { api, user } = await renderForm({
      address: '&c=x',
      search: lakesideSearch,
      kept: {
        replay: ({ criteria }) => replayOf(criteria.bedrooms ? {} : { messages: [], homes: 0, busiest: 0 }),
      },
    });
    await replayed();
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    await screen.findByText('Nothing would have been sent in these 30 days.');
    expect(api.calls('POST /alerts/replay').at(-1)?.body).toMatchObject({
      criteria: defaultCriteria,
      clientId: null,
      ceiling: 5,
    });
  });

  it('[ALERT-01] says where it stopped, and what it waits for', async () => {
    const { user } = await renderForm({
      kept: { replay: replayOf({ stoppedAt: '2025-11-06T13:00:00.000Z' }) },
    });
    await screen.findByText(/^This finds more .* Only the last 5,000 events count, .* Nov 6.*8:00\sAM\.$/);
    await user.click(screen.getByRole('radio', { name: 'Daily' }));
    await user.click(screen.getByRole('button', { name: 'Remove 8 AM' }));
    await screen.findByText('Choose what to write about, and at which hours: then the replay follows.');
  });

  it('[ALERT-01] says that it failed', async () => {
    await renderForm({ kept: { replay: () => failWith('internal') } });
    const panel = within(screen.getByRole('region', { name: 'Replay of the last 30 days' }));
    await panel.findByRole('alert');
  });

  it('[ALERT-01] mends with one tap what is too much or too little, and takes it back', async () => {
    const wider: Criteria = { ...lakesideCriteria, bedrooms: { min: 2 } };
    const narrower: Criteria = { ...lakesideCriteria, kind: { any: ['detached'] } };
    const { user } = await renderForm({
      address: '&c=x',
      search: lakesideSearch,
      kept: {
        replay: replayOf({
          suggestions: [
            suggestionOf({ messages: 4 }),
            suggestionOf({ kind: 'weekly', timeUnit: 'weekly', ceiling: 5, messages: 2, busiest: 1 }),
            suggestionOf({ kind: 'widen', field: 'bedrooms', criteria: wider, homes: 12, messages: 9 }),
            suggestionOf({
              ...{ kind: 'rejected', field: 'kind', criteria: narrower },
              ...{ homes: 5, dropped: 2, liked: 3, kept: 3 },
            }),
          ],
        }),
      },
    });
    await screen.findByText('3 messages in one day is a lot');
    screen.getByText('4 messages, busiest day 3, no home lost');
    screen.getByText('5 more homes, 4 more messages');
    screen.getByText('5 homes left, all 3 liked stay');
    await user.click(screen.getByRole('button', { name: 'Limit to 3 a day' }));
    expect(screen.getByRole('button', { name: /Most per day/ }).textContent).toContain('3 messages');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: /Most per day/ }).textContent).toContain('5 messages');
    await user.click(screen.getByRole('button', { name: '2+ beds, detached, semiDetached' }));
    expect(chips()).toEqual(['2+ beds', 'detached', 'semiDetached']);
    await user.click(screen.getByRole('button', { name: 'Write weekly' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekly' }).checked).toBe(true);
  });
});

describe('what the answers of a client propose', () => {
  it('[ALERT-01] is told with reason and effect, and taken change by change', async () => {
    const { api, user } = await renderForm({
      address: `&client=${clientId}&c=x`,
      search: lakesideSearch,
      kept: { answers: 14 },
    });
    await screen.findByText('Amara has answered 14 homes');
    await user.click(screen.getByRole('button', { name: 'Propose from the answers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Proposed from the answers' }));
    await dialog.findByText('Would have dropped 9 of 11 rejected. All 6 liked stay.');
    dialog.getByText('All 6 liked homes lie in it');
    dialog.getByText('4 rejected homes have it, and no liked one');
    const [price] = dialog.getAllByRole('checkbox');
    if (price) await user.click(price);
    await user.click(dialog.getByRole('button', { name: 'Take 1 change' }));
    await waitFor(() => expect(chips()).toEqual(['3+ beds', 'detached']));
    expect(api.calls('POST /alerts/proposal')[0]?.body).toEqual({ clientId, criteria: lakesideCriteria });
    await waitFor(() =>
      expect(api.calls('POST /alerts/replay').at(-1)?.body.criteria).toEqual({
        ...lakesideCriteria,
        kind: { any: ['detached'] },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(chips()).toEqual(['3+ beds', 'detached', 'semiDetached']);
  });
});

describe('an alert that is there', () => {
  it('[ALERT-01] is changed, let go on and paused', async () => {
    const paused = sampleAlert({ state: 'paused', pauseReason: 'byAgent' });
    const { api, user } = await renderForm({ address: `&id=${alertId}`, kept: { alert: paused } });
    screen.getByRole('heading', { level: 1, name: 'Edit Lakeside, main-floor office' });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Lakeside');
    screen.getByText('Changes are not saved yet');
    await user.click(screen.getByRole('button', { name: 'Save and start' }));
    await screen.findByText('“Lakeside” watches the market');
    expect(api.calls('PUT /alerts/{id}')[0]?.body).toMatchObject({ name: 'Lakeside', revision: 4 });
    expect(api.calls('POST /alerts/{id}/resume')).toHaveLength(1);
    cleanup();

    const again = await renderForm({ address: `&id=${alertId}` });
    await again.user.click(screen.getByRole('button', { name: 'Save paused' }));
    await screen.findByText('“Lakeside, main-floor office” is saved, paused');
    expect(again.api.calls('POST /alerts/{id}/pause')[0]?.body).toEqual({ until: null });
  });

  it('asks before changes are lost', async () => {
    const { user, router } = await renderForm({ address: `&id=${alertId}` });
    await user.click(screen.getByRole('button', { name: 'Conditional' }));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(router?.state.location.pathname).toBe('/basket/form');
  });

  it('says that it is not there, where the address is broken', async () => {
    await renderForm({ address: '&id=7' });
    screen.getByRole('heading', { name: 'This alert is not here' });
  });

  it('[SHELL-09] reads in French', async () => {
    await renderForm({ address: `&id=${alertId}`, language: 'fr' });
    await screen.findByRole('heading', { level: 1, name: 'Modifier Lakeside, main-floor office' });
    await screen.findByText('Limiter à 3 par jour');
    screen.getByText(/^21 h(?: 00)? à 8 h(?: 00)?, heure de Toronto$/);
    screen.getByRole('button', { name: 'Prix dans la fourchette' });
  });
});
