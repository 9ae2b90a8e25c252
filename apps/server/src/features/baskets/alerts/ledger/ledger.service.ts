import type { LedgerCheck, LedgerRow, OutcomeCounts } from '@hearthline/contract/alerts';
import { alertLimits } from '@hearthline/contract/alerts';
import type { AlertOutcome } from '@hearthline/domain/alert/vocabulary';
import { addDays } from '@hearthline/domain/calendar';
import { startOfDay } from '@hearthline/domain/time-zone';
import { AppError } from '../../../../platform/errors.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { findAlert } from '../records/alert-settings.ts';
import { countOutcomes } from '../records/alerts.presenter.ts';
import type { LedgerScope } from './ledger.store.ts';
import { createLedgerStore } from './ledger.store.ts';
import { presentMatches } from './present-matches.ts';

export interface LedgerQuestion {
  alertId?: string | undefined;
  clientId?: string | undefined;
  outcome?: AlertOutcome | undefined;
  search: string;
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  pageSize: number;
}

/** What became of each match. */
export function createLedgerService({
  transactions: { open },
  ports,
}: {
  transactions: BasketTransactions;
  ports: Pick<BasketPorts, 'clients' | 'listings'>;
}) {
  return {
    list: (
      agentId: string,
      question: LedgerQuestion,
    ): Promise<{ rows: LedgerRow[]; total: number; counts: OutcomeCounts; check: LedgerCheck }> =>
      open(agentId, async (transaction) => {
        await requireSubject(ports, transaction, question);
        const store = createLedgerStore(transaction.tx, agentId);
        const days = daysOf(question, transaction);
        const scope = scopeOf(question, days, transaction);
        const { outcome, page, pageSize } = question;
        const paged = { offset: (page - 1) * pageSize, limit: pageSize };
        const rows = await store.list({ ...scope, outcome: outcome ?? null }, paged);
        const counts = countOutcomes(await store.count(scope));
        const alertIds = await listChecked(transaction, question);
        return {
          rows: await presentMatches(ports, transaction, rows),
          total: outcome ? counts[outcome] : counts.matches,
          counts,
          check: { ...(await store.check(alertIds, days)), checkedAt: transaction.now.toISOString() },
        };
      }),
  };
}

export type LedgerService = ReturnType<typeof createLedgerService>;

async function requireSubject(
  { clients }: Pick<BasketPorts, 'clients'>,
  transaction: BasketTransaction,
  { alertId, clientId }: LedgerQuestion,
): Promise<void> {
  if (alertId) await findAlert(transaction, alertId);
  if (!clientId) return;
  const [client] = await clients.list(transaction.tx, transaction.agentId, [clientId]);
  if (!client) throw new AppError('not_found');
}

/** Of all alerts together, the last days are meant where nothing else is said. */
function daysOf(
  { alertId, clientId, from, to }: LedgerQuestion,
  { today }: BasketTransaction,
): { from: string | null; to: string | null } {
  const isOfAll = !alertId && !clientId && !to;
  return { from: from ?? (isOfAll ? addDays(today, -alertLimits.replayDays) : null), to: to ?? null };
}

function scopeOf(
  { alertId = undefined, clientId = undefined, search }: LedgerQuestion,
  { from, to }: { from: string | null; to: string | null },
  { timeZone }: BasketTransaction,
): LedgerScope {
  return {
    alertId: alertId ?? null,
    person: clientId ?? null,
    words: search.toLowerCase().split(/\s+/).filter(Boolean),
    from: from === null ? null : startOfDay(from, timeZone),
    to: to === null ? null : startOfDay(addDays(to, 1), timeZone),
  };
}

/** Matches are counted by alert: those of a client are the matches of the alerts that name them. Null for all. */
async function listChecked(
  { readers }: BasketTransaction,
  { alertId, clientId }: LedgerQuestion,
): Promise<string[] | null> {
  if (alertId) return [alertId];
  if (!clientId) return null;
  return (await readers.listOfClient(clientId)).map(({ basketId }) => basketId);
}
