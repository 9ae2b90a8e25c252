/** How sure it is that a person read a message, from nothing to certain. */
export const openGrades = ['none', 'machine', 'likely', 'confirmed'] as const;
export type OpenGrade = (typeof openGrades)[number];

/** What a machine fetched counts as unread. */
export const isRead = (grade: OpenGrade | null): boolean => grade === 'likely' || grade === 'confirmed';

/** What can be seen of a message after it was delivered. */
export const signalKinds = ['opened', 'clicked', 'replied', 'viewed'] as const;
export type SignalKind = (typeof signalKinds)[number];

export interface Signal {
  kind: SignalKind;
  at: Date;
  /** What fetched it; empty where it did not say. */
  userAgent: string;
}

export type Evidence =
  | 'soonAfterDelivery'
  | 'proxy'
  | 'scanner'
  | 'opened'
  | 'clicked'
  | 'replied'
  | 'viewed';

export interface GradedSignal {
  grade: OpenGrade;
  evidence: Evidence;
}

/** Nobody reads a mail within this time; what checks mails for harm does. */
const machineSeconds = 10;
/** Fetch pictures for people, whether or not they look. */
const proxies = /GoogleImageProxy|YahooMailProxy|ggpht|via docs/i;
/** Follow links to see where they lead. */
const scanners =
  /bot\b|crawl|spider|scan|barracuda|proofpoint|mimecast|forcepoint|trend ?micro|safelinks|urldefense|symantec|sophos|curl|wget|python-requests|headless/i;
/** The bare beginning that mail privacy relays send; every real program says more. */
const bareAgent = /^(Mozilla\/5\.0)?$/;

/** What one signal says. A reply and a page that was used are people; a picture may have been fetched by anything. */
export function gradeSignal({ kind, at, userAgent }: Signal, deliveredAt: Date): GradedSignal {
  if (kind === 'replied') return { grade: 'confirmed', evidence: 'replied' };
  if (scanners.test(userAgent)) return { grade: 'machine', evidence: 'scanner' };
  if (kind === 'viewed') return { grade: 'confirmed', evidence: 'viewed' };
  const seconds = (at.getTime() - deliveredAt.getTime()) / 1000;
  if (seconds < machineSeconds) return { grade: 'machine', evidence: 'soonAfterDelivery' };
  if (kind === 'clicked') return { grade: 'confirmed', evidence: 'clicked' };
  if (proxies.test(userAgent) || bareAgent.test(userAgent.trim()))
    return { grade: 'machine', evidence: 'proxy' };
  return { grade: 'likely', evidence: 'opened' };
}

export const isSurer = (grade: OpenGrade, than: OpenGrade): boolean =>
  openGrades.indexOf(grade) > openGrades.indexOf(than);

/** Whether opening and clicking may be watched: not without the agent's wish, and in Quebec not without express consent. */
export function mayWatch({
  isWanted,
  province,
  hasExpressConsent,
}: {
  isWanted: boolean;
  province: string;
  hasExpressConsent: boolean;
}): boolean {
  return isWanted && (province !== 'QC' || hasExpressConsent);
}
