import type { NotificationChannelStates } from '@hearthline/contract/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '../../../shared/api/me-query.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { samplePlans } from '../../../testing/sample-plans.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { writeHtml } from '../../../testing/write-html.ts';
import { createChannels, mergePreferences } from '../testing/fake-user.ts';
import { SettingsScreen } from './settings-screen.tsx';

type Routes = Parameters<typeof fakeApi>[0];

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  useThemeStore.setState({ theme: 'dark' });
  signIn();
});

function answerSettings(routes: Routes = {}) {
  const me = sampleMe();
  return fakeApi({
    'GET /lookup': () => ({ isSuccess: true, result: timeZones }),
    'GET /users/me': () => ({ isSuccess: true, result: me }),
    'GET /users/profile/avatar': () => ({ isSuccess: true, result: null }),
    'GET /users/plans': () => ({ isSuccess: true, result: samplePlans({ plan: 'solo' }) }),
    'GET /notifications/channels': () => ({ isSuccess: true, result: createChannels() }),
    'PUT /users/preferences': ({ body }) => {
      me.preferences = mergePreferences(me.preferences, body);
      return { isSuccess: true, result: me.preferences };
    },
    ...routes,
  });
}

async function openSettings(language: 'en' | 'fr' = 'en') {
  const rendered = renderWithProviders(<SettingsScreen />, { language });
  await screen.findByText(language === 'fr' ? 'Annonces' : 'Announcements');
  return rendered;
}

async function savedBodies(api: ReturnType<typeof answerSettings>) {
  await waitFor(() => expect(api.calls('PUT /users/preferences').length).toBeGreaterThan(0));
  return api.calls('PUT /users/preferences').map((call) => call.body);
}

const timeZones = [
  { id: 'America/Toronto', name: 'Toronto, Eastern time', code: 'America/Toronto' },
  { id: 'America/Vancouver', name: 'Vancouver, Pacific time', code: 'America/Vancouver' },
];

describe('plans', () => {
  it('[USER-05] [USER-07] show the own plan, what each contains and how much is used', async () => {
    answerSettings();
    await openSettings();
    const plans = [await screen.findByText('Solo'), screen.getByText('Pro')];

    const solo = within(plans[0]?.closest('li') as HTMLElement);
    for (const text of [
      'Your plan',
      '$39',
      '50 clients',
      '5 market analyses a month',
      '1 site',
      'Renews on Dec 1, 2025',
    ]) {
      expect(solo.getByText(text)).toBeTruthy();
    }
    expect(within(plans[1]?.closest('li') as HTMLElement).queryByText('Your plan')).toBeNull();

    const use = within(screen.getByRole('list', { name: 'Use of your plan' }));
    expect(use.getByRole('progressbar', { name: 'Clients' }).getAttribute('aria-valuetext')).toBe('20 of 50');
    expect(use.getByRole('progressbar', { name: 'Clients' }).getAttribute('aria-valuenow')).toBe('40');
    const analyses = use.getByRole('progressbar', { name: 'Market analyses this month' });
    expect(analyses.getAttribute('aria-valuetext')).toBe('1 of 5');
    expect(use.queryByText(/left/)).toBeNull();
  });

  it('[USER-07] name the seats of a team, and count none of them: nobody can be given one yet', async () => {
    answerSettings({
      'GET /users/plans': () => ({ isSuccess: true, result: samplePlans({ plan: 'team' }) }),
    });
    await openSettings();
    expect(await screen.findByText('6 seats')).toBeTruthy();
    const use = within(screen.getByRole('list', { name: 'Use of your plan' }));
    expect(use.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Clients20, no limit',
      'Market analyses this month1, no limit',
    ]);
  });

  it.each([
    ['en', '10 left', 'None left · Counted anew on Dec 1, 2025'],
    ['fr', 'Il en reste 10', 'Il n’en reste plus · Le compte recommence le 1er déc. 2025'],
  ] as const)('say in %s how much is left once most of it is used', async (language, clients, analyses) => {
    const result = samplePlans({ plan: 'solo', clients: 40, cmaThisMonth: 5 });
    answerSettings({ 'GET /users/plans': () => ({ isSuccess: true, result }) });
    await openSettings(language);
    expect(await screen.findByText(clients)).toBeTruthy();
    expect(screen.getByText(analyses)).toBeTruthy();
  });

  it('[USER-05] a failed load leaves the rest of the screen usable', async () => {
    answerSettings({ 'GET /users/plans': () => failWith('forbidden') });
    await openSettings();
    expect(await screen.findByText('Your plan could not be loaded.')).toBeTruthy();
    expect(screen.getByLabelText('Quiet hours', { selector: 'input' })).toBeTruthy();
  });
});

