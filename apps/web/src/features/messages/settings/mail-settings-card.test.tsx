import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { ClientMails } from '../parts/client-mails.tsx';
import { idOf, openBrowser, sampleDetail, sampleRow } from '../testing/sample-message.ts';
import { MailSettingsCard } from './mail-settings-card.tsx';

beforeEach(() => openBrowser());

describe('[MAIL-01] the settings of mail to clients', () => {
  it('save themselves, and a limit that is none is refused', async () => {
    const api = fakeApi({
      'GET /messages/settings': () => ({
        isSuccess: true,
        result: { watchesReading: true, dailyLimit: 500 },
      }),
      'PUT /messages/settings': ({ body }) => ({ isSuccess: true, result: body }),
    });
    renderWithProviders(<MailSettingsCard />, { route: '/setting' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('switch', { name: 'Watch openings and clicks' }));
    await waitFor(() =>
      expect(api.calls('PUT /messages/settings')[0]?.body).toEqual({
        watchesReading: false,
        dailyLimit: 500,
      }),
    );
    const limit = screen.getByRole('textbox', { name: 'Emails and SMS a day' });
    await user.clear(limit);
    await user.tab();
    expect(screen.getByText('Enter a whole number from 1 to 1,000.')).toBeTruthy();
    await user.type(limit, '250{Enter}');
    await waitFor(() =>
      expect(api.calls('PUT /messages/settings')[1]?.body).toEqual({
        watchesReading: false,
        dailyLimit: 250,
      }),
    );
  });

  it('write the limit as the sentence beside it does', async () => {
    const settings = { watchesReading: true, dailyLimit: 1_000 };
    fakeApi({ 'GET /messages/settings': () => ({ isSuccess: true, result: settings }) });
    renderWithProviders(<MailSettingsCard />, { route: '/setting', language: 'fr' });
    const name = 'Courriels et textos par jour';
    const limit = await screen.findByRole<HTMLInputElement>('textbox', { name });
    expect(limit.value).toBe('1\u202F000');
    expect(document.body.textContent).toContain(`${limit.value} avec une approbation`);
  });

  it('say where they cannot be read', async () => {
    fakeApi({ 'GET /messages/settings': () => failWith('internal') });
    renderWithProviders(<MailSettingsCard />, { route: '/setting' });
    expect(await screen.findByText('These settings could not be loaded.')).toBeTruthy();
  });
});

describe('[MAIL-01] the mails of one client', () => {
  it('are listed with what became of them, and open', async () => {
    const row = sampleRow(1, { clientName: 'Amara Chen' });
    const api = fakeApi({
      'POST /messages/search': () => ({
        isSuccess: true,
        result: [row],
        totalRows: 1,
        states: { all: 1, read: 0, notRead: 1, failed: 0, waiting: 0, leftOut: 0 },
        delivered: 1,
        read: 0,
      }),
      'GET /messages/{id}': () => ({ isSuccess: true, result: sampleDetail(row) }),
    });
    renderWithProviders(<ClientMails clientId={idOf(101)} timeZone="America/Toronto" />, {
      route: '/clients/view',
    });
    expect(await screen.findByText(/Delivered today 8:04/)).toBeTruthy();
    expect(api.calls('POST /messages/search')[0]?.body).toMatchObject({ clientId: idOf(101), days: 365 });
    await userEvent.click(screen.getByRole('button', { name: /November market letter/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(await screen.findByText('Delivered. Nothing shows that it was read.')).toBeTruthy();
  });
});
