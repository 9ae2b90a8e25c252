import type { AlertRhythm, Replay } from '@hearthline/contract/alerts';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Replayed } from '@hearthline/domain/alert/replay';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { localDay } from '@hearthline/domain/time-zone';
import { AppError } from '../../../../platform/errors.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { requireBoardAccess } from '../../basket-transaction.ts';
import type { AnsweredFacts } from '../market/answered-homes.ts';
import { findAnsweredFacts } from '../market/answered-homes.ts';
import { criteriaOfToday } from '../market/asked-homes.ts';
import { zoneOf } from '../records/alert-settings.ts';
import { lookBack } from './look-back.ts';
import { suggestChanges } from './suggest-changes.ts';

export interface ReplayQuestion extends AlertRhythm {
  criteria: Criteria;
  clientId: string | null;
}

/** Homes of a message that are shown, and of all messages together. */
const shownOfMessage = 4;
const mostShown = 120;

/** What an alert would have sent in the last days, and what would make it better. */
export function createReplayService({
  transactions: { open },
  ports,
}: {
  transactions: BasketTransactions;
  ports: Pick<BasketPorts, 'clients' | 'listings' | 'market'>;
}) {
  /** The market is looked back on outside of the transaction, which would hold a second connection. */
  const ask = (agentId: string, clientId: string | null) =>
    open(agentId, async (transaction) => {
      requireBoardAccess(transaction);
      const { now, timeZone } = transaction;
      if (clientId === null) return { now, timeZone, answered: [] as AnsweredFacts[] };
      const [client] = await ports.clients.list(transaction.tx, agentId, [clientId]);
      if (!client) throw new AppError('not_found');
      const answered = await findAnsweredFacts(ports, transaction, clientId);
      return { now, timeZone: zoneOf(client, timeZone), answered };
    });

  return {
    /** What is worked out ends when nobody waits for it any more. */
    replay: async (
      agentId: string,
      { clientId, ...asked }: ReplayQuestion,
      signal?: AbortSignal,
    ): Promise<Replay> => {
      const { answered, ...moment } = await ask(agentId, clientId);
      const onlooker = { agentId, ...moment, signal };
      const past = await lookBack(ports.market, asked, onlooker);
      const replayed = await past.replay(asked);
      const suggestions = await suggestChanges(
        { market: ports.market, onlooker },
        { asked, past, replayed, answered },
      );
      const shown = pickShown(replayed);
      const cards = await open(agentId, (transaction) => findCards(ports, transaction, [...shown]));
      return {
        from: localDay(past.since, moment.timeZone),
        to: localDay(moment.now, moment.timeZone),
        stoppedAt: past.stoppedAt?.toISOString() ?? null,
        timeZone: moment.timeZone,
        matchingToday: await ports.market.count(criteriaOfToday(asked.criteria)),
        messages: replayed.messages.map(({ at, listingIds }) => ({
          at: at.toISOString(),
          homes: listingIds.length,
          listings: listingIds.slice(0, shownOfMessage).flatMap((id) => cards.get(id) ?? []),
        })),
        homes: replayed.homes,
        busiest: replayed.busiest,
        suggestions,
      };
    },
  };
}

export type ReplayService = ReturnType<typeof createReplayService>;

/** The first homes of the newest messages. */
function pickShown({ messages }: Replayed): Set<string> {
  const shown = new Set<string>();
  for (const { listingIds } of messages.toReversed()) {
    if (shown.size >= mostShown) break;
    for (const id of listingIds.slice(0, shownOfMessage)) shown.add(id);
  }
  return shown;
}

async function findCards(
  { listings }: Pick<BasketPorts, 'listings'>,
  { tx, agentId }: BasketTransaction,
  ids: readonly string[],
): Promise<Map<string, ListingCard>> {
  const cards = ids.length > 0 ? await listings.findCards(tx, agentId, ids) : [];
  return new Map(cards.map((card) => [card.id, card]));
}
