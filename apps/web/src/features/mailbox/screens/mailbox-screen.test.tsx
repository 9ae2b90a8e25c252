import type { MailboxMessage } from '@hearthline/contract/mailbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { MailboxScreen } from './mailbox-screen.tsx';

function createMail(number: number, sentAt: string): MailboxMessage {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    to: `agent${number}@northlight.example`,
    subject: `Subject ${number}`,
    html: `<!doctype html><html><head></head><body><a href="/auth/login">Mail ${number}</a></body></html>`,
    text: `Mail ${number}`,
    sentAt,
  };
}

function page(...mails: MailboxMessage[]) {
  return { isSuccess: true as const, result: mails, totalRows: mails.length };
}

const older = createMail(1, '2025-11-12T09:00:00.000Z');
const newer = createMail(2, '2025-11-12T10:00:00.000Z');
const frame = () => document.querySelector('iframe');

describe('the demo mailbox', () => {
  it('lists the mails newest first and shows the newest in a frame without scripts', async () => {
    fakeApi({ 'GET /mailbox': () => page(older, newer) });
    renderWithProviders(<MailboxScreen />);
    const list = await screen.findByRole('list', { name: 'Emails, newest first' });
    const subjects = within(list)
      .getAllByRole('button')
      .map((row) => row.textContent);
    expect(subjects[0]).toContain('Subject 2');
    expect(subjects[1]).toContain('Subject 1');
    expect(frame()?.getAttribute('sandbox')).toBe('allow-top-navigation-by-user-activation allow-popups');
    expect(frame()?.getAttribute('srcdoc')).toContain('<base target="_top">');
    expect(frame()?.title).toBe('Email: Subject 2');

    fireEvent.click(screen.getByRole('button', { name: /Subject 1/ }));
    expect(frame()?.srcdoc).toContain('Mail 1');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Subject 1');
  });

  it('[MAIL-01] shows SMS as words, with their link to leave', async () => {
    const sms = {
      ...createMail(3, '2025-11-12T11:00:00.000Z'),
      to: '+14165550142',
      subject: 'SMS',
      html: '',
      text: 'Open house at 2\nUnsubscribe: https://p.example/c/abc',
    };
    fakeApi({ 'GET /mailbox': () => page(sms) });
    renderWithProviders(<MailboxScreen />);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('SMS');
    expect(frame()).toBeNull();
    expect(screen.getByRole('button', { name: /SMS: Open house at 2/ })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'https://p.example/c/abc' });
    expect(link.getAttribute('href')).toBe('https://p.example/c/abc');
  });

  it('is empty at first and finds new mails on refresh', async () => {
    fakeApi({ 'GET /mailbox': () => page() });
    renderWithProviders(<MailboxScreen />);
    expect(await screen.findByText('No email yet')).toBeTruthy();
    fakeApi({ 'GET /mailbox': () => page(older) });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('button', { name: /Subject 1/ })).toBeTruthy();
  });

  it('says that there is no mailbox outside the demo', async () => {
    fakeApi({ 'GET /mailbox': () => failWith('not_found') });
    renderWithProviders(<MailboxScreen />);
    expect(await screen.findByText('There is no mailbox here')).toBeTruthy();
  });

  it('keeps what it showed when a refresh fails, and says it where there is nothing to show', async () => {
    fakeApi({ 'GET /mailbox': () => failWith('internal') });
    renderWithProviders(<MailboxScreen />);
    expect(await screen.findByText('The emails could not be loaded')).toBeTruthy();
    fakeApi({ 'GET /mailbox': () => page(older) });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('button', { name: /Subject 1/ });
    const broken = fakeApi({ 'GET /mailbox': () => failWith('internal') });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(broken.calls('GET /mailbox')).toHaveLength(1));
    expect(screen.getByRole('button', { name: /Subject 1/ })).toBeTruthy();
    expect(screen.queryByText('The emails could not be loaded')).toBeNull();
  });

  it('moves the focus with the mail, which takes the place of the list on phones', async () => {
    fakeApi({ 'GET /mailbox': () => page(older, newer) });
    renderWithProviders(<MailboxScreen />);
    fireEvent.click(await screen.findByRole('button', { name: /Subject 1/ }));
    const back = screen.getByRole('button', { name: 'All emails' });
    expect(document.activeElement).toBe(back);
    fireEvent.click(back);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Subject 1/ }));
  });
});
