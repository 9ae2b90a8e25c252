import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDashboard, makeExecution, makeItem } from '../../features/badges/testing/fake-dashboard.ts';
import { useLanguageStore } from '../../shared/stores/language-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
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
    expect(screen.queryByText(/^Listings and sales open with board access\./)).toBeNull();
    expect(document.title).toBe('Dashboard · Hearthline');
  });

  it('changes as a whole with the language: titles, values, panels and reminders', async () => {
    fakeShell();
    const reminders = makeItem(2, { itemType: 'Component', itemKey: 'Reminder' });
    fakeDashboard({ items: [makeItem(1), reminders], isLazy: false });
    const isFrench = (headers: Headers) => headers.get('Accept-Language') === 'fr';
    const task = { kind: 'task', id: '1', detail: '', on: null, isLate: false, path: '/clients' } as const;
    const api = fakeApi({
      'POST /badges/exec': ({ body, headers }) => ({
        isSuccess: true,
        result: body.items.map(({ badgeId }) => {
          const title = isFrench(headers) ? 'Nouveaux clients' : 'New clients';
          const execution = makeExecution(badgeId, 1234, { badgeConfiguration: JSON.stringify({ title }) });
          return { badgeId, execution, error: null };
        }),
      }),
      'GET /dashboard/panels/reminders': ({ headers }) => {
        const title = isFrench(headers) ? 'Rappeler Ana' : 'Call Ana back';
        return { isSuccess: true, result: { items: [{ ...task, title }], total: 1 } };
      },
    });
    await renderApp('/');
    await screen.findByRole('button', { name: /^New clients: 1,234/ });
    await screen.findByRole('link', { name: 'Call Ana back' });

    act(() => useLanguageStore.getState().setLanguage('fr'));
    await screen.findByRole('button', { name: /^Nouveaux clients\W*1\s234/ });
    await screen.findByRole('link', { name: 'Rappeler Ana' });
    await screen.findByRole('region', { name: 'Rappels' });
    expect(screen.queryByText('New clients')).toBeNull();
    expect(api.calls('POST /badges/exec')).toHaveLength(2);
  });

  it('greets in French', async () => {
    fakeShell();
    await renderApp('/', { language: 'fr' });
    await screen.findByRole('heading', { level: 1, name: 'Bonjour, Maya' });
    screen.getByText('Mercredi 12 novembre');
  });

  it.each([
    ['expired' as const, /open with board access\. Yours ended on Oct 31, 2025\. Request access$/],
    ['none' as const, /open with board access\. Request access$/],
  ])('says in place that the data needs an agreement when it is %s', async (status, text) => {
    fakeShell({
      me: sampleMe({ boardAgreement: { status, boardName: 'PropTx', validUntil: '2025-10-31' } }),
    });
    await renderApp('/');
    const link = await screen.findByRole('link', { name: 'Request access' });
    expect(link.getAttribute('href')).toBe('/user/profile');
    expect(link.parentElement?.textContent).toMatch(text);
  });
});
