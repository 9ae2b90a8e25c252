import { Readable } from 'node:stream';
import type { ClientChoice } from '@hearthline/contract/clients';
import type { ClientTransactions } from '../client-transaction.ts';
import { presentClient } from '../records/clients.presenter.ts';
import { csvHead, toCsvLine } from './client-csv.ts';

const portion = 1_000;

/** Clients as a table. */
export function createExportService({ open }: ClientTransactions) {
  async function* writeCsv(agentId: string, choice: ClientChoice): AsyncGenerator<string> {
    yield csvHead;
    // Each portion is a short transaction of its own, however slowly somebody downloads.
    for (let after: { sortName: string; id: string } | null = null; ; ) {
      const rows = await open(agentId, ({ clients }) => clients.listChosen(choice, after, portion));
      yield rows.map((row) => toCsvLine(presentClient(row, []))).join('');
      const last = rows.at(-1);
      if (!last || rows.length < portion) return;
      after = { sortName: last.sortName, id: last.id };
    }
  }

  return {
    exportCsv: (agentId: string, choice: ClientChoice): Readable => Readable.from(writeCsv(agentId, choice)),
  };
}

export type ExportService = ReturnType<typeof createExportService>;
