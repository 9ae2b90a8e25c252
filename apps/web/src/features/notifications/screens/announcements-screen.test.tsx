import type { Announcement } from '@hearthline/contract/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { AnnouncementsScreen } from './announcements-screen.tsx';

beforeEach(signIn);

const words = {
  en: { title: 'Office closed', body: 'Back on Monday.' },
  fr: { title: 'Bureau fermé', body: 'De retour lundi.' },
};

function answer(sent: Announcement[] = []) {
  return fakeApi({
    'GET /admin/announcements': () => ({ isSuccess: true, result: { agents: 128, sent } }),
    'POST /admin/announcements': ({ body }) => {
      const announcement = {
        ...body,
        id: '0198a000-0000-7000-8000-000000000009',
        createdAt: '2025-11-12T15:00:00.000Z',
        told: 0,
        isFinished: true,
      };
      sent.push(announcement);
      return { isSuccess: true, result: announcement };
    },
  });
}

function openScreen(language: 'en' | 'fr' = 'en', isAdmin = true) {
  renderWithProviders(<AnnouncementsScreen me={sampleMe({ isAdmin })} />, { language });
  return userEvent.setup();
}

async function writeAll(user: ReturnType<typeof userEvent.setup>) {
  for (const [name, { title, body }] of [
    ['English', words.en],
    ['French', words.fr],
  ] as const) {
    const card = within(screen.getByRole('region', { name }));
    await user.type(card.getByLabelText(/^Title/), title);
    await user.type(card.getByLabelText(/^Text/), body);
  }
}
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send to all agents' });

it('is for administrators', async () => {
  const api = answer();
  openScreen('fr', false);
  expect(screen.getByRole('heading', { level: 1, name: 'Annonces' })).toBeTruthy();
  expect(screen.getByText('Seuls les administrateurs peuvent écrire à tous les courtiers.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(api.calls('GET /admin/announcements')).toEqual([]);
});

it('shows what agents will read, asks once more and sends it in both languages', async () => {
  const api = answer();
  const user = openScreen();
  await screen.findByText('You have not sent any yet.');
  expect(sendButton().disabled).toBe(true);
  await writeAll(user);
  const preview = within(screen.getByRole('region', { name: 'As agents will read it' }));
  expect(preview.getByText('Bureau fermé').closest('li')?.getAttribute('lang')).toBe('fr');
  expect(preview.getByText('Back on Monday.')).toBeTruthy();
  expect(screen.getByText(/^Reaches 128 agents/)).toBeTruthy();
  await user.click(sendButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'Send it to 128 agents?' });
  await user.click(within(dialog).getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.calls('POST /admin/announcements')).toEqual([]);
  await user.click(sendButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  await screen.findByText('The announcement is on its way.');
  expect(api.calls('POST /admin/announcements').map(({ body }) => body)).toEqual([words]);
  const sent = within(screen.getByRole('region', { name: 'Sent by you' }));
  expect(await sent.findByText('Office closed')).toBeTruthy();
  expect(sendButton().disabled).toBe(true);
  // Beside the button, which cannot have the focus any more.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText('Write it in both languages to send it.')),
  );
});

it('keeps what was written when it could not be sent', async () => {
  answer();
  fakeApi({ 'POST /admin/announcements': () => failWith('unavailable', { friendlyMessage: 'Not now' }) });
  const user = openScreen();
  await screen.findByText('You have not sent any yet.');
  await writeAll(user);
  await user.click(sendButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  await screen.findByText('Not now');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByDisplayValue('Office closed')).toBeTruthy();
});

it('says how far one on its way has come', async () => {
  answer([
    { ...words, id: '1', createdAt: '2025-11-12T15:00:00.000Z', told: 100, isFinished: false },
    { ...words, id: '2', createdAt: '2025-11-01T15:00:00.000Z', told: 128, isFinished: true },
  ]);
  openScreen();
  expect(await screen.findByText('Nov 12, 2025 · on its way, told 100 agents so far')).toBeTruthy();
  expect(screen.getByText('Nov 1, 2025 · told 128 agents')).toBeTruthy();
});
