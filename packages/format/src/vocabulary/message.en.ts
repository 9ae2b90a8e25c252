import type { MessageVocabulary } from './vocabulary.ts';

export const messageEn = {
  category: {
    personal: 'Personal',
    news: 'News',
    alerts: 'Alert',
    baskets: 'Basket',
    greetings: 'Greeting',
    reports: 'Report',
  },
  grade: {
    none: 'Not read',
    machine: 'Machine',
    likely: 'Likely',
    confirmed: 'Confirmed',
  },
  leftOut: {
    optedOut: 'Opted out of reports and news',
    suppressed: 'Unsubscribed, or the address fails',
    categoryLeft: 'Left this kind of mail',
    noConsent: 'No consent on record',
    consentEnded: 'Consent ended',
    referralUsed: 'Referral already used',
    noAddress: 'No email address',
    noPhone: 'No phone number',
    bounced: 'Last mail failed',
    recentlyWritten: 'Got a mail in the last 24 hours',
    senderIncomplete: 'Your brokerage or address is missing',
    referrerUnknown: 'Who referred them is not on record',
  },
} as const satisfies MessageVocabulary;
