import type { Language } from '@hearthline/contract/common';
import type { MessageType } from '@hearthline/contract/notifications';
import type { NotificationChannels, NotificationTopic } from '@hearthline/contract/users';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';

/** In the agent's language, or in whatever it was written. */
export type NotificationText = string | Record<Language, string>;

export interface NotificationEvent {
  type: MessageType;
  title: NotificationText;
  /** HTML; sanitised before it is stored. */
  body: NotificationText;
  /** A path of the app. */
  link?: string;
  /** Agents choose for each topic how they hear of it; what has none is told in the app, always and only. */
  topic?: NotificationTopic;
  /** What was told once under a key is not told again. */
  dedupKey?: string;
}

export interface Recipient {
  language: Language;
  timeZone: string;
  name: string;
  /** The address of the account, which was confirmed. */
  email: string;
  /** As the agent typed it. */
  phone: string;
  /** Null where the agent keeps none. */
  quietHours: QuietHours | null;
  channelsOf(topic: NotificationTopic): NotificationChannels;
}

export const inLanguage = (text: NotificationText, language: Language): string =>
  typeof text === 'string' ? text : text[language];
