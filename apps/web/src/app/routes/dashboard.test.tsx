import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleMe } from '../../testing/sample-me.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-12T14:14:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('dashboard', () => {
  it('[DASH-01] greets by the time of day, shows the date and loads the dashboard named Main', async () => {
    const api = fakeShell();
    await renderApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Good morning, Maya' });
    screen.getByText('Wednesday, November 12');
    expect((await screen.findByRole('link', { name: 'Open badge builder' })).getAttribute('href')).toBe(
      '/badge-builder',
    );
    expect(api.calls('GET /dashboard/{name}')[0]?.params.name).toBe('Main');
    expect(screen.queryByText('Listing data is off.')).toBeNull();
    expect(document.title).toBe('Dashboard · Hearthline');
  });

  it('greets in French', async () => {
    fakeShell();
    await renderApp('/', { language: 'fr' });
    await screen.findByRole('heading', { level: 1, name: 'Bonjour, Maya' });
    screen.getByText('Mercredi 12 novembre');
  });

  it.each([
    ['expired' as const, /needs an active board agreement\. Yours ended on Oct 31, 2025\. Ask PropTx/],
    ['none' as const, /needs an active board agreement\. Ask your broker or board/],
  ])('says in place that the data needs an agreement when it is %s', async (status, text) => {
    fakeShell({
      me: sampleMe({ boardAgreement: { status, boardName: 'PropTx', validUntil: '2025-10-31' } }),
    });
    await renderApp('/');
    await screen.findByText(text);
    expect(screen.getByRole('link', { name: 'See your agreement' }).getAttribute('href')).toBe(
      '/user/profile',
    );
  });
});
