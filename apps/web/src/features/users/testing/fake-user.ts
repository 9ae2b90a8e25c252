import type { BodyOf, ReplyOf } from '@hearthline/contract';
import type { Preferences } from '@hearthline/contract/users';
import { session } from '../../../shared/api/session.ts';
import { createToken } from '../../../testing/fake-token.ts';

const hourMs = 3_600_000;

/** The calls of a signed-in screen need tokens that are not about to expire. */
export function signIn(): void {
  const now = Date.now();
  session.signIn({ token: createToken(now + hourMs), refreshToken: createToken(now + 24 * hourMs) });
}

/** What the server does with a change: topics that are not named stay. */
export function mergePreferences(saved: Preferences, changes: BodyOf<'PUT /users/preferences'>): Preferences {
  return { ...saved, ...changes, notifications: { ...saved.notifications, ...changes.notifications } };
}

export function createPlans(): ReplyOf<'GET /users/plans'>['result'] {
  return {
    plans: [
      {
        key: 'solo',
        monthlyPriceCents: 3900,
        isCurrent: true,
        clientLimit: 50,
        cmaLimitPerMonth: 5,
        siteLimit: 1,
        seatLimit: 1,
        hasPostalCards: false,
      },
      {
        key: 'pro',
        monthlyPriceCents: 7900,
        isCurrent: false,
        clientLimit: null,
        cmaLimitPerMonth: null,
        siteLimit: 1,
        seatLimit: 1,
        hasPostalCards: true,
      },
    ],
    renewsOn: '2025-12-01',
    use: { clients: 20, cmaThisMonth: null, seats: 1 },
  };
}
