import type { AccessRequest } from '@hearthline/contract/setup';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { failNetwork, failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { RequestsScreen } from './requests-screen.tsx';

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ now: new Date('2025-11-12T15:00:00Z'), toFake: ['Date'] });
});

const request: AccessRequest = {
  requestId: '01900000-0000-7000-8000-000000000001',
  agentName: 'Maya Okafor',
  email: 'maya@northlight.example',
  phone: '4165550119',
  brokerageName: 'Northlight Realty Inc.',
  boardName: 'Lakeshore Board',
  licenceNumber: '9532207',
  askedAt: '2025-11-12T12:00:00.000Z',
};

type Routes = Parameters<typeof fakeApi>[0];

function renderRequests(routes: Routes = {}) {
  let waiting = [request, { ...request, requestId: request.requestId.replace(/1$/, '2'), agentName: 'Noah' }];
  const decide = (requestId: string) => {
    waiting = waiting.filter((each) => each.requestId !== requestId);
    return { isSuccess: true as const };
  };
  const api = fakeApi({
    'GET /admin/access-requests': () => ({ isSuccess: true, result: waiting }),
    'POST /admin/access-requests/{requestId}/approve': ({ params }) => decide(params.requestId),
    'POST /admin/access-requests/{requestId}/refuse': ({ params }) => decide(params.requestId),
    ...routes,
  });
  renderWithProviders(<RequestsScreen me={{ isAdmin: true }} />, { route: '/' });
  return api;
}

it('is for administrators: others are told so and ask for nothing', async () => {
  const api = fakeApi({ 'GET /admin/access-requests': () => failWith('forbidden') });
  renderWithProviders(<RequestsScreen me={{ isAdmin: false }} />, { route: '/' });
  await screen.findByRole('heading', { level: 1, name: 'This screen is for administrators' });
  expect(api.calls('GET /admin/access-requests')).toHaveLength(0);
});

it('shows who asks, for which board and with which licence', async () => {
  renderRequests();
  const card = await screen.findByRole('region', { name: 'Maya Okafor' });
  for (const text of ['Asked 3 h ago', 'Lakeshore Board', '9532207', 'Northlight Realty Inc.'])
    within(card).getByText(text);
});

it('approves for a year from today, or on other terms', async () => {
  const api = renderRequests();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Approve Maya Okafor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open the board for Maya Okafor' });
  const field = (label: RegExp) =>
    within(dialog).getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  expect([field(/^Board/).value, field(/^Valid from/).value, field(/^Valid until/).value]).toEqual([
    'Lakeshore Board',
    '2025-11-12',
    '2026-11-12',
  ]);
  await user.clear(field(/^Valid from/));
  await user.type(field(/^Valid from/), '2025-11-13');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  within(dialog).getByText('Access opens at once: the first day is today at the latest');
  await user.clear(field(/^Valid from/));
  await user.type(field(/^Valid from/), '2025-11-12');
  await user.clear(field(/^Valid until/));
  await user.type(field(/^Valid until/), '2025-11-01');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  within(dialog).getByText('The last day lies before the first, or is over already');
  await user.clear(field(/^Valid until/));
  await user.type(field(/^Valid until/), '2026-06-30');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));

  await screen.findByText('Maya Okafor has access until Jun 30, 2026');
  expect(api.calls('POST /admin/access-requests/{requestId}/approve')[0]?.body).toEqual({
    boardName: 'Lakeshore Board',
    validFrom: '2025-11-12',
    validUntil: '2026-06-30',
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Maya Okafor' })).toBeNull());
  const next = screen.getByRole('region', { name: 'Noah' });
  // The buttons are gone with the request: the next Tab leads to the one that took its place.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(next)).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(within(next).getByRole('button', { name: 'Refuse Noah' }));
});

it('refuses with a reason only', async () => {
  const api = renderRequests();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Refuse Maya Okafor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse access for Maya Okafor' });
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  within(dialog).getByText('Reason is a required field');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'No such licence.');
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await screen.findByText('Refused; Maya Okafor is notified');
  expect(api.calls('POST /admin/access-requests/{requestId}/refuse')[0]?.body).toEqual({
    reason: 'No such licence.',
  });
});

it('says when somebody else was quicker, and shows what is left', async () => {
  const friendlyMessage = 'Somebody has answered this request already.';
  const api = renderRequests({
    'POST /admin/access-requests/{requestId}/approve': () => failWith('already_decided', { friendlyMessage }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Approve Maya Okafor' }));
  const dialog = await screen.findByRole('dialog', { name: /Maya Okafor/ });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText(friendlyMessage);
  await waitFor(() => expect(api.calls('GET /admin/access-requests')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps what was typed when the line breaks, and sends it again', async () => {
  let isCut = true;
  const api = renderRequests({
    'POST /admin/access-requests/{requestId}/refuse': () => (isCut ? failNetwork() : { isSuccess: true }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Refuse Maya Okafor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse access for Maya Okafor' });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'No such licence.');
  const send = within(dialog).getByRole('button', { name: 'Refuse' });
  await user.click(send);
  await screen.findByText(/^Cannot complete your request/);
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  isCut = false;
  await user.click(send);
  await screen.findByText('Refused; Maya Okafor is notified');
  expect(api.calls('POST /admin/access-requests/{requestId}/refuse')[1]?.body).toEqual({
    reason: 'No such licence.',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
