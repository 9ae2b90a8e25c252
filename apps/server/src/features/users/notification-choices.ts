import type { NotificationTopic, Preferences } from '@hearthline/contract/users';
import { notificationTopics } from '@hearthline/contract/users';

type Choices = Preferences['notifications'];

/** What a new agent gets: everything in the app, mail for what matters, no SMS. */
const defaults: Choices = {
  listingChanges: { inApp: true, email: true, sms: false },
  basketAnswers: { inApp: true, email: true, sms: false },
  cmaReports: { inApp: true, email: true, sms: false },
  conditionDeadlines: { inApp: true, email: true, sms: false },
  birthdays: { inApp: true, email: false, sms: false },
  announcements: { inApp: true, email: false, sms: false },
};

/** Stored choices over the defaults, so that a topic added later starts with its own default. */
export function completeChoices(stored: Partial<Choices>): Choices {
  const entries = notificationTopics.map((topic: NotificationTopic) => [
    topic,
    stored[topic] ?? defaults[topic],
  ]);
  return Object.fromEntries(entries) as Choices;
}
