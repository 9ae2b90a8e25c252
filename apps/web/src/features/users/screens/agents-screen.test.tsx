import type { AdminAgent } from '@hearthline/contract/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { AgentsScreen } from './agents-screen.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

const noah: AdminAgent = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'noah@harbour.example',
  firstName: 'Noah',
  lastName: 'Singh',
  plan: 'solo',
  clients: 48,
  cmaThisMonth: 3,
};

function show(
  routes: Parameters<typeof fakeApi>[0] = {},
  { language = 'en' as 'en' | 'fr', isAdmin = true } = {},
) {
  let agent = noah;
  const api = fakeApi({
    'GET /admin/agents': ({ query }) => {
      const isFound = `${agent.firstName} ${agent.email}`.toLowerCase().includes(query.get('search') ?? '');
      return { isSuccess: true, result: isFound ? [agent] : [], totalRows: isFound ? 1 : 0 };
    },
    'PUT /admin/agents/{agentId}/plan': ({ body }) => {
      agent = { ...agent, plan: body.plan };
      return { isSuccess: true, result: agent };
    },
    ...routes,
  });
  renderWithProviders(<AgentsScreen me={sampleMe({ isAdmin })} />, { route: '/admin/agents', language });
  return api;
}

it('shows agents with their plan and what they use, and puts one on another plan', async () => {
  const api = show();
  const row = within((await screen.findByText('noah@harbour.example')).closest('tr') as HTMLElement);
  for (const text of ['Noah Singh', '48', '3']) expect(row.getByText(text)).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: /Plan of Noah Singh/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Pro' }));
  expect(await screen.findByText('Noah Singh is on the Pro plan now')).toBeTruthy();
  const [call] = api.calls('PUT /admin/agents/{agentId}/plan');
  expect([call?.params, call?.body]).toEqual([{ agentId: noah.id }, { plan: 'pro' }]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Plan of Noah Singh/ }).textContent).toContain('Pro'),
  );
});

it('says on a phone what the numbers are', async () => {
  setWindowWidth(390);
  show({}, { language: 'fr' });
  expect(await screen.findByText('48 clients · 3 analyses de marché ce mois-ci')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Forfait de Noah Singh/ })).toBeTruthy();
});

it('finds an agent by name or address', async () => {
  const api = show({}, { language: 'fr' });
  await screen.findByText('1 courtier');
  fireEvent.change(screen.getByLabelText('Nom ou courriel'), { target: { value: 'zoe' } });
  fireEvent.submit(screen.getByLabelText('Nom ou courriel'));
  expect(await screen.findByText('Personne n’a ce nom ni cette adresse')).toBeTruthy();
  expect(api.calls('GET /admin/agents').at(-1)?.query.get('search')).toBe('zoe');
});

it('says when it could not be loaded', async () => {
  show({ 'GET /admin/agents': () => failWith('forbidden') });
  expect(await screen.findByText('The agents could not be loaded.')).toBeTruthy();
});

it('asks nothing for whoever is no administrator', async () => {
  const api = show({}, { isAdmin: false });
  expect(await screen.findByText('Only administrators see this.')).toBeTruthy();
  expect(api.calls('GET /admin/agents')).toHaveLength(0);
});
