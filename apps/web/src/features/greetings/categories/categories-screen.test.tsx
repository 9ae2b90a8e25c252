import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeGreetings } from '../testing/fake-greetings.ts';
import { CategoriesScreen } from './categories-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:00Z') });
  return () => vi.useRealTimers();
});

async function open(search = '', language: 'en' | 'fr' = 'en') {
  const api = fakeGreetings();
  const rendered = renderWithProviders(<CategoriesScreen timeZone="America/Toronto" />, {
    route: `/events/greeting-categories${search}`,
    language,
  });
  await screen.findByText(language === 'fr' ? 'Anniversaires de naissance' : 'Birthdays');
  return { api, user: userEvent.setup({ delay: null }), ...rendered };
}

describe('categories of greetings', () => {
  it('[EVENT-01] are switched on at once, and back where that fails', async () => {
    const { api, user } = await open();
    screen.getByText('16 categories, 3 designs');
    expect(screen.getAllByText(/Meant for 214 clients/).length).toBeGreaterThan(1);
    const eid = screen.getByRole('switch', { name: 'Send greetings: Eid al-Fitr' });
    await user.click(eid);
    await waitFor(() =>
      expect(api.calls('PUT /greetings/categories/{category}')[0]).toMatchObject({
        params: { category: 'eid' },
        body: { isOn: true, occasions: ['eidAlFitr'], designId: 'candles', approvesBeforeSending: false },
      }),
    );
    fakeApi({ 'PUT /greetings/categories/{category}': () => failWith('internal') });
    const easter = screen.getByRole('switch', { name: 'Send greetings: Easter' }) as HTMLInputElement;
    await user.click(easter);
    await waitFor(() => expect(easter.checked).toBe(false));
  });

  it('[EVENT-01] are found by a design, by their kind, and by what is sent', async () => {
    const { user } = await open('?group=personal');
    expect(screen.getAllByRole('switch')).toHaveLength(4);
    await user.click(screen.getByRole('switch', { name: 'Only those I send' }));
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(2));
    await user.type(screen.getByRole('searchbox'), 'nothing such');
    await user.click(await screen.findByRole('button', { name: 'Show all categories' }));
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(16));
  });

  it('[EVENT-01] open with their days and designs, and say who gets a feast', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Winter holidays' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Winter holidays' }));
    drawer.getByText(/^Goes to clients whose record names this feast/);
    expect(drawer.queryByText(/may differ by a day/)).toBeNull();
    await user.click(drawer.getByRole('checkbox', { name: 'New Year' }));
    await user.click(await drawer.findByRole('radio', { name: 'Peonies' }));
    await waitFor(() =>
      expect(api.calls('PUT /greetings/categories/{category}').map(({ body }) => body)).toMatchObject([
        { occasions: ['seasonsGreetings', 'christmas'] },
        { designId: 'peonies' },
      ]),
    );
    expect(drawer.getByRole('link', { name: 'Edit the words of this design' }).getAttribute('href')).toBe(
      '/events/email-template/winterHolidays/peonies',
    );
  });

  it('[EVENT-01] have no switch where each date is a task of its own, but the way to a new one', async () => {
    const { user } = await open();
    expect(screen.queryByRole('switch', { name: /Custom dates/ })).toBeNull();
    const newTask = '/events?view=tasks&task=new';
    expect(screen.getByRole('link', { name: 'Add a date' }).getAttribute('href')).toBe(newTask);
    await user.click(screen.getByRole('button', { name: 'Custom dates' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Custom dates' }));
    drawer.getByText('Each date has a task of its own, with its day, its clients and its design.');
    expect([drawer.queryByRole('switch'), drawer.queryByRole('radio')]).toEqual([null, null]);
    expect(drawer.getByRole('link', { name: 'Add a date' }).getAttribute('href')).toBe(newTask);
    expect(drawer.getByRole('link', { name: 'Edit the words of Peonies' }).getAttribute('href')).toBe(
      '/events/email-template/customDates/peonies',
    );
  });

  it('[EVENT-01] say which day of the record a home anniversary is', async () => {
    await open('?category=homeAnniversaries', 'fr');
    await screen.findByText('Le jour, au dossier de chaque client, de l’emménagement ou de l’achat.');
  });

  it('[EVENT-01] say where a day may differ, in French too', async () => {
    await open('?category=eid', 'fr');
    await screen.findByText(/son jour peut varier d’un jour/);
  });
});
