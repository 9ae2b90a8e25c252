export type FailureKind =
  | 'unknownAddress'
  | 'mailboxFull'
  | 'tooLarge'
  | 'refused'
  | 'gaveUp'
  | 'badNumber'
  | 'smsRefused'
  | 'other';

/** Codes of the SMS provider that are about the number: not valid, not a mobile, or its owner said stop. */
const badNumbers = new Set(['21211', '21214', '21217', '21610', '21614']);

const smtpKinds: Record<string, FailureKind> = {
  '550': 'unknownAddress',
  '551': 'unknownAddress',
  '553': 'unknownAddress',
  '552': 'mailboxFull',
};

/** What a code of a server means to a person: `smtp:550`, `dsn:5.2.2`, `sms:21211`, `gaveUp`. */
export function failureKindOf(reason: string | null): FailureKind {
  const [source = '', code = ''] = (reason ?? '').split(':');
  if (source === 'gaveUp') return 'gaveUp';
  if (source === 'sms') return badNumbers.has(code) ? 'badNumber' : 'smsRefused';
  if (source === 'smtp') return smtpKinds[code] ?? 'refused';
  if (source === 'dsn') return dsnKindOf(code);
  return 'other';
}

/** The second number of an enhanced status says what it is about. */
export function dsnKindOf(status: string): FailureKind {
  if (/^\d\.1\./.test(status)) return 'unknownAddress';
  if (/^\d\.2\.2/.test(status)) return 'mailboxFull';
  if (/^\d\.[23]\.[34]/.test(status)) return 'tooLarge';
  return /^\d\.7\./.test(status) ? 'refused' : 'other';
}
