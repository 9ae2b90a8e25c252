import type { AdminAgent, PlanKey, PlansReply } from '@hearthline/contract/users';
import { addMonths, startOfMonth } from '@hearthline/domain/calendar';
import { localDay, startOfDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { PlanResource } from './plan-catalogue.ts';
import { describeLimit, limitOf, listPlans } from './plan-catalogue.ts';
import type { ListedAgent } from './plans.store.ts';
import { createPlansStore } from './plans.store.ts';

export interface PlansDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents, for administrators and the operator. */
  workerDatabase: Pick<Database, 'transaction'>;
  clock: Clock;
  /** Those that are there: who deletes one may add another. */
  countClients(tx: Tx, agentId: string): Promise<number>;
  /** Those that were made since, also when they were deleted. */
  countAnalyses(tx: Tx, agentId: string, since: Date): Promise<number>;
  /** On paper, in batches that were made since, also when they were called off. */
  countCards(tx: Tx, agentId: string, since: Date): Promise<number>;
}

/** What a plan leaves of one kind, for the feature that creates it, inside the transaction that does. */
export interface PlanRoom {
  /** How many more may be created; null without a limit. Nobody else creates any before the transaction ends. */
  count(tx: Tx, agentId: string): Promise<number | null>;
  /** Refuses where so many more would pass the limit. */
  require(tx: Tx, agentId: string, wanted: number): Promise<void>;
}

export type PlansService = ReturnType<typeof createPlansService>;

/** What an agent pays for, how much of it is used, and what is still free. */
export function createPlansService({ database, workerDatabase, clock, ...deps }: PlansDeps) {
  /** The month of the agent's own calendar. */
  function monthIn(timeZone: string) {
    const first = startOfMonth(localDay(clock.now(), timeZone));
    return { since: startOfDay(first, timeZone), next: addMonths(first, 1) };
  }

  const countUsed = (tx: Tx, agentId: string, resource: PlanResource, timeZone: string): Promise<number> =>
    resource === 'clients'
      ? deps.countClients(tx, agentId)
      : (resource === 'cards' ? deps.countCards : deps.countAnalyses)(tx, agentId, monthIn(timeZone).since);

  const leftOf = (limit: number | null, used: number): number | null =>
    limit === null ? null : Math.max(0, limit - used);

  /** Plans without a limit wait for nobody and count nothing. */
  async function findRoom(tx: Tx, agentId: string, resource: PlanResource) {
    const store = createPlansStore(tx);
    if (limitOf((await store.get(agentId)).plan, resource) === null) return null;
    const { plan, timeZone } = await store.lock(agentId);
    const limit = limitOf(plan, resource);
    if (limit === null) return null;
    const used = await countUsed(tx, agentId, resource, timeZone);
    return { plan, limit, left: Math.max(0, limit - used) };
  }

  async function presentAgent(tx: Tx, agent: ListedAgent): Promise<AdminAgent> {
    const { agentId, timeZone, ...shown } = agent;
    return {
      id: agentId,
      ...shown,
      clients: await countUsed(tx, agentId, 'clients', timeZone),
      cmaThisMonth: await countUsed(tx, agentId, 'analyses', timeZone),
    };
  }

  return {
    roomFor: (resource: PlanResource): PlanRoom => ({
      count: async (tx, agentId) => (await findRoom(tx, agentId, resource))?.left ?? null,
      require: async (tx, agentId, wanted) => {
        const room = await findRoom(tx, agentId, resource);
        if (room === null || wanted <= room.left) return;
        throw new AppError('plan_limit', { texts: describeLimit(room.plan, resource, { ...room, wanted }) });
      },
    }),

    /** Of one kind, for the screen that shows how much is left before anything is made. */
    findUse: async (
      tx: Tx,
      agentId: string,
      resource: PlanResource,
    ): Promise<{ limit: number | null; used: number; left: number | null }> => {
      const { plan, timeZone } = await createPlansStore(tx).get(agentId);
      const [limit, used] = [limitOf(plan, resource), await countUsed(tx, agentId, resource, timeZone)];
      return { limit, used, left: leftOf(limit, used) };
    },

    get: (agentId: string): Promise<PlansReply> =>
      database.asAgent(agentId, async (tx) => {
        const { plan, planRenewsOn, timeZone } = await createPlansStore(tx).get(agentId);
        const clients = await countUsed(tx, agentId, 'clients', timeZone);
        const cmaThisMonth = await countUsed(tx, agentId, 'analyses', timeZone);
        const cardsThisMonth = await countUsed(tx, agentId, 'cards', timeZone);
        return {
          plans: listPlans(plan),
          renewsOn: planRenewsOn,
          use: { clients, cmaThisMonth, cardsThisMonth },
          left: {
            clients: leftOf(limitOf(plan, 'clients'), clients),
            cmaThisMonth: leftOf(limitOf(plan, 'analyses'), cmaThisMonth),
            cardsThisMonth: leftOf(limitOf(plan, 'cards'), cardsThisMonth),
          },
          cmaCountedAnewOn: monthIn(timeZone).next,
        };
      }),

    listAgents: (search: string, page: number, pageSize: number) =>
      workerDatabase.transaction(async (tx) => {
        const { rows, total } = await createPlansStore(tx).list(search, (page - 1) * pageSize, pageSize);
        const agents: AdminAgent[] = [];
        for (const row of rows) agents.push(await presentAgent(tx, row));
        return { agents, total };
      }),

    /** What exists above the limits of a smaller plan stays; only creating is refused. */
    setPlan: (agentId: string, plan: PlanKey): Promise<AdminAgent> =>
      workerDatabase.transaction(async (tx) => {
        const agent = await createPlansStore(tx).setPlan(agentId, plan, clock.now());
        if (!agent) throw new AppError('not_found');
        return presentAgent(tx, agent);
      }),

    findAgentId: (email: string): Promise<string | undefined> =>
      workerDatabase.transaction(async (tx) => (await createPlansStore(tx).findByEmail(email))?.agentId),
  };
}
