import type { BodyOf, ReplyOf } from '@hearthline/contract';
import type { Me, Preferences } from '@hearthline/contract/users';
import { notificationTopics } from '@hearthline/contract/users';
import { session } from '../../../shared/api/session.ts';
import { createToken } from '../../../testing/fake-token.ts';

const hourMs = 3_600_000;

/** The calls of a signed-in screen need tokens that are not about to expire. */
export function signIn(): void {
  const now = Date.now();
  session.signIn({ token: createToken(now + hourMs), refreshToken: createToken(now + 24 * hourMs) });
}

export function createPreferences(changes: Partial<Preferences> = {}): Preferences {
  const channels = { inApp: true, email: true, sms: false };
  return {
    language: 'en',
    theme: 'dark',
    timeZone: 'America/Toronto',
    signature: { en: '<strong>Maya Okafor</strong><br>416 555 0119', fr: '' },
    notifications: Object.fromEntries(
      notificationTopics.map((topic) => [topic, channels]),
    ) as Preferences['notifications'],
    quietHours: { isOn: true, from: '21:00', to: '07:30' },
    ...changes,
  };
}

/** What the server does with a change: topics that are not named stay. */
export function mergePreferences(saved: Preferences, changes: BodyOf<'PUT /users/preferences'>): Preferences {
  return { ...saved, ...changes, notifications: { ...saved.notifications, ...changes.notifications } };
}

export function createMe(changes: Partial<Me> = {}): Me {
  return {
    id: '0198a000-0000-7000-8000-000000000001',
    kind: 'Agent',
    isAdmin: false,
    email: 'maya.okafor@northlight.example',
    title: 'Ms',
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '416 555 0119',
    jobTitle: 'Sales representative',
    realtor: {
      agentId: '9532207',
      brokerageName: 'Northlight Realty Inc., Brokerage',
      phone: '905 555 0100',
      fax: '905 555 0101',
      email: 'office@northlight.example',
      address: '88 Lakeshore Rd E, Unit 4',
      city: 'Mississauga',
      mailingAddress: 'PO Box 1140, Mississauga, ON L5G 4N4',
    },
    preferences: createPreferences(),
    boardAgreement: { status: 'active', boardName: null, validUntil: '2026-12-31' },
    passwordChangedAt: '2025-08-04T12:00:00.000Z',
    ...changes,
  };
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
