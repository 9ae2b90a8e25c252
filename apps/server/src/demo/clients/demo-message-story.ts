import type { MessageEventKind } from '@hearthline/contract/messages';
import type { DemoMessage } from '@hearthline/demo-market/messages/demo-message';
import { hashOf } from '@hearthline/demo-market/random';
import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import { gradeSignal, isSurer } from '@hearthline/domain/message/open-grade';
import type { NewMessage } from '../../features/messages/messages.store.ts';

export interface StoryEvent {
  kind: MessageEventKind;
  at: Date;
  detail: string;
  grade: OpenGrade | null;
}

export interface MessageStory {
  changes: Partial<NewMessage> & Pick<NewMessage, 'status'>;
  events: StoryEvent[];
  /** The address came back for good. */
  lostAt: Date | null;
}

/** What the outbox would have written down about a message by now, with the same words for the same message. */
export function buildStory(
  message: DemoMessage,
  { links, place }: { links: readonly string[]; place: number },
): MessageStory {
  const { outcome, notBefore } = message;
  const events: StoryEvent[] = [];
  const addEvent = (kind: MessageEventKind, at: Date, detail = '', grade: OpenGrade | null = null) =>
    events.push({ kind, at, detail, grade });
  const noise = hashOf(place, message.mail.en.body);
  addEvent('written', message.writtenAt, message.resentOf ? 'resent' : '');
  const start = after(notBefore, 0.3 + (noise % 900) / 1000 + (message.mailing ? place * 0.9 : 0));
  const story = (changes: MessageStory['changes'], lostAt: Date | null = null): MessageStory => ({
    changes: { reason: null, ...changes },
    events: events.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    lostAt,
  });

  if (outcome.kind === 'waiting') return story({ status: 'waiting', reason: outcome.reason });
  if (outcome.kind === 'cancelled') {
    addEvent('cancelled', after(message.writtenAt, outcome.minutes * 60));
    return story({ status: 'cancelled' });
  }
  if (outcome.kind === 'leftOut') {
    addEvent('leftOut', start, outcome.reason);
    return story({ status: 'leftOut', reason: outcome.reason });
  }
  if (outcome.kind === 'refused') {
    addEvent('attempt', start, '1');
    const isText = message.channel === 'sms';
    const handedOverAt = isText ? after(start, 0.1) : null;
    if (handedOverAt) addEvent('handedOver', handedOverAt);
    const at = after(start, 1.1);
    addEvent('refused', at, outcome.reason);
    return story({ status: 'failed', reason: outcome.reason, attempts: 1, handedOverAt }, at);
  }

  const tries = outcome.kind === 'delivered' ? outcome.tries : 1;
  let begin = start;
  for (let attempt = 1; attempt < tries; attempt += 1) {
    addEvent('attempt', begin, String(attempt));
    addEvent('deferred', after(begin, 1.4), 'The mail could not be sent now (451 at RCPT TO)');
    // As long as the queue waits before the next try.
    begin = after(begin, 1.6 + Math.exp(attempt));
  }
  addEvent('attempt', begin, String(tries));
  const handedOverAt = after(begin, 0.6);
  const deliveredAt = after(begin, 0.9 + (noise % 700) / 1000);
  addEvent('handedOver', handedOverAt);
  addEvent('delivered', deliveredAt, replyOf(message, noise));
  const sent = { attempts: tries, handedOverAt, deliveredAt };
  if (outcome.kind === 'bounced') {
    const bouncedAt = after(deliveredAt, outcome.hours * 3_600 + 40 + (noise % 90));
    addEvent('bounced', bouncedAt, outcome.status);
    const changes = { ...sent, status: 'failed', reason: `dsn:${outcome.status}`, bouncedAt };
    return story(changes, outcome.isAboutAddress ? bouncedAt : null);
  }
  if (message.leaving)
    addEvent('unsubscribed', after(deliveredAt, message.leaving.seconds), message.leaving.wanted.join(' '));
  return story({ ...sent, status: 'delivered', ...gradeSignals(message, deliveredAt, links, addEvent) });
}

/** As the readings are kept: the first that is surer than all before counts. */
function gradeSignals(
  { signals }: DemoMessage,
  deliveredAt: Date,
  links: readonly string[],
  addEvent: (kind: MessageEventKind, at: Date, detail: string, grade: OpenGrade) => void,
) {
  const seen = {
    grade: 'none' as OpenGrade,
    readAt: null as Date | null,
    clicks: 0,
    repliedAt: null as Date | null,
  };
  for (const { kind, seconds, userAgent } of signals.toSorted((a, b) => a.seconds - b.seconds)) {
    const at = after(deliveredAt, seconds);
    const { grade, evidence } = gradeSignal({ kind, at, userAgent }, deliveredAt);
    const target = kind === 'clicked' ? (links[0] ?? '') : '';
    addEvent(kind, at, [evidence, target].filter((part) => part !== '').join(' '), grade);
    if (isSurer(grade, seen.grade)) Object.assign(seen, { grade, readAt: at });
    if (kind === 'clicked' && grade === 'confirmed') seen.clicks += 1;
    if (kind === 'replied') seen.repliedAt ??= at;
  }
  return seen;
}

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + Math.round(seconds * 1000));

function replyOf({ channel }: DemoMessage, noise: number): string {
  const word = noise.toString(16).padStart(8, '0');
  return channel === 'sms'
    ? `SM${word}${word.split('').reverse().join('')}`
    : `250 2.0.0 Ok: queued as ${word.toUpperCase()}`;
}
