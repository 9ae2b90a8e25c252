import type { BodyOf, ReplyOf } from '@hearthline/contract';
import type { NotificationChannelStates } from '@hearthline/contract/notifications';
import type { Preferences } from '@hearthline/contract/users';

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

/** Mail and SMS arrive, unless a test says otherwise. */
export function createChannels(changes: Partial<NotificationChannelStates> = {}): NotificationChannelStates {
  return {
    email: { state: 'open', address: 'maya.okafor@northlight.example' },
    sms: { state: 'open', address: '+14165550119' },
    ...changes,
  };
}
