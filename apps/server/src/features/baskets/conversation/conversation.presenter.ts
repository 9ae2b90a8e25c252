import type { BasketComment, ShowingRequest } from '@hearthline/contract/baskets';
import { doShowingsOverlap } from '@hearthline/domain/basket/schedule';
import type { BasketClient } from '../basket-ports.ts';
import type { CommentRow, ShowingRow } from './conversation.store.ts';

export function presentComment(row: CommentRow): BasketComment {
  return {
    id: row.id,
    homeId: row.homeId,
    readerId: row.readerId,
    toReaderId: row.toReaderId,
    text: row.text,
    at: row.at.toISOString(),
    isUnread: row.readerId !== null && row.readAt === null,
  };
}

/** `agreed` are the times at which the agent shows other homes. */
export function presentShowing(
  row: ShowingRow,
  { client, agreed }: { client: BasketClient | null; agreed: readonly Date[] },
): ShowingRequest {
  return {
    id: row.id,
    homeId: row.homeId,
    readerId: row.readerId,
    state: row.state,
    times: row.times.map((time) => time.toISOString()),
    proposed: row.proposed.map((time) => time.toISOString()),
    agreedAt: row.agreedAt?.toISOString() ?? null,
    message: row.message,
    reply: row.reply,
    createdAt: row.createdAt.toISOString(),
    overlaps: row.times.flatMap((time) => {
      const other = agreed.find((each) => doShowingsOverlap(time, each));
      return other ? [{ time: time.toISOString(), agreedAt: other.toISOString() }] : [];
    }),
    lacking: findLacking(client),
  };
}

/**
 * Ontario, where the board's homes lie, wants the RECO Information Guide handed over and a representation agreement signed
 * before a home is shown. Somebody who is no client has neither on record, and nowhere to record it.
 */
export function findLacking(client: BasketClient | null): ShowingRequest['lacking'] {
  if (client === null) return [];
  return [
    ...(client.recoGuideOn === null ? (['recoGuide'] as const) : []),
    ...(client.representationOn === null ? (['representation'] as const) : []),
  ];
}
