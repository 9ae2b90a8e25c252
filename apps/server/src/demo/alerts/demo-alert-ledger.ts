import { localDay } from '@hearthline/domain/time-zone';
import { personOf } from '../../features/baskets/alerts/alerts.store.ts';
import { matchIdOf } from '../../features/baskets/alerts/matching/match-id.ts';
import type { AlertDraft } from './demo-alert-draft.ts';
import type { ToldMatch } from './demo-alert-story.ts';

/** The ledger of one person, and their messages. */
export function addMatches(draft: AlertDraft, matches: readonly ToldMatch[], reader: number): void {
  const { rows, agentId, basketId, people, readerIds } = draft;
  const readerId = readerIds[reader] as string;
  const clientId = people[reader]?.id ?? null;
  const person = personOf({ clientId, email: '' });
  const messages = gatherMessages(draft, matches, reader);
  const held: string[] = [];
  for (const match of matches) {
    const { event, trigger } = match;
    const id = matchIdOf({ agentId, person, homeKey: event.homeKey, eventId: event.id }, event.at);
    if (match.state === 'held') held.push(id);
    rows.alertMatch.push({
      agentId,
      id,
      person,
      readerId,
      basketId,
      eventId: event.id,
      listingId: event.listingId,
      homeKey: event.homeKey,
      trigger,
      oldPrice: event.oldPrice,
      price: event.price,
      matchedAt: event.at,
      approvedAt: match.approvedAt,
      ...outcomeOf(match, draft.pausedAt),
      messageId: match.leavesAt ? (messages.get(match.leavesAt.getTime())?.messageId ?? null) : null,
    });
  }
  addMessages(draft, [...messages.values()], readerId, reader);
  addPerson(draft, matches, [...messages.values()], {
    person,
    clientId,
    heldFrom: held.toSorted()[0] ?? null,
  });
}

/** Only that they left, and for whom: there is nothing of them in the outbox that could leave once more. */
function addMessages(
  { rows, agentId, basketId, idAt }: AlertDraft,
  messages: readonly LeftMessage[],
  readerId: string,
  reader: number,
): void {
  for (const { messageId, at, homes } of messages) {
    const sendingId = idAt(at, `sending ${reader}`);
    rows.basketSending.push({
      agentId,
      id: sendingId,
      basketId,
      kind: 'homes',
      homes: homes.size,
      createdAt: at,
      leavesAt: at,
    });
    rows.basketMessage.push({ agentId, sendingId, readerId, messageId });
  }
}

function addPerson(
  { rows, agentId, timeZone, pausedAt }: AlertDraft,
  matches: readonly ToldMatch[],
  messages: readonly LeftMessage[],
  named: { person: string; clientId: string | null; heldFrom: string | null },
): void {
  const last = messages.at(-1)?.at ?? null;
  const day = last && localDay(last, timeZone);
  const waiting = matches.flatMap(({ state, leavesAt }) => (state === 'waiting' && leavesAt ? leavesAt : []));
  rows.alertPerson.push({
    agentId,
    ...named,
    dueAt: pausedAt ? null : (waiting.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null),
    day,
    messages: messages.filter(({ at }) => localDay(at, timeZone) === day).length,
    sentAt: last,
  });
}

interface LeftMessage {
  messageId: string;
  at: Date;
  homes: Set<string>;
}

/** By the moment in which they left. */
function gatherMessages(
  { idAt }: AlertDraft,
  matches: readonly ToldMatch[],
  reader: number,
): Map<number, LeftMessage> {
  const messages = new Map<number, LeftMessage>();
  for (const match of matches) {
    if (match.state !== 'told' || !match.leavesAt) continue;
    const at = match.leavesAt;
    const message = messages.get(at.getTime()) ?? {
      messageId: idAt(at, `message ${reader}`, reader),
      at,
      homes: new Set<string>(),
    };
    message.homes.add(match.event.homeKey);
    messages.set(at.getTime(), message);
  }
  return messages;
}

/** What still waited when its client paused the alert never leaves. */
function outcomeOf({ state, wait, leavesAt }: ToldMatch, pausedAt: Date | null) {
  switch (state) {
    case 'told':
      return { outcome: wait ? ('merged' as const) : ('sent' as const), wait, settledAt: leavesAt };
    case 'waiting':
      if (pausedAt)
        return { outcome: 'blocked' as const, wait, block: 'pausedByReader', settledAt: pausedAt };
      return { outcome: 'merged' as const, wait, dueAt: leavesAt };
    case 'held':
      return { outcome: 'held' as const };
    case 'refused':
      return { outcome: 'blocked' as const, block: 'saidNo', settledAt: leavesAt };
  }
}

/** Matches as they were counted where they were found. */
export function addTally({ rows, agentId, basketId }: AlertDraft): void {
  const own = rows.alertMatch.filter((match) => match.basketId === basketId);
  const days = Map.groupBy(own, ({ matchedAt }) => localDay(matchedAt as Date, 'UTC'));
  for (const [day, matches] of days)
    rows.alertTally.push({ agentId, basketId, day, matches: matches.length });
}