describe('notifications', () => {
  const answerChannels = (changes: Partial<NotificationChannelStates>) =>
    answerSettings({
      'GET /notifications/channels': () => ({ isSuccess: true, result: createChannels(changes) }),
    });
  const cell = (channel: string) =>
    screen.getByLabelText<HTMLInputElement>(`Price and status changes: ${channel}`);

  it('offer what somebody sends, and say where it goes', async () => {
    answerSettings();
    await openSettings();
    expect(screen.getByText('Basket answers')).toBeTruthy();
    expect(await screen.findByText('Email goes to maya.okafor@northlight.example.')).toBeTruthy();
    expect(screen.getByText('SMS goes to 416 555 0119.')).toBeTruthy();
    expect(cell('SMS').disabled).toBe(false);
  });

  it('say why SMS cannot be chosen where nobody sends it', async () => {
    answerChannels({ sms: { state: 'noProvider', address: '+14165550119' } });
    await openSettings();
    const reason = await screen.findByText('SMS cannot be chosen: nobody has set up a provider here.');
    expect(cell('SMS').disabled).toBe(true);
    expect(cell('SMS').getAttribute('aria-describedby')).toContain(reason.id);
    expect(cell('Email').disabled).toBe(false);
  });

  it('lead to the profile where there is no number', async () => {
    answerChannels({ sms: { state: 'noAddress', address: '' } });
    renderWithProviders(<SettingsScreen />, { language: 'fr', route: '/setting' });
    await screen.findByText(/votre profil n’a pas de numéro de cellulaire/);
    expect(screen.getByRole('link', { name: 'L’ajouter' }).getAttribute('href')).toBe('/user/profile');
  });

  it('are off by mail where it comes back, until the agent turns them on again', async () => {
    answerChannels({ email: { state: 'failed', address: 'maya@old.example' } });
    const api = fakeApi({
      'POST /notifications/channels/{channel}/reopen': () => ({
        isSuccess: true,
        result: createChannels(),
      }),
    });
    await openSettings();
    expect(await screen.findByText('Email is off: messages to maya@old.example come back.')).toBeTruthy();
    expect([cell('Email').disabled, cell('Email').checked]).toEqual([true, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Turn email on again' }));
    await waitFor(() => expect(cell('Email').disabled).toBe(false));
    expect(cell('Email').checked).toBe(true);
    expect(api.calls('POST /notifications/channels/{channel}/reopen')).toMatchObject([
      { params: { channel: 'email' } },
    ]);
  });
});

describe('choices save themselves', () => {
  it('[USER-05] [SHELL-08] the theme changes at once and reaches the account', async () => {
    const api = answerSettings();
    await openSettings();
    await userEvent.click(screen.getByLabelText('Light'));
    expect(useThemeStore.getState().theme).toBe('light');
    expect(document.documentElement.classList.contains('dark')).toBe(false);
    expect(await savedBodies(api)).toEqual([{ theme: 'light' }]);
    expect(await screen.findByText(/^Saved \d{1,2}:\d{2} [AP]M$/)).toBeTruthy();
  });

  it('[USER-05] [SHELL-09] the language changes the screen at once and reaches the account', async () => {
    const api = answerSettings();
    await openSettings();
    const language = screen.getAllByLabelText('Français', { selector: 'input' })[0] as HTMLElement;
    await userEvent.click(language);
    expect(await screen.findByRole('heading', { name: 'Paramètres' })).toBeTruthy();
    expect(useLanguageStore.getState().lan).toBe('fr');
    expect(await savedBodies(api)).toEqual([{ language: 'fr' }]);
  });

  it('[USER-05] a notification switch changes its own topic and channel only', async () => {
    const api = answerSettings();
    await openSettings();
    await userEvent.click(screen.getByLabelText('Birthdays and greetings: SMS', { selector: 'input' }));
    const [body] = await savedBodies(api);
    expect(body?.notifications?.birthdays).toEqual({ inApp: true, email: true, sms: true });
    expect(body?.notifications?.announcements).toEqual({ inApp: true, email: true, sms: false });
  });

  it('[USER-05] quiet hours move, say their time and switch off', async () => {
    const api = answerSettings();
    await openSettings();
    expect(screen.getByText('9:00 PM – 7:30 AM. Messages wait until morning.')).toBeTruthy();
    const until = screen.getByRole('slider', { name: 'Quiet until' });
    expect(until.getAttribute('aria-valuetext')).toBe('7:30 AM');
    fireEvent.keyDown(until, { key: 'ArrowRight' });
    expect(until.getAttribute('aria-valuetext')).toBe('8:00 AM');
    expect(screen.getByText('9:00 PM – 8:00 AM. Messages wait until morning.')).toBeTruthy();
    expect(await savedBodies(api)).toEqual([{ quietHours: { isOn: true, from: '21:00', to: '08:00' } }]);

    await userEvent.click(screen.getByLabelText('Quiet hours', { selector: 'input' }));
    expect(screen.getByText('Messages are sent at any hour.')).toBeTruthy();
    await waitFor(() => expect(api.calls('PUT /users/preferences')).toHaveLength(2));
  });

  it('[USER-05] quiet hours are not sent when a thumb was pressed but not moved', async () => {
    const me = sampleMe();
    me.preferences.quietHours = { isOn: true, from: '21:10', to: '00:00' };
    const api = answerSettings({ 'GET /users/me': () => ({ isSuccess: true, result: me }) });
    const { unmount } = await openSettings();
    const from = screen.getByRole('slider', { name: 'Quiet from' });
    const track = from.parentElement as HTMLElement;
    track.getBoundingClientRect = () => new DOMRect(0, 0, 480, 28);
    Object.assign(from, { setPointerCapture: () => {}, hasPointerCapture: () => true });
    fireEvent.pointerDown(from, { clientX: 430, pointerId: 1 });
    fireEvent.pointerUp(from, { clientX: 430, pointerId: 1 });
    expect(from.getAttribute('aria-valuetext')).toBe('9:10 PM');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Quiet until' }), { key: 'Home' });
    // Whatever waits to be saved leaves with the next choice.
    await userEvent.click(screen.getByLabelText('Light'));
    unmount();
    expect(await savedBodies(api)).toEqual([{ theme: 'light' }]);
  });

  it('[USER-05] the time zone shows the time there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:14:00Z') });
    signIn();
    const api = answerSettings();
    await openSettings();
    expect(screen.getByText('Now 9:14 AM. Emails and reminders follow this clock.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Time zone/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Vancouver, Pacific time' }));
    expect(screen.getByText('Now 6:14 AM. Emails and reminders follow this clock.')).toBeTruthy();
    expect(await savedBodies(api)).toEqual([{ timeZone: 'America/Vancouver' }]);
  });

  it('[USER-05] a signature per language is stored as clean HTML', async () => {
    const api = answerSettings();
    await openSettings();
    const french = screen.getAllByLabelText('Français', { selector: 'input' })[1] as HTMLElement;
    await userEvent.click(french);
    writeHtml(
      await screen.findByRole('textbox', { name: 'Signature in French' }),
      '<div><b onclick="x()">Maya</b></div><div>Courtière<script>alert(1)</script></div>',
    );
    expect(await savedBodies(api)).toEqual([
      {
        signature: {
          en: '<strong>Maya Okafor</strong><br>416 555 0119',
          fr: '<strong>Maya</strong><br>Courtière',
        },
      },
    ]);
  });

  it('[USER-05] a signature starts from the details of the profile', async () => {
    const api = answerSettings();
    await openSettings('fr');
    await userEvent.click(await screen.findByRole('button', { name: 'Remplir avec mes coordonnées' }));
    const field = await screen.findByRole('textbox', { name: /Signature/ });
    expect(within(field).getByText('Maya Okafor')).toBeTruthy();
    const [body] = await savedBodies(api);
    expect(body?.signature?.fr).toBe(
      '<strong>Maya Okafor</strong><br>Représentante commerciale, Northlight Realty Inc., Brokerage<br>416 555 0119',
    );
  });

  it('[USER-05] a failed save keeps the choice and offers another try', async () => {
    let isDown = true;
    const api = answerSettings({
      'PUT /users/preferences': ({ body }) =>
        isDown
          ? failWith('internal')
          : { isSuccess: true, result: mergePreferences(sampleMe().preferences, body) },
    });
    await openSettings();
    const birthdays = screen.getByLabelText<HTMLInputElement>('Birthdays and greetings: SMS');
    await userEvent.click(birthdays);
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(birthdays.checked).toBe(true);

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(birthdays.checked).toBe(true);
    expect(api.calls('PUT /users/preferences')).toHaveLength(2);
  });

  it('[USER-05] a saved choice that is changed elsewhere shows as it is there', async () => {
    answerSettings();
    const { queryClient } = await openSettings();
    const birthdays = screen.getByLabelText<HTMLInputElement>('Birthdays and greetings: SMS');
    await userEvent.click(birthdays);
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(birthdays.checked).toBe(true);
    act(() => queryClient.setQueryData(meQuery.queryKey, sampleMe()));
    await waitFor(() => expect(birthdays.checked).toBe(false));
  });

  it('[USER-05] a choice made just before leaving is still sent', async () => {
    const api = answerSettings();
    const { unmount } = await openSettings();
    await userEvent.click(screen.getByLabelText('Light'));
    unmount();
    expect(await savedBodies(api)).toEqual([{ theme: 'light' }]);
  });
});
