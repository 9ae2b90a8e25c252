import { slowestStep } from '@hearthline/domain/greeting/postal-steps';
import type { PostalState } from '@hearthline/domain/greeting/vocabulary';
import type { PrintProvider } from '../../../platform/print/print-provider.ts';
import {
  PrintCredentialsError,
  PrintRefusedError,
  providerStates,
} from '../../../platform/print/print-provider.ts';
import type { BatchRecord, ItemRecord } from './batches.store.ts';
import { contentOf } from './cards.presenter.ts';
import { printedCardOf } from './draw-batch.ts';
import type { PostalAgent } from './postal-agent.store.ts';
import type { PostalTransactions } from './postal-transaction.ts';
import type { PrintCards } from './print/print-cards.ts';

/** What a card is that the provider never gets: refused by it, or nobody wants it any more. */
const refused = 'refused';
const withdrawn = 'withdrawn';

interface Found {
  row: BatchRecord;
  items: ItemRecord[];
  agent: PostalAgent;
  now: Date;
  withdrawnAt: Set<number>;
}

/** Brings a batch and the provider together: what it has not got is handed over, what it has is asked for. */
export function createProviderPrinting({
  transactions: { open },
  print,
  provider,
}: {
  transactions: Pick<PostalTransactions, 'open'>;
  print: PrintCards;
  provider: PrintProvider | null;
}) {
  const find = (agentId: string, id: string): Promise<Found | null> =>
    open(agentId, async ({ batches, agent, now, today }) => {
      const row = await batches.find(id);
      if (row?.printer !== 'provider') return null;
      const items = (await batches.listItems(id)).filter(({ check }) => check === 'complete');
      return { row, items, agent, now, withdrawnAt: await batches.listWithdrawn(id, today) };
    });

  const note = (
    agentId: string,
    id: string,
    item: ItemRecord,
    changes: { providerId?: string; providerState: string },
  ): Promise<void> => {
    Object.assign(item, changes);
    return open(agentId, ({ batches }) => batches.setProvider(id, item.position, changes));
  };

  async function handOver(
    at: PrintProvider,
    agentId: string,
    { row, agent, now }: Found,
    item: ItemRecord,
  ): Promise<void> {
    const { address } = item;
    if (!address) return;
    const { bytes } = await print({
      agent,
      content: contentOf(row),
      title: row.code,
      cards: [printedCardOf(item)],
      output: 'pdf',
      sides: ['front', 'back'],
      madeAt: now,
      isForProvider: true,
    });
    try {
      const { id, state } = await at.create({
        key: item.id,
        size: row.size,
        pdf: bytes,
        to: address,
        from: {
          name: `${agent.firstName} ${agent.lastName}`.trim(),
          company: agent.brokerage,
          address: agent.address,
        },
        description: row.code,
      });
      await note(agentId, row.id, item, { providerId: id, providerState: state });
    } catch (error) {
      if (!(error instanceof PrintRefusedError)) throw error;
      await note(agentId, row.id, item, { providerState: refused });
    }
  }

  async function goThrough(at: PrintProvider, agentId: string, found: Found): Promise<void> {
    const { row, items, withdrawnAt } = found;
    for (const item of items) {
      if (item.providerId === null) {
        if (item.providerState !== null || row.state === 'cancelled') continue;
        if (withdrawnAt.has(item.position)) await note(agentId, row.id, item, { providerState: withdrawn });
        else await handOver(at, agentId, found, item);
      } else if (!isOver(item)) {
        const { state } = await (row.state === 'cancelled'
          ? at.cancel(item.providerId)
          : at.find(item.providerId));
        if (state !== item.providerState) await note(agentId, row.id, item, { providerState: state });
      }
    }
  }

  const settle = (
    agentId: string,
    id: string,
    items: readonly ItemRecord[],
    problem: BatchRecord['problem'],
  ) =>
    open(agentId, async ({ batches, now }) => {
      const row = await batches.lock(id);
      if (!row) return;
      const reached = items.flatMap(({ providerState }) =>
        isProviderState(providerState) ? [providerState] : [],
      );
      const isWhole = items.every(
        ({ providerId, providerState }) => providerId !== null || providerState !== null,
      );
      const state =
        reached.length > 0 && (isWhole || row.state === 'cancelled') ? slowestStep(reached) : row.state;
      const times = state === row.state ? row.times : { ...row.times, [state]: now.toISOString() };
      const hasRefusals = items.some(({ providerState }) => providerState === refused);
      await batches.update(id, { state, times, problem: problem ?? (hasRefusals ? 'refused' : null) });
    });

  return async (agentId: string, id: string): Promise<void> => {
    const found = await find(agentId, id);
    if (!found || !provider) return;
    try {
      await goThrough(provider, agentId, found);
      await settle(agentId, id, found.items, null);
    } catch (error) {
      const isKey = error instanceof PrintCredentialsError;
      await settle(agentId, id, found.items, isKey ? 'credentials' : 'unreachable');
      // A key does not mend itself: the hourly look tries again.
      if (!isKey) throw error;
    }
  };
}

const isProviderState = (state: string | null): state is PostalState =>
  state !== null && (providerStates as readonly string[]).includes(state);

const isOver = ({ providerState }: ItemRecord): boolean =>
  providerState === 'done' || providerState === 'cancelled';
