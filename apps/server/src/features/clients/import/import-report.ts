import { Readable } from 'node:stream';
import type { ImportIssueKind } from '@hearthline/contract/client-import';
import type { Language } from '@hearthline/contract/common';
import { quoteCell } from '@hearthline/format/csv-cell';
import type { ClientTransactions } from '../client-transaction.ts';
import { planOf } from './import.presenter.ts';
import { getImport, storeOf } from './import.service.ts';
import type { IssueRow } from './import.store.ts';
import { kindWords, reasonText, reportHeadings } from './report-texts.ts';

const portion = 1_000;

/** The rows that need a word, as a table: what came of each, why, and the row itself. */
export function createImportReport({ open }: ClientTransactions) {
  async function* write(
    agentId: string,
    id: string,
    headings: string[],
    language: Language,
  ): AsyncGenerator<string> {
    const { row, result, reasons } = reportHeadings;
    yield `\uFEFF${toLine([row[language], result[language], reasons[language], ...headings])}`;
    for (let after = 0; ; ) {
      const rows = await open(agentId, (transaction) =>
        storeOf(transaction).listIssuesAfter(id, after, portion),
      );
      yield rows.map((issue) => toReportLine(issue, language)).join('');
      const last = rows.at(-1);
      if (!last || rows.length < portion) return;
      after = last.rowNumber;
    }
  }

  return async (agentId: string, id: string, language: Language): Promise<Readable> => {
    const found = await open(agentId, (transaction) => getImport(transaction, id));
    const headings = (planOf(found).columns ?? []).map(({ name }) => name);
    return Readable.from(write(agentId, id, headings, language));
  };
}

const toLine = (cells: readonly (string | number)[]): string => `${cells.map(quoteCell).join(',')}\r\n`;

function toReportLine({ rowNumber, kind, reasons, cells }: IssueRow, language: Language): string {
  const why = reasons.map((reason) => reasonText(reason, language)).join('; ');
  return toLine([rowNumber, kindWords[kind as ImportIssueKind][language], why, ...cells]);
}
