import type {
  AddressCounts,
  AddressFilter,
  PostalAddress,
  PostalBatch,
  PostalPreview,
  Printer,
} from '@hearthline/contract/postal-cards';
import type { IsoDate } from '@hearthline/domain/calendar';
import type { PostalState } from '@hearthline/domain/greeting/vocabulary';
import { localDay, startOfDay } from '@hearthline/domain/time-zone';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import { mayCancel, nextOf, presentBatch, presentItem, undoOf } from './batches.presenter.ts';
import type { BatchRecord, BatchTimes, ItemRecord } from './batches.store.ts';
import { contentOf } from './cards.presenter.ts';
import { printedCardOf } from './draw-batch.ts';
import { countHomes, filterHomes } from './homes.ts';
import { handedOver } from './item-states.ts';
import { printBatchJob } from './postal.jobs.ts';
import type { PrintOffer } from './postal-ports.ts';
import type { PostalTransaction, PostalTransactions } from './postal-transaction.ts';
import type { PrintCards } from './print/print-cards.ts';
import { frontOf } from './print/print-cards.ts';

const fileLinkSeconds = 3_600;

export type BatchesService = ReturnType<typeof createBatchesService>;

/** Batches from the moment when they are made until they lie in the homes. */
export function createBatchesService({
  transactions: { open },
  fileLinks,
  offer,
  print,
}: {
  transactions: Pick<PostalTransactions, 'open'>;
  fileLinks: Pick<SignedLinks, 'sign'>;
  offer: PrintOffer | null;
  print: PrintCards;
}) {
  const present = ({ agentId, now }: PostalTransaction, row: BatchRecord): PostalBatch =>
    presentBatch(row, {
      now,
      fileUrl:
        row.fileKey === null
          ? null
          : `/api/files/${fileLinks.sign({ key: row.fileKey, agentId, seconds: fileLinkSeconds })}`,
    });

  async function get(transaction: PostalTransaction, id: string): Promise<PostalBatch> {
    return present(transaction, await find(transaction, id));
  }

  /** Changes a batch that nobody else changes meanwhile. */
  const change = (
    agentId: string,
    id: string,
    work: (transaction: PostalTransaction, row: BatchRecord) => Promise<void>,
  ): Promise<PostalBatch> =>
    open(agentId, async (transaction) => {
      const row = await transaction.batches.lock(id);
      if (!row) throw new AppError('not_found');
      await work(transaction, row);
      return get(transaction, id);
    });

  return {
    list: (
      agentId: string,
      { cardId, page, pageSize }: { cardId?: string | undefined; page: number; pageSize: number },
    ): Promise<{ rows: PostalBatch[]; total: number }> =>
      open(agentId, async (transaction) => {
        const { rows, total } = await transaction.batches.list({
          cardId: cardId ?? null,
          offset: (page - 1) * pageSize,
          limit: pageSize,
        });
        return { rows: rows.map((row) => present(transaction, row)), total };
      }),

    get: (agentId: string, id: string): Promise<PostalBatch> =>
      open(agentId, (transaction) => get(transaction, id)),

    /** With the homes of it, for the sheet. */
    getWhole: (agentId: string, id: string): Promise<{ batch: PostalBatch; items: ItemRecord[] }> =>
      open(agentId, async (transaction) => ({
        batch: await get(transaction, id),
        items: await transaction.batches.listItems(id),
      })),

    listAddresses: (
      agentId: string,
      id: string,
      { filter, page, pageSize }: { filter: AddressFilter; page: number; pageSize: number },
    ): Promise<{ rows: PostalAddress[]; total: number; counts: AddressCounts }> =>
      open(agentId, async (transaction) => {
        await find(transaction, id);
        const items = await transaction.batches.listItems(id);
        const found = filterHomes(items, filter);
        return {
          rows: found.slice((page - 1) * pageSize, page * pageSize).map(presentItem),
          total: found.length,
          counts: countHomes(items),
        };
      }),

    preview: async (agentId: string, id: string, position: number): Promise<PostalPreview> => {
      const { row, items, now } = await open(agentId, async (transaction) => ({
        row: await find(transaction, id),
        items: filterHomes(await transaction.batches.listItems(id), 'complete'),
        now: transaction.now,
      }));
      const item = items[items.length === 0 ? 0 : position % items.length];
      if (!item) throw new AppError('not_found');
      const content = contentOf(row);
      const cards = [printedCardOf(item)];
      const { svg } = await print({
        sender: row.sender,
        content,
        title: row.name,
        cards,
        output: 'svg',
        sides: ['back'],
        madeAt: now,
      });
      return {
        front: frontOf(content, item.language),
        back: svg,
        language: item.language,
        client: { id: item.clientIds[0] ?? item.id, name: item.name },
        homes: items.length,
      };
    },

    setState: (
      agentId: string,
      id: string,
      { state, on }: { state: PostalState; on?: IsoDate | undefined },
    ): Promise<PostalBatch> =>
      change(agentId, id, async ({ tx, batches, now, today, agent }, row) => {
        if (on !== undefined && on > today) throw refusedDay();
        const at = on === undefined || on === today ? now : startOfDay(on, agent.timeZone);
        if (state === 'cancelled' && mayCancel(row)) {
          await batches.update(id, { state, times: { ...row.times, cancelled: at.toISOString() } });
          if (row.printer === 'provider')
            await enqueue(tx, printBatchJob, { agentId, batchId: id }, { key: id, agentId });
        } else if (state === nextOf(row)) {
          const before = row.times[row.state];
          // A day has no hour: it may be that of the step before.
          if (before !== undefined && on !== undefined && on < localDay(new Date(before), agent.timeZone))
            throw refusedDay();
          await batches.update(id, { state, times: { ...row.times, [state]: at.toISOString() } });
        } else if (state === undoOf(row, now)) {
          const { [row.state]: _, ...times } = row.times;
          await batches.update(id, { state, times: times as BatchTimes });
        } else throw new AppError('print_refused');
      }),

    /** Handed over to the provider as long as nothing is printed, and taken back as long as it cannot have got any. */
    setPrinter: (agentId: string, id: string, printer: Printer): Promise<PostalBatch> =>
      change(agentId, id, async ({ tx, batches }, row) => {
        if (row.printer === printer) return;
        if (row.state !== 'ready' || (printer === 'provider' && !offer)) throw new AppError('print_refused');
        const items = await batches.listItems(id);
        if (
          items.some(({ providerId, providerState }) => providerId !== null || providerState === handedOver)
        )
          throw new AppError('print_refused');
        await batches.update(id, { printer, problem: null });
        if (printer === 'provider')
          await enqueue(tx, printBatchJob, { agentId, batchId: id }, { key: id, agentId });
      }),
  };
}

async function find({ batches }: PostalTransaction, id: string): Promise<BatchRecord> {
  const row = await batches.find(id);
  if (!row) throw new AppError('not_found');
  return row;
}

const refusedDay = (): AppError =>
  new AppError('invalid_input', {
    fields: [{ path: 'on', code: 'day', message: 'A day between the step before and today' }],
  });
