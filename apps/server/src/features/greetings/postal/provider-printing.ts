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

interface Printing {
  transactions: Pick<PostalTransactions, 'open'>;
  print: PrintCards;
  provider: PrintProvider | null;
}

/** Brings a batch and the provider together: what it has not got is handed over, what it has is asked for. */
export function createProviderPrinting({ transactions: { open }, print, provider }: Printing) {
  const find = (agentId: string, id: string): Promise<Found | null> =>
    open(agentId, async ({ batches, agent, now, today }) => {
      const row = await batches.find(id);
      if (row?.printer !== 'provider') return null;
      const items = (await batches.listItems(id)).filter(({ check }) => check === 'complete');
      return { row, items, agent, now, withdrawnAt: await batches.listWithdrawn(id, today) };
    });

  async function note({ row }: Found, item: ItemRecord, changes: AtProvider): Promise<void> {
    Object.assign(item, changes);
    await open(row.agentId, ({ batches }) => batches.setProvider(row.id, item.position, changes));
  }

  async function goThrough(at: PrintProvider, found: Found): Promise<void> {
    const { row, items, withdrawnAt } = found;
    const isCancelled = row.state === 'cancelled';
    for (const item of items) {
      if (item.providerId === null) {
        if (item.providerState !== null || isCancelled) continue;
        const isWanted = !withdrawnAt.has(item.position);
        await note(
          found,
          item,
          isWanted ? await handOver({ at, print }, found, item) : { providerState: withdrawn },
        );
      } else if (!isOver(item)) {
        const { state } = await (isCancelled ? at.cancel(item.providerId) : at.find(item.providerId));
        if (state !== item.providerState) await note(found, item, { providerState: state });
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
      if (row) await batches.update(id, settled(row, items, { problem, now }));
    });

  return async (agentId: string, id: string): Promise<void> => {
    const found = await find(agentId, id);
    if (!found || !provider) return;
    try {
      await goThrough(provider, found);
      await settle(agentId, id, found.items, null);
    } catch (error) {
      const isKey = error instanceof PrintCredentialsError;
      await settle(agentId, id, found.items, isKey ? 'credentials' : 'unreachable');
      // A key does not mend itself: the hourly look tries again.
      if (!isKey) throw error;
    }
  };
}

interface AtProvider {
  providerId?: string;
  providerState: string;
}

async function handOver(
  { at, print }: { at: PrintProvider; print: PrintCards },
  { row, agent, now }: Found,
  item: ItemRecord,
): Promise<AtProvider> {
  if (!item.address) return { providerState: refused };
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
  const { firstName, lastName, brokerage: company, address } = agent;
  try {
    const { id, state } = await at.create({
      key: item.id,
      size: row.size,
      pdf: bytes,
      to: item.address,
      from: { name: `${firstName} ${lastName}`.trim(), company, address },
      description: row.code,
    });
    return { providerId: id, providerState: state };
  } catch (error) {
    if (error instanceof PrintRefusedError) return { providerState: refused };
    throw error;
  }
}

/** A batch is as far as the slowest card that the provider has got, once it has got all it will get. */
function settled(
  row: BatchRecord,
  items: readonly ItemRecord[],
  { problem, now }: { problem: BatchRecord['problem']; now: Date },
): Pick<BatchRecord, 'state' | 'times' | 'problem'> {
  const reached = items.flatMap(({ providerState }) =>
    isProviderState(providerState) ? [providerState] : [],
  );
  const isWhole = items.every(({ providerState }) => providerState !== null);
  const state =
    reached.length > 0 && (isWhole || row.state === 'cancelled') ? slowestStep(reached) : row.state;
  const times = state === row.state ? row.times : { ...row.times, [state]: now.toISOString() };
  const hasRefusals = items.some(({ providerState }) => providerState === refused);
  return { state, times, problem: problem ?? (hasRefusals ? 'refused' : null) };
}

const isProviderState = (state: string | null): state is PostalState =>
  state !== null && (providerStates as readonly string[]).includes(state);

const isOver = ({ providerState }: ItemRecord): boolean =>
  providerState === 'done' || providerState === 'cancelled';
