import type {
  Basket,
  BasketActivity,
  BasketHome,
  BasketInput,
  BasketRow,
} from '@hearthline/contract/baskets';
import type { BasketType } from '@hearthline/contract/enums';
import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import { findHomeChanges } from '@hearthline/domain/basket/home-changes';
import { listRequestActions } from '@hearthline/domain/basket/request';
import { activationOf } from '@hearthline/domain/basket/schedule';
import { tallyAnswers } from '@hearthline/domain/basket/tally';
import type { Answer, TimeUnit } from '@hearthline/domain/basket/vocabulary';
import type { HomeRow, ReaderHomeRow } from '../homes/basket-homes.store.ts';
import type { HomeFacts } from '../homes/home-facts.ts';
import type { KnownReader } from './basket-readers.ts';
import type { BasketRecord, ListedBasket } from './baskets.store.ts';

export const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What the form holds; an alert tells by itself what changes. */
export function presentInput(row: BasketRecord): Omit<BasketInput, 'type'> & { type: BasketType } {
  return {
    type: row.type as BasketType,
    name: row.name,
    clientId: row.clientId,
    isForHousehold: row.isForHousehold,
    additionalEmail: row.additionalEmail,
    activationDate: row.activatesOn,
    timeUnit: row.type === 'Automatic' ? 'never' : (row.timeUnit as TimeUnit),
    criteria: row.criteria,
    copyToMe: row.copiesToAgent,
    confirmBeforeSending: row.needsConfirmation,
    byEmail: row.byEmail,
    bySms: row.bySms,
    message: row.message,
  };
}

/** Numbers are of the homes that the agent did not reject. */
export function presentRow(
  row: ListedBasket,
  {
    homes,
    said,
    readers,
    now,
    timeZone,
  }: {
    homes: readonly HomeRow[];
    said: readonly ReaderHomeRow[];
    readers: readonly KnownReader[];
    now: Date;
    timeZone: string;
  },
): BasketRow {
  const meant = homes.filter(({ state }) => state !== 'rejected');
  const answersOf = Map.groupBy(said, ({ homeId }) => homeId);
  const activatesAt = activationOf(row.activatesOn, now, timeZone);
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    readers: readers.map(({ row: reader, name }) => ({
      readerId: reader.id,
      clientId: reader.clientId,
      name,
    })),
    matches: meant.length,
    fresh: meant.filter(({ state }) => state !== 'sent').length,
    ...tallyAnswers(meant.map(({ id }) => (answersOf.get(id) ?? []).map(({ answer }) => answer))),
    unread: row.unread,
    lastNotifiedAt: instantOf(row.notifiedAt),
    lastSeenAt: instantOf(row.lastSeenAt),
    activatesAt: activatesAt > now ? activatesAt.toISOString() : null,
  };
}

export function presentHome(
  { row, standing, forClients, card }: HomeFacts,
  {
    readers,
    said,
    talk,
    now,
    hasLeft,
  }: {
    readers: readonly KnownReader[];
    said: readonly ReaderHomeRow[];
    talk: { comments: number; unreadComments: number; showings: number } | undefined;
    now: Date;
    hasLeft: boolean;
  },
): BasketHome {
  const saidBy = new Map(said.map((each) => [each.readerId, each]));
  return {
    id: row.id,
    listing: card,
    addedAs: standing && standing.listingId !== row.listingId ? row.mlsNumber : null,
    note: row.note,
    state: row.state,
    actions: listRequestActions(row, { now, hasLeft }),
    addedAt: row.addedAt.toISOString(),
    sentAt: instantOf(row.sentAt),
    isShown: forClients.isShown,
    changes: row.told === null ? [] : findHomeChanges(row.told as unknown as HomeStanding, forClients),
    answers: readers.map(({ row: reader }) => {
      const each = saidBy.get(reader.id);
      return {
        readerId: reader.id,
        answer: (each?.answer ?? null) as Answer | null,
        reasons: each?.reasons ?? [],
        answeredAt: instantOf(each?.answeredAt ?? null),
        opened: each?.opened ?? 0,
        openedAt: instantOf(each?.openedAt ?? null),
        isUnread: each?.isUnread ?? false,
      };
    }),
    comments: talk?.comments ?? 0,
    unreadComments: talk?.unreadComments ?? 0,
    showings: talk?.showings ?? 0,
  };
}

export function presentBasket(
  row: BasketRecord,
  rest: Pick<Basket, 'readers' | 'homes' | 'comments' | 'sending'> & { activity: BasketActivity[] },
): Basket {
  return {
    id: row.id,
    revision: row.revision,
    ...presentInput(row),
    createdAt: row.createdAt.toISOString(),
    lastNotifiedAt: instantOf(row.notifiedAt),
    nextDigestAt: instantOf(row.nextDigestAt),
    ...rest,
  };
}
