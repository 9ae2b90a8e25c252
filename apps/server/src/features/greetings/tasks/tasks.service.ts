import type { GreetingTask, GreetingTaskInput } from '@hearthline/contract/greetings';
import { greetingLimits } from '@hearthline/contract/greetings';
import type { GreetingCategory, GreetingTaskState } from '@hearthline/domain/greeting/vocabulary';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { Calendar } from '../calendar/planned-greetings.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import { createRecentStore } from '../recent/recent.store.ts';
import { checkWords, subjectOf } from '../templates/check-words.ts';
import type { FindWords } from '../templates/find-words.ts';
import { checkInput, requireAhead, requireStanding } from './check-task.ts';
import type { NextDay } from './next-day.ts';
import { findNextDay, noDay } from './next-day.ts';
import { presentTask, stateOf, taskColumnsOf } from './tasks.presenter.ts';
import type { TaskRecord } from './tasks.store.ts';

interface TasksQuestion {
  state: GreetingTaskState | 'all';
  category?: GreetingCategory | undefined;
  clientId?: string | undefined;
  page: number;
  pageSize: number;
}

interface DatedTask {
  task: TaskRecord;
  next: NextDay;
}

export type TasksService = ReturnType<typeof createTasksService>;

/** What an agent schedules. */
export function createTasksService({
  open,
  calendar,
  ports,
  findWords,
}: {
  open: OpenGreetings;
  calendar: Calendar;
  ports: Pick<GreetingPorts, 'clients' | 'messages'>;
  findWords: FindWords;
}) {
  /** When each writes next; what is cancelled never does. */
  async function date(transaction: GreetingTransaction, tasks: readonly TaskRecord[]): Promise<DatedTask[]> {
    const dated: DatedTask[] = [];
    for (const task of tasks)
      dated.push({
        task,
        next: task.state === 'scheduled' ? await findNextDay(calendar, transaction, task) : noDay,
      });
    return dated;
  }

  async function present(
    transaction: GreetingTransaction,
    dated: readonly DatedTask[],
  ): Promise<GreetingTask[]> {
    const { tx, agentId, agent } = transaction;
    const names = await transaction.tasks.listAudienceNames(dated.map(({ task }) => task));
    const over = dated.filter((each) => stateOf(each.task, each.next) !== 'scheduled');
    const reached = await createRecentStore(tx, agentId).countReached(over.map(({ task }) => task.id));
    const presented: GreetingTask[] = [];
    for (const { task, next } of dated) {
      const [occasion = 'custom'] = task.occasions;
      const { words } = await findWords(transaction, task, occasion);
      presented.push(
        presentTask(task, {
          sendDate: next.sendDate,
          clientCount: await next.countClients(),
          subject: subjectOf(words, agent.language),
          audienceName: names.get(task.clientId ?? task.listId ?? '') ?? null,
          reached: reached.get(task.id) ?? 0,
        }),
      );
    }
    return presented;
  }

  async function presentOne(transaction: GreetingTransaction, id: string): Promise<GreetingTask> {
    const [task] = await present(transaction, await date(transaction, [await find(transaction, id)]));
    return task as GreetingTask;
  }

  /** What is done or cancelled takes no place. */
  async function requirePlace(transaction: GreetingTransaction): Promise<void> {
    const scheduled = await transaction.tasks.listScheduled();
    if (scheduled.length < greetingLimits.tasks) return;
    const open = (await date(transaction, scheduled)).filter(
      ({ task, next }) => stateOf(task, next) === 'scheduled',
    );
    if (open.length >= greetingLimits.tasks) throw new AppError('plan_limit');
  }

  /** Of another agent, an audience looks as if it were not there. */
  async function requireAudience(
    { tx, agentId, today }: GreetingTransaction,
    { audience }: Pick<GreetingTaskInput, 'audience'>,
  ): Promise<void> {
    if (audience.kind === 'client') {
      const ids = [audience.clientId];
      const found = await ports.clients.listIds(tx, agentId, today, { ids }, null, 1);
      if (found.length === 0) throw new AppError('not_found');
    }
    if (
      audience.kind === 'list' &&
      (await ports.clients.findListFilter(tx, agentId, audience.listId)) === null
    )
      throw new AppError('not_found');
  }

  /** Words as they are kept: sanitised, and with nothing in them that nobody fills. */
  async function clean(input: GreetingTaskInput): Promise<GreetingTaskInput> {
    checkInput(input);
    return { ...input, words: input.words && (await checkWords(ports, input.words)) };
  }

  return {
    list: (
      agentId: string,
      { state, category, clientId, page, pageSize }: TasksQuestion,
    ): Promise<{ rows: GreetingTask[]; total: number }> =>
      open(agentId, async (transaction) => {
        const all = (await transaction.tasks.list()).filter(
          (task) =>
            (category === undefined || task.category === category) &&
            (clientId === undefined || task.clientId === clientId) &&
            (state === 'all' || (task.state === 'cancelled') === (state === 'cancelled')),
        );
        const dated = (await date(transaction, all))
          .filter(({ task, next }) => state === 'all' || stateOf(task, next) === state)
          .toSorted(bySendDate);
        const shown = dated.slice((page - 1) * pageSize, page * pageSize);
        return { rows: await present(transaction, shown), total: dated.length };
      }),

    get: (agentId: string, id: string): Promise<GreetingTask> =>
      open(agentId, (transaction) => presentOne(transaction, id)),

    create: async (agentId: string, input: GreetingTaskInput): Promise<GreetingTask> => {
      const cleaned = await clean(input);
      return open(agentId, async (transaction) => {
        await requireAudience(transaction, cleaned);
        const { now, tasks, greetings } = transaction;
        await requirePlace(transaction);
        const id = createId(now.getTime());
        const times = { countsFrom: now, createdAt: now, updatedAt: now };
        await tasks.insert({ ...taskColumnsOf(cleaned), ...times, id });
        await requireAhead(calendar, transaction, await find(transaction, id));
        await greetings.lookSoon(now);
        return presentOne(transaction, id);
      });
    },

    update: async (
      agentId: string,
      id: string,
      revision: number,
      input: GreetingTaskInput,
    ): Promise<GreetingTask> => {
      const cleaned = await clean(input);
      return open(agentId, async (transaction) => {
        await requireAudience(transaction, cleaned);
        const { now, tasks, greetings } = transaction;
        const before = await lock(transaction, id);
        if (before.revision !== revision) throw new AppError('conflict');
        requireStanding(before, cleaned);
        const columns = taskColumnsOf(cleaned);
        const isAlike = isScheduledAlike(before, columns);
        const countsFrom = isAlike ? before.countsFrom : now;
        await tasks.update(id, { ...columns, countsFrom, updatedAt: now });
        if (!isAlike) await requireAhead(calendar, transaction, await find(transaction, id));
        await greetings.lookSoon(now);
        return presentOne(transaction, id);
      });
    },

    setState: (agentId: string, id: string, state: TaskRecord['state']): Promise<GreetingTask> =>
      open(agentId, async (transaction) => {
        const { now, tasks, greetings } = transaction;
        const task = await lock(transaction, id);
        if (task.state !== state) {
          if (state === 'scheduled') await requirePlace(transaction);
          await tasks.update(id, {
            state,
            updatedAt: now,
            ...(state === 'scheduled' ? { countsFrom: now } : {}),
          });
          await greetings.lookSoon(now);
        }
        return presentOne(transaction, id);
      }),

    count: (
      agentId: string,
      input: Pick<
        GreetingTaskInput,
        'category' | 'occasions' | 'customDate' | 'repeatsAnnually' | 'audience'
      >,
    ): Promise<{ sendDate: string | null; clientCount: number; canReceive: number }> =>
      open(agentId, async (transaction) => {
        await requireAudience(transaction, input);
        const { tx, now } = transaction;
        const task = {
          ...blank,
          ...taskColumnsOf({ ...blankInput, ...input }),
          words: null,
          countsFrom: now,
        };
        const { sendDate, listClientIds } = await findNextDay(calendar, transaction, task);
        const clientIds = await listClientIds();
        const verdicts = await ports.messages.evaluate(
          tx,
          agentId,
          clientIds.map((clientId) => ({ clientId })),
          { channel: 'email', category: 'greetings' },
        );
        return {
          sendDate,
          clientCount: clientIds.length,
          canReceive: verdicts.filter(({ reason }) => reason === null).length,
        };
      }),
  };
}

