/** What an alert may wait for. */
export const alertTriggers = [
  'new',
  'priceIntoRange',
  'priceChange',
  'backOnMarket',
  'conditional',
  'soldOrLeased',
] as const;
export type AlertTrigger = (typeof alertTriggers)[number];

export const defaultTriggers: readonly AlertTrigger[] = [
  'new',
  'priceIntoRange',
  'priceChange',
  'backOnMarket',
];

/** How often an alert may write. */
export const alertTimeUnits = ['atOnce', 'daily', 'weekly', 'monthly'] as const;
export type AlertTimeUnit = (typeof alertTimeUnits)[number];

/** How a match ended: each has exactly one of these at any time. `merged` waits for, or has joined, a later message. */
export const alertOutcomes = ['sent', 'merged', 'held', 'blocked'] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

/** Why a match does not leave at once. */
export const waitReasons = ['queued', 'timeUnit', 'quietHours', 'ceiling'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Why a match never leaves. Those of consent and addresses have the names that messages know them by. */
export const blockReasons = [
  'notShown',
  'noAgreement',
  'saidNo',
  'stale',
  'rejectedByAgent',
  'alertEnded',
  'stoppedByReader',
  'pausedByReader',
  'noAddress',
  'noConsent',
  'consentEnded',
  'optedOut',
  'suppressed',
  'categoryLeft',
  'referralUsed',
  'referrerUnknown',
  'importNotApproved',
  'senderIncomplete',
  'bounced',
  'notDelivered',
  'takenBack',
] as const;
export type BlockReason = (typeof blockReasons)[number];

export const alertStates = ['active', 'paused'] as const;
export type AlertState = (typeof alertStates)[number];

/** Why an alert does not write. */
export const pauseReasons = [
  'byAgent',
  'byClient',
  'stoppedByClient',
  'noSignOfLife',
  'bounced',
  'consentLost',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** What somebody wants of the messages of an alert, said on their page. */
export const readerPaces = ['asSet', 'weekly'] as const;
export type ReaderPace = (typeof readerPaces)[number];
