import type { LedgerRow } from '@hearthline/contract/alerts';
import { localDay } from '@hearthline/domain/time-zone';
import { quoteCell } from '@hearthline/format/csv-cell';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../shared/api/client.ts';
import { saveFile } from '../../../../shared/lib/save-file.ts';
import { toast } from '../../../../shared/ui/toast.tsx';
import type { LedgerRequest } from '../api/alerts-api.ts';
import { faceOfEvent, useReasonText } from './ledger-words.tsx';

const toastId = 'ledger-export';
const pageSize = 100;
/** More than this nobody reads line by line, and spreadsheets grow slow. */
const mostRows = 20_000;

async function readAll(asked: LedgerRequest): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = [];
  for (let page = 1; rows.length < mostRows; page += 1) {
    const reply = await request('GET /alerts/ledger', {
      query: { ...asked, page: String(page), pageSize: String(pageSize) },
    });
    rows.push(...reply.result);
    if (reply.result.length < pageSize || rows.length >= reply.totalRows) break;
  }
  return rows;
}

/** Everything that the ledger found, as a table that spreadsheets open. */
export function useExportLedger(timeZone: string | undefined) {
  const { t } = useTranslation('basketsAlerts');
  const reasonOf = useReasonText(timeZone);
  const columns = {
    home: ({ listing }) => listing?.address,
    mls: ({ listing }) => listing?.mlsNumber,
    price: ({ price }) => price && price / 100,
    event: ({ trigger, listing }) => t(`ledger.event.${faceOfEvent(trigger, listing?.offer).word}`),
    client: ({ readerName }) => readerName,
    alerts: ({ alerts }) => alerts.map(({ name }) => name).join('; '),
    matched: ({ matchedAt }) => matchedAt,
    outcome: ({ outcome }) => t(`ledger.outcomes.${outcome}`),
    reason: reasonOf,
    leaves: ({ leavesAt }) => leavesAt,
    read: ({ readAt }) => readAt,
  } satisfies Record<string, (row: LedgerRow) => string | number | null | undefined>;
  const names = Object.keys(columns) as (keyof typeof columns)[];

  return useMutation({
    mutationFn: async (asked: LedgerRequest) => {
      toast.loading(t('ledger.exporting'), { id: toastId });
      const rows = await readAll(asked);
      const head = names.map((name) => t(`ledger.columns.${name}`));
      const lines = rows.map((row) => names.map((name) => columns[name](row) ?? ''));
      // The mark at the start tells spreadsheets that accents are UTF-8.
      return `\uFEFF${[head, ...lines].map((line) => line.map(quoteCell).join(',')).join('\r\n')}\r\n`;
    },
    onSuccess: (text) => {
      saveFile(
        `ledger-${localDay(new Date(), timeZone)}.csv`,
        new Blob([text], { type: 'text/csv;charset=utf-8' }),
      );
      toast.success(t('ledger.exported'), { id: toastId });
    },
    onError: () => toast.dismiss(toastId),
  });
}
