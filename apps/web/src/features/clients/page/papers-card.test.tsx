import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { ClientFormScreen } from '../form/client-form-screen.tsx';
import { clientId, fakeClient, sampleClient } from '../testing/fake-client.ts';
import { ClientScreen } from './client-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

async function openPage(changes: Parameters<typeof sampleClient>[0], language: 'en' | 'fr' = 'en', tab = '') {
  fakeClient({ client: sampleClient(changes) });
  const route = `/clients/view?id=${clientId}${tab}`;
  const rendered = renderWithProviders(
    <ClientScreen
      timeZone="America/Toronto"
      parts={{
        Alerts: () => <p>Alerts</p>,
        Baskets: ({ client }) => <p>{`Baskets of ${client.firstName}`}</p>,
        Greetings: () => <p>Greetings</p>,
        Wishes: () => <p>Wishes</p>,
      }}
    />,
    { route, language },
  );
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

describe('the guide and the agreement', () => {
  it('stand on the page with their dates, or that these lack, and lead to their fields', async () => {
    await openPage({ recoGuideOn: '2025-10-02', representationOn: null });
    const card = within(screen.getByRole('region', { name: 'Guide and agreement' }));
    card.getByText('Oct 2, 2025');
    card.getByText('No date recorded');
    const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Change: Information guide (RECO)')).toBe(`/clients/form?id=${clientId}&field=recoGuideOn`);
    expect(hrefOf('Record: Representation agreement')).toBe(
      `/clients/form?id=${clientId}&field=representationOn`,
    );
  });

  it('are Ontario’s business alone, and read in French on a phone', async () => {
    const { unmount } = await openPage({ province: 'QC' });
    expect(screen.queryByRole('region', { name: 'Guide and agreement' })).toBeNull();
    unmount();
    setWindowWidth(390);
    await openPage({}, 'fr', '&tab=details');
    const card = within(await screen.findByRole('region', { name: 'Guide et convention' }));
    expect(card.getAllByText('Aucune date inscrite')).toHaveLength(2);
    card.getByText('Convention de représentation');
  });

  it('are where the form begins that was opened for them', async () => {
    fakeClient();
    renderWithProviders(<ClientFormScreen timeZone="America/Toronto" />, {
      route: `/clients/form?id=${clientId}&field=representationOn`,
    });
    const field = await screen.findByRole('textbox', { name: /^Representation agreement/ });
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });
});

describe('what other features add to the page', () => {
  it('stands beside the timeline, and on phones on a tab of its own', async () => {
    const { unmount } = await openPage({});
    screen.getByText('Baskets of Amara');
    screen.getByText('Wishes');
    unmount();
    setWindowWidth(390);
    await openPage({}, 'en', '&tab=baskets');
    const tab = within(await screen.findByRole('tabpanel', { name: 'Baskets' }));
    tab.getByText('Baskets of Amara');
    tab.getByText('Wishes');
  });
});
