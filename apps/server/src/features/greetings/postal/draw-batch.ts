import type { Storage } from '../../../platform/storage/storage.ts';
import type { BatchRecord, ItemRecord } from './batches.store.ts';
import { contentOf } from './cards.presenter.ts';
import { fileKeyOf } from './postal.jobs.ts';
import type { PostalTransaction, PostalTransactions } from './postal-transaction.ts';
import type { PrintedCard } from './print/cards-view.ts';
import type { DrawnCards } from './print/draw-cards.ts';
import type { PrintCards } from './print/print-cards.ts';
import type { TellAgent } from './tell-agent.ts';

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
  tell,
}: {
  transactions: Pick<PostalTransactions, 'open'>;
  print: PrintCards;
  storage: Pick<Storage, 'put' | 'remove'>;
  tell: Pick<TellAgent, 'notMade'>;
}) {
  const advance = (agentId: string, id: string, progress: number): Promise<void> =>
    open(agentId, ({ batches }) => batches.update(id, { progress }));

  const listPrinted = async ({ batches }: PostalTransaction, id: string): Promise<ItemRecord[]> =>
    (await batches.listItems(id)).filter(({ check }) => check === 'complete');

  const find = (agentId: string, id: string, isMeant: (row: BatchRecord) => boolean) =>
    open(agentId, async (transaction) => {
      const row = await transaction.batches.find(id);
      if (!row || !isMeant(row)) return null;
      return { row, printed: await listPrinted(transaction, id), now: transaction.now };
    });

  const draw = ({ row, printed, now }: { row: BatchRecord; printed: ItemRecord[]; now: Date }) =>
    print({
      sender: row.sender,
      content: contentOf(row),
      title: `${row.name} · ${row.code}`,
      cards: printed.map(printedCardOf),
      output: 'pdf',
      sides: ['front', 'back'],
      madeAt: now,
    });

  async function keep(
    { row, printed }: { row: BatchRecord; printed: readonly ItemRecord[] },
    { bytes, pages }: Pick<DrawnCards, 'bytes' | 'pages'>,
    changes: (row: BatchRecord, now: Date) => Pick<Partial<BatchRecord>, 'state' | 'times' | 'progress'>,
  ): Promise<void> {
    if (pages !== 2 * printed.length)
      throw new Error(`A batch of ${printed.length} cards has ${pages} pages`);
    const { agentId, id } = row;
    const fileKey = fileKeyOf(agentId, id);
    await storage.put(fileKey, Buffer.from(bytes), 'application/pdf');
    await open(agentId, async (transaction) => {
      const { batches, now } = transaction;
      const current = await batches.lock(id);
      if (current?.state !== row.state) return;
      // Who was erased while it was drawn does not stand in it: the next try draws it without them.
      if ((await listPrinted(transaction, id)).length !== printed.length)
        throw new Error('A home of the batch is gone');
      await batches.update(id, { pages, bytes: bytes.byteLength, fileKey, ...changes(current, now) });
    });
  }

  const enter = (state: 'ready' | 'failed') => (row: BatchRecord, now: Date) => ({
    state,
    times: { ...row.times, [state]: now.toISOString() },
    progress: 1,
  });

  async function giveUp(agentId: string, id: string): Promise<void> {
    const isOver = await open(agentId, async (transaction) => {
      const { batches, now } = transaction;
      const row = await batches.lock(id);
      if (row?.state !== 'making') return false;
      await batches.update(id, enter('failed')(row, now));
      await tell.notMade(transaction, row);
      return true;
    });
    if (isOver) await storage.remove(fileKeyOf(agentId, id));
  }

  return {
    make: async (agentId: string, id: string): Promise<void> => {
      const found = await find(agentId, id, ({ state }) => state === 'making');
      if (!found) return;
      await advance(agentId, id, shares.gathered);
      const drawn = await draw(found);
      // One home's words may be longer than those that were looked at.
      if (!drawn.facts.every(({ message, sender, address }) => message && sender && address))
        return giveUp(agentId, id);
      await advance(agentId, id, shares.drawn);
      await keep(found, drawn, enter('ready'));
    },

    /** Without those who were erased since; what its plan counts stays counted. */
    redraw: async (agentId: string, id: string): Promise<void> => {
      const found = await find(agentId, id, ({ fileKey, bytes }) => fileKey === null && bytes > 0);
      if (!found) return;
      await storage.remove(fileKeyOf(agentId, id));
      if (found.printed.length === 0)
        return open(agentId, ({ batches }) => batches.update(id, { pages: 0, bytes: 0 }));
      await keep(found, await draw(found), () => ({}));
    },

    giveUp,
  };
}
