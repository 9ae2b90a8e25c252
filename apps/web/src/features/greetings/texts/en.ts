import { greetingEn } from '@hearthline/format/vocabulary/greeting.en';
import { messageEn } from '@hearthline/format/vocabulary/message.en';
import { designsEn } from './designs.en.ts';
import { eventsEn } from './events.en.ts';
import { recentEn } from './recent.en.ts';
import { tasksEn } from './tasks.en.ts';

const { missedReason, ...words } = greetingEn;

/** Days to celebrate, the greetings that belong to them, and their words. */
export const en = {
  words,
  /** Why something does not go out. */
  reasons: {
    ...messageEn.leftOut,
    ...words.holdReason,
    ...missedReason,
    held: 'On hold',
    skipped: 'Skipped this year',
    cancelled: 'Cancelled before it left',
    consentEnds: 'Consent ends before that day',
    nobodyCan: 'None of these clients can receive it',
  },
  grades: messageEn.grade,
  ...eventsEn,
  ...tasksEn,
  ...designsEn,
  ...recentEn,
} as const;
