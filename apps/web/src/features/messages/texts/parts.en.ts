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
  leftOutWhy: messageEn.leftOutWhy,
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
