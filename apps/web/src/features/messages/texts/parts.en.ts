import { messageEn } from '@hearthline/format/vocabulary/message.en';
/** Words that the log, the panel and the editor share. */
export const partsEn = {
  statuses: messageEn.status,
  categories: messageEn.category,
  textMessage: 'SMS',
  takeBack: 'Take back',
  sendAgain: 'Send again',
  resent: 'Written once more. It goes out in a moment.',
  takenBack: 'Taken back. Nothing goes out.',
  tooLate: 'It has gone out already.',
  clients_one: '{{count, number}} client',
  clients_other: '{{count, number}} clients',
  /** Why somebody gets nothing, in a few words. */
  leftOut: messageEn.leftOut,
  /** The same as a whole sentence. */
  leftOutWhy: {
    optedOut: 'You marked this client as opted out, so nothing commercial goes to them.',
    suppressed:
      'This person unsubscribed, or emails to this address failed for good, so nothing commercial goes there.',
    categoryLeft: 'This person chose not to get this kind of email. Other kinds still reach them.',
    noConsent: 'There is no consent on record. Commercial emails need one.',
    consentEnded: 'The consent has ended. Ask for an express one to write again.',
    referralUsed: 'A referral allows one message, and it was sent already.',
    noAddress: 'There is no email address to write to.',
    noPhone: 'There is no phone number to send an SMS to.',
    bounced: 'The last email to this address came back.',
    recentlyWritten: 'Something commercial went out to them in the last 24 hours, or is about to.',
    senderIncomplete: 'Every message must name your brokerage and its mailing address.',
    importNotApproved:
      'This person came by an import and has never been written to. You may write to them once you have a board agreement or an administrator approves your account.',
    referrerUnknown: 'A message on the strength of a referral must name who referred them.',
  },
  failed: {
    unknownAddress: 'no such address',
    mailboxFull: 'mailbox full',
    tooLarge: 'the email is too large',
    refused: 'refused by the email server',
    gaveUp: 'no answer from the email server',
    badNumber: 'the number takes no SMS',
    smsRefused: 'refused by the phone network',
    other: 'it came back',
  },
  grades: messageEn.grade,
} as const;
