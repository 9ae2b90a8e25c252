import type { BodyOf } from '@hearthline/contract';
import type { Preferences } from '@hearthline/contract/users';

/** What the server does with a change: topics that are not named stay. */
export function mergePreferences(saved: Preferences, changes: BodyOf<'PUT /users/preferences'>): Preferences {
  return { ...saved, ...changes, notifications: { ...saved.notifications, ...changes.notifications } };
}
