import type { GreetingReceiver, GreetingRun, GreetingRunDetail } from '@hearthline/contract/greetings';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { kindOfCategory } from '@hearthline/domain/greeting/vocabulary';
import { AppError } from '../../../platform/errors.ts';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import type { ReceiverFilter, ReceiverRow, RunSummary } from './recent.store.ts';
import { createRecentStore } from './recent.store.ts';

const shownAnswers = 20;

export type RecentService = ReturnType<typeof createRecentService>;

/** Days on which greetings left, and what came of them. */
export function createRecentService({ open }: { open: OpenGreetings }) {
  async function find({ tx, agentId }: GreetingTransaction, id: string): Promise<RunSummary> {
    const { rows } = await createRecentStore(tx, agentId).listRuns({
      category: null,
      runId: id,
      limit: 1,
      offset: 0,
    });
    if (!rows[0]) throw new AppError('not_found');
    return rows[0];
  }

  return {
    list: (
      agentId: string,
      {
        category,
        page,
        pageSize,
      }: { category?: GreetingCategory | undefined; page: number; pageSize: number },
    ): Promise<{ rows: GreetingRun[]; total: number }> =>
      open(agentId, async ({ tx }) => {
        const { rows, total } = await createRecentStore(tx, agentId).listRuns({
          category: category ?? null,
          runId: null,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        });
        return { rows: rows.map(presentRun), total };
      }),

    get: (agentId: string, id: string): Promise<GreetingRunDetail> =>
      open(agentId, async (transaction) => {
        const run = await find(transaction, id);
        const store = createRecentStore(transaction.tx, agentId);
        const answers = await store.listAnswers(id, shownAnswers);
        return {
          ...presentRun(run),
          sentAt: run.sentAt?.toISOString() ?? null,
          languages: { en: run.english, fr: run.french },
          leftOutReasons: await store.listReasons(id),
          answers: answers.map(({ clientId, name, text, at }) => ({
            client: { id: clientId, name },
            text,
            at: at.toISOString(),
          })),
          bounced: run.bounced,
          callable: run.callable,
        };
      }),

    listClients: (
      agentId: string,
      id: string,
      { filter, page, pageSize }: { filter: ReceiverFilter; page: number; pageSize: number },
    ) =>
      open(agentId, async (transaction) => {
        await find(transaction, id);
        const store = createRecentStore(transaction.tx, agentId);
        const counts = await store.countReceivers(id);
        const rows = await store.listReceivers(id, {
          filter,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        });
        return { rows: rows.map(presentReceiver), total: counts[filter], counts };
      }),
  };
}

const presentRun = ({ design, none, machine, likely, confirmed, ...run }: RunSummary): GreetingRun => ({
  id: run.id,
  taskId: run.taskId,
  name: run.name,
  kind: kindOfCategory[run.category],
  category: run.category,
  occasion: run.occasion,
  day: run.day,
  designId: design,
  clientName: run.clientName,
  clients: run.clients,
  sent: run.sent,
  merged: run.merged,
  leftOut: run.leftOut,
  missed: run.missed,
  skipped: run.skipped,
  cancelled: run.cancelled,
  reached: run.reached,
  answered: run.answered,
  grades: { none, machine, likely, confirmed },
});

const presentReceiver = ({ clientId, name, outcome, grade, at, ...row }: ReceiverRow): GreetingReceiver => ({
  ...row,
  client: { id: clientId, name },
  state: outcome,
  grade: grade ?? 'none',
  at: at?.toISOString() ?? null,
});