async function find({ tasks }: GreetingTransaction, id: string): Promise<TaskRecord> {
  const task = await tasks.find(id);
  if (!task) throw new AppError('not_found');
  return task;
}

async function lock({ tasks }: GreetingTransaction, id: string): Promise<TaskRecord> {
  const task = await tasks.lock(id);
  if (!task) throw new AppError('not_found');
  return task;
}

/** Whether its days and its people stay: then what was planned stays, too. */
function isScheduledAlike(
  before: TaskRecord,
  { occasions, customOn, repeats, audience, clientId, listId }: ReturnType<typeof taskColumnsOf>,
): boolean {
  return (
    before.customOn === customOn &&
    before.repeats === repeats &&
    before.audience === audience &&
    before.clientId === clientId &&
    before.listId === listId &&
    before.occasions.toSorted().join(' ') === occasions.toSorted().join(' ')
  );
}

const blankInput = { name: '', designId: '', words: null, approvesBeforeSending: false };
const blank = {
  id: '00000000-0000-0000-0000-000000000000',
  revision: 0,
  isStanding: false,
  state: 'scheduled' as const,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

/** What comes next first, what is over last. */
const bySendDate = (left: DatedTask, right: DatedTask): number =>
  (left.next.sendDate ?? '9999').localeCompare(right.next.sendDate ?? '9999') ||
  right.task.updatedAt.getTime() - left.task.updatedAt.getTime();
