import type { GreetingEvent } from '@hearthline/contract/greetings';
import type { AddresseeVerdict } from '../../../platform/messages/reader-message.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';

/** An event as far as its days and decisions tell, with those on whom it depends whether anything leaves. */
export interface UncheckedEvent {
  event: GreetingEvent;
  /** Of a day that very many share nobody: somebody of them can receive it. */
  whom: readonly string[];
}

export type ListObstacles = ReturnType<typeof createObstacleList>;

/** What keeps clients from being written to, by their ids; asked for all of them at once, however many they are. */
export function createObstacleList({ ports }: { ports: Pick<GreetingPorts, 'messages'> }) {
  return async (
    { tx, agentId }: Pick<GreetingTransaction, 'tx' | 'agentId'>,
    clientIds: readonly string[],
  ): Promise<(clientId: string, day: string) => string | null> => {
    const ids = [...new Set(clientIds)];
    const verdicts =
      ids.length === 0
        ? []
        : await ports.messages.evaluate(
            tx,
            agentId,
            ids.map((clientId) => ({ clientId })),
            { channel: 'email', category: 'greetings' },
          );
    const verdictOf = new Map(ids.map((id, place) => [id, verdicts[place]]));
    return (clientId, day) => obstacleOn(day, verdictOf.get(clientId));
  };
}

/** Who may be written to now may not any more when the day comes. */
function obstacleOn(day: string, verdict: AddresseeVerdict | undefined): string | null {
  if (!verdict) return null;
  if (verdict.reason !== null) return verdict.reason;
  return verdict.consentEndsOn !== null && verdict.consentEndsOn <= day ? 'consentEnds' : null;
}

/** What would leave or wait for a word, and cannot leave, says so with the reason. */
export async function nameObstacles(
  listObstacles: ListObstacles,
  transaction: GreetingTransaction,
  found: readonly UncheckedEvent[],
): Promise<GreetingEvent[]> {
  const obstacleOf = await listObstacles(
    transaction,
    found.flatMap(({ event, whom }) => (isToLeave(event) ? whom : [])),
  );
  return found.map(({ event, whom }) => {
    if (!isToLeave(event) || whom.length === 0) return event;
    const reasons = new Set(whom.map((id) => obstacleOf(id, event.day)));
    if (reasons.has(null)) return event;
    const [reason = null] = reasons.size === 1 ? reasons : ['nobodyCan'];
    return { ...event, state: 'blocked', reason };
  });
}

const isToLeave = ({ state }: GreetingEvent): boolean => state === 'scheduled' || state === 'waiting';
