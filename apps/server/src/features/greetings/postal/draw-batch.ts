import type { Storage } from '../../../platform/storage/storage.ts';
import type { BatchRecord, BatchTimes, ItemRecord } from './batches.store.ts';
import { contentOf } from './cards.presenter.ts';
import { fileKeyOf } from './postal.jobs.ts';
import type { PostalTransactions } from './postal-transaction.ts';
import type { PrintedCard } from './print/cards-view.ts';
import type { PrintCards } from './print/print-cards.ts';

/** Where each part of the work begins, as a share of the whole. */
const shares = { gathered: 0.1, drawn: 0.85 };

export const printedCardOf = ({ language, message, lines }: ItemRecord): PrintedCard => ({
  language,
  message,
  lines,
});

/** The file of a batch, from what was taken down when it was made. */
export function createBatchDrawer({
  transactions: { open },
  print,
  storage,
}: {
  transactions: Pick<PostalTransactions, 'open'>;
  print: PrintCards;
  storage: Pick<Storage, 'put'>;
}) {
  const advance = (agentId: string, id: string, progress: number): Promise<void> =>
    open(agentId, ({ batches }) => batches.update(id, { progress }));

  const finish = (
    agentId: string,
    id: string,
    state: 'ready' | 'failed',
    changes: Pick<Partial<BatchRecord>, 'pages' | 'bytes' | 'fileKey'>,
  ): Promise<void> =>
    open(agentId, async ({ batches, now }) => {
      const row = await batches.lock(id);
      if (row?.state !== 'making') return;
      const times: BatchTimes = { ...row.times, [state]: now.toISOString() };
      await batches.update(id, { ...changes, state, times, progress: 1 });
    });

  return {
    make: async (agentId: string, id: string): Promise<void> => {
      const found = await open(agentId, async ({ agent, batches, now }) => {
        const row = await batches.find(id);
        return row?.state === 'making' ? { row, agent, now, items: await batches.listItems(id) } : null;
      });
      if (!found) return;
      const { row, agent, now, items } = found;
      await advance(agentId, id, shares.gathered);
      const printed = items.filter(({ check }) => check === 'complete');
      const { bytes, pages, facts } = await print({
        agent,
        content: contentOf(row),
        title: `${row.name} · ${row.code}`,
        cards: printed.map(printedCardOf),
        output: 'pdf',
        sides: ['front', 'back'],
        madeAt: now,
      });
      // One home's words may be longer than those that were looked at.
      if (!facts.every(({ message, sender, address }) => message && sender && address))
        return finish(agentId, id, 'failed', {});
      if (pages !== 2 * printed.length)
        throw new Error(`A batch of ${printed.length} cards has ${pages} pages`);
      await advance(agentId, id, shares.drawn);
      const fileKey = fileKeyOf(agentId, id);
      await storage.put(fileKey, Buffer.from(bytes), 'application/pdf');
      await finish(agentId, id, 'ready', { pages, bytes: bytes.byteLength, fileKey });
    },
    giveUp: (agentId: string, id: string): Promise<void> => finish(agentId, id, 'failed', {}),
  };
}
