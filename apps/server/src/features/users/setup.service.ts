import type { BodyOf } from '@hearthline/contract';
import type { BoardAccessState, Setup } from '@hearthline/contract/setup';
import type { SetupStep } from '@hearthline/contract/setup-steps';
import { setupSteps } from '@hearthline/contract/setup-steps';
import type { Me } from '@hearthline/contract/users';
import { boardDay } from '@hearthline/domain/time-zone';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.ts';
import type { AccessRequestRow } from './access-requests.store.ts';
import { createAccessRequestsStore } from './access-requests.store.ts';

export interface SetupDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  users: {
    getMe(agentId: string): Promise<Me>;
    dismissSetup(agentId: string, isDismissed: boolean): Promise<void>;
  };
  /** What belongs to other features; a checklist only asks whether there is some. */
  countClients(tx: Tx, agentId: string): Promise<number>;
  hasSearched(tx: Tx): Promise<boolean>;
  hasAnalysis(tx: Tx, agentId: string): Promise<boolean>;
}

export type SetupService = ReturnType<typeof createSetupService>;

/** The agent's transaction cannot write to administrators, so a job does. */
export const accessRequestJob = defineJob({
  name: 'users.accessRequest',
  payload: z.strictObject({ requestId: z.uuid() }),
  lane: 'interactive',
});

const lockedWithoutAccess: SetupStep[] = ['search', 'cma'];

/** What a new agent still has to do; every step is read from what is there, and nothing is ticked by hand. */
export function createSetupService({ database, clock, users, ...deps }: SetupDeps) {
  async function load(agentId: string): Promise<Setup> {
    const me = await users.getMe(agentId);
    return database.asAgent(agentId, async (tx) => {
      const access = describeAccess(me, await createAccessRequestsStore(tx).findLatest(agentId));
      const isDone: Record<SetupStep, boolean> = {
        details: [me.firstName, me.lastName, me.phone, me.realtor.brokerageName].every((text) => text !== ''),
        access: access.status === 'granted',
        clients: (await deps.countClients(tx, agentId)) > 0,
        search: await deps.hasSearched(tx),
        cma: await deps.hasAnalysis(tx, agentId),
        signature: Object.values(me.preferences.signature).some((html) => html !== ''),
      };
      return {
        done: setupSteps.filter((step) => isDone[step]),
        locked: access.status === 'granted' ? [] : lockedWithoutAccess.filter((step) => !isDone[step]),
        access,
        isDismissed: me.isSetupDismissed,
      };
    });
  }

  return {
    load,

    dismiss: async (agentId: string, isDismissed: boolean): Promise<Setup> => {
      await users.dismissSetup(agentId, isDismissed);
      return load(agentId);
    },

    /** Whoever asks twice, or has access already, learns how it stands. */
    ask: async (agentId: string, { boardName, licenceNumber }: BodyOf<'POST /users/access-request'>) => {
      const me = await users.getMe(agentId);
      return database.asAgent(agentId, async (tx) => {
        const store = createAccessRequestsStore(tx);
        const id = createId(clock.now().getTime());
        const row = { agentId, id, boardName, licenceNumber, askedAt: clock.now() };
        const isNew = me.boardAgreement.status !== 'active' && (await store.insert(row));
        if (isNew) await enqueue(tx, accessRequestJob, { requestId: id });
        return { isNew, access: describeAccess(me, await store.findLatest(agentId)) };
      });
    },
  };
}

function describeAccess(
  { boardAgreement, realtor }: Me,
  request: AccessRequestRow | undefined,
): BoardAccessState {
  const { status, boardName } = boardAgreement;
  const asked = {
    boardName: request?.boardName ?? boardName ?? '',
    licenceNumber: request?.licenceNumber ?? realtor.agentId,
    askedAt: request?.askedAt.toISOString() ?? null,
    reason: '',
  };
  if (status === 'active') return { ...asked, status: 'granted', boardName: boardName ?? asked.boardName };
  if (request?.status === 'open') return { ...asked, status: 'asked' };
  if (isRefused(boardAgreement, request)) return { ...asked, status: 'refused', reason: request.reason };
  return { ...asked, status: status === 'expired' ? 'expired' : 'none' };
}

/** An agreement that came after the refusal answers it, also when it has ended since. */
function isRefused(
  { validUntil }: Me['boardAgreement'],
  request: AccessRequestRow | undefined,
): request is AccessRequestRow {
  if (request?.status !== 'refused' || request.decidedAt === null) return false;
  return validUntil === null || boardDay(request.decidedAt) > validUntil;
}
