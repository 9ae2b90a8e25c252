import type { BodyOf } from '@hearthline/contract';
import type { NotificationChannelStates } from '@hearthline/contract/notifications';
import type { Preferences } from '@hearthline/contract/users';

/** What the server does with a change: topics that are not named stay. */
export function mergePreferences(saved: Preferences, changes: BodyOf<'PUT /users/preferences'>): Preferences {
  return { ...saved, ...changes, notifications: { ...saved.notifications, ...changes.notifications } };
}

/** Mail and SMS arrive, unless a test says otherwise. */
export function createChannels(changes: Partial<NotificationChannelStates> = {}): NotificationChannelStates {
  return {
    email: { state: 'open', address: 'maya.okafor@northlight.example' },
    sms: { state: 'open', address: '+14165550119' },
    ...changes,
  };
}
