import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderWithProviders } from '../../testing/render.tsx';
import { samplePlans } from '../../testing/sample-plans.ts';
import { signIn } from '../../testing/sign-in.ts';
import { PlanRoomBanner } from './plan-room-banner.tsx';
import type { PlanResource } from './plans-query.ts';

beforeEach(signIn);

async function show(of: PlanResource, use: Parameters<typeof samplePlans>[0], language: 'en' | 'fr' = 'en') {
  const api = fakeApi({ 'GET /users/plans': () => ({ isSuccess: true, result: samplePlans(use) }) });
  const { container } = renderWithProviders(<PlanRoomBanner of={of} />, { language });
  await waitFor(() => expect(api.calls('GET /users/plans')).toHaveLength(1));
  return container;
}

it.each([
  ['clients', { clients: 40 }, 'en', 'Your Solo plan holds 50 clients and has room for 10 more.'],
  ['clients', { clients: 49 }, 'fr', 'Votre forfait Solo permet 50 clients; il reste 1 place.'],
  [
    'cmaThisMonth',
    { cmaThisMonth: 4 },
    'en',
    'Your Solo plan includes 5 market analyses a month; 1 is left.',
  ],
  [
    'cmaThisMonth',
    { cmaThisMonth: 4 },
    'fr',
    'Votre forfait Solo comprend 5 analyses de marché par mois; il en reste 1.',
  ],
  ['clients', { clients: 50 }, 'en', 'Your Solo plan holds 50 clients and is full.'],
  ['clients', { clients: 63 }, 'fr', 'Votre forfait Solo permet 50 clients et il est complet.'],
  [
    'cmaThisMonth',
    { cmaThisMonth: 5 },
    'en',
    'All 5 market analyses of your Solo plan for this month are used.',
  ],
] as const)('says what is left of %s at %j in %s', async (of, use, language, sentence) => {
  await show(of, { plan: 'solo', ...use }, language);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it.each([
  ['while there is plenty', { plan: 'solo', clients: 39 }],
  ['without a limit', { plan: 'pro', clients: 5_000 }],
] as const)('says nothing %s', async (_case, use) => {
  const container = await show('clients', use);
  await waitFor(() => expect(container.textContent).toBe(''));
});
