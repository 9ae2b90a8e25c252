import type { MessageDetail, MessageEvent } from '@hearthline/contract/messages';
import type { Evidence } from '@hearthline/domain/message/reading';

/** Complete by type. */
const evidences: Record<Evidence, true> = {
  soonAfterDelivery: true,
  proxy: true,
  scanner: true,
  opened: true,
  clicked: true,
  replied: true,
  viewed: true,
};

interface ReadEvidence {
  evidence: Evidence | null;
  /** Where a followed link led. */
  target: string;
}

/** An event of a reading says what it rests on and, for a link, where it led: `clicked https://…`. */
export function readEvidence({ detail }: Pick<MessageEvent, 'detail'>): ReadEvidence {
  const [first = '', target = ''] = detail.split(' ');
  return { evidence: first in evidences ? (first as Evidence) : null, target };
}

/** The event on which the grade of a message rests: the first one that was as sure. */
export function evidenceOf({ events, grade }: Pick<MessageDetail, 'events' | 'grade'>): ReadEvidence | null {
  const event = grade === 'none' ? undefined : events.find((each) => each.grade === grade);
  return event ? readEvidence(event) : null;
}

/** Short enough for a sentence: without the scheme, and without what comes after the path. */
export function shortTarget(target: string): string {
  if (!URL.canParse(target)) return target;
  const { host, pathname, protocol } = new URL(target);
  if (protocol !== 'https:' && protocol !== 'http:') return target;
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname);
}
