import type { LedgerCheck, LedgerRow, OutcomeCounts } from '@hearthline/contract/alerts';
import { alertLimits } from '@hearthline/contract/alerts';
import type { AlertOutcome } from '@hearthline/domain/alert/vocabulary';
import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays } from '@hearthline/domain/calendar';
import { localDay, startOfDay } from '@hearthline/domain/time-zone';
import { AppError } from '../../../../platform/errors.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { findAlert } from '../records/alert-settings.ts';
import { countOutcomes } from '../records/alerts.presenter.ts';
import type { DayCount, LedgerScope } from './ledger.store.ts';
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
        const asked = scopeOf(question, days, transaction);
        const isOfAll = asked.alertId === null && asked.person === null;
        const scope = { ...asked, days: isOfAll ? null : await store.listDays(asked) };
        const counted = await store.count(scope);
        const { outcome = null, page, pageSize } = question;
        const paged = findPage(counted, outcome, { offset: (page - 1) * pageSize, limit: pageSize });
        const rows = await store.list({ ...scope, days: paged.days, outcome }, paged);
        const counts = countOutcomes(counted);
        const checked = await listChecked(transaction, question);
        const since = [checked.since, scope.days?.[0]].filter((day) => day != null).toSorted()[0] ?? null;
        const checkedDays = { ...days, from: days.from ?? since };
        return {
          rows: await presentMatches(ports, transaction, rows),
          total: outcome ? counts[outcome] : counts.matches,
          counts,
          check: {
            ...(await store.check(checked.alertIds, checkedDays)),
            checkedAt: transaction.now.toISOString(),
          },
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
): Omit<LedgerScope, 'days'> {
  return {
    alertId: alertId ?? null,
    person: clientId ?? null,
    words: search.toLowerCase().split(/\s+/).filter(Boolean),
    from: from === null ? null : startOfDay(from, timeZone),
    to: to === null ? null : startOfDay(addDays(to, 1), timeZone),
  };
}

/** The days on which the rows of a page lie, and how many of theirs stand before it. */
export function findPage(
  counted: readonly DayCount[],
  outcome: AlertOutcome | null,
  { offset, limit }: { offset: number; limit: number },
): { days: IsoDate[]; offset: number; limit: number } {
  const days: IsoDate[] = [];
  let [before, seen] = [0, 0];
  for (const [day, counts] of Map.groupBy(counted, (each) => each.day)) {
    const asked = counts.filter((each) => outcome === null || each.outcome === outcome);
    const rows = asked.reduce((sum, { count }) => sum + count, 0);
    if (seen + rows <= offset) before += rows;
    else if (rows > 0 && seen < offset + limit) days.push(day);
    seen += rows;
  }
  return { days, offset: offset - before, limit };
}

/**
 * Matches are counted by alert: those of a client are the matches of the alerts that name them. Null for all. Before an
 * alert was made, nothing was found for it.
 */
async function listChecked(
  { readers, baskets }: BasketTransaction,
  { alertId, clientId }: LedgerQuestion,
): Promise<{ alertIds: string[] | null; since: IsoDate | null }> {
  if (!alertId && !clientId) return { alertIds: null, since: null };
  const own = alertId ? [alertId] : (await readers.listOfClient(clientId ?? '')).map((row) => row.basketId);
  const days = (await baskets.listMany(own)).map(({ createdAt }) => localDay(createdAt, 'UTC'));
  return { alertIds: own, since: days.toSorted()[0] ?? null };
}
