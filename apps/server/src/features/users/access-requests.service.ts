import type { BodyOf } from '@hearthline/contract';
import type { AccessRequest } from '@hearthline/contract/setup';
import { addYears } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { publishChanged } from '../../platform/push/push.ts';
import type { AccessNews } from './access-news.ts';
import { newsOfApproval, newsOfRefusal, newsOfRequest } from './access-news.ts';
import type { AccessRequestRow, Decision, WaitingRow } from './access-requests.store.ts';
import { createAccessRequestsStore } from './access-requests.store.ts';
import type { AgreementTerms } from './board-agreements.service.ts';

export interface AccessRequestsDeps {
  /** Sees all agents: administrators decide for others. */
  workerDatabase: Pick<Database, 'transaction'>;
  clock: Clock;
  agreements: {
    grantIn(tx: Tx, agentId: string, terms: AgreementTerms): Promise<void>;
    forget(agentId: string): void;
  };
  notify(tx: Tx, agentId: string, news: readonly AccessNews[]): Promise<void>;
}

export type AccessRequestsService = ReturnType<typeof createAccessRequestsService>;
type Approval = BodyOf<'POST /admin/access-requests/{requestId}/approve'>;

/** The administrators' side of requests for board access. */
export function createAccessRequestsService({
  workerDatabase,
  clock,
  agreements,
  notify,
}: AccessRequestsDeps) {
  /** The lists of all administrators are read again. */
  async function publishToAdmins(tx: Tx): Promise<void> {
    for (const admin of await createAccessRequestsStore(tx).listAdmins())
      await publishChanged(tx, admin, 'access');
  }

  async function decide(
    requestId: string,
    decision: Pick<Decision, 'status' | 'reason' | 'decidedBy'>,
    carryOut: (tx: Tx, request: AccessRequestRow) => Promise<AccessNews>,
  ): Promise<void> {
    const agentId = await workerDatabase.transaction(async (tx) => {
      const store = createAccessRequestsStore(tx);
      const request = await store.lock(requestId);
      if (!request) throw new AppError('not_found');
      if (request.status !== 'open') throw new AppError('already_decided');
      await store.decide(request, { ...decision, decidedAt: clock.now() });
      await notify(tx, request.agentId, [await carryOut(tx, request)]);
      await publishChanged(tx, request.agentId, 'access');
      await publishToAdmins(tx);
      return request.agentId;
    });
    agreements.forget(agentId);
  }

  return {
    listWaiting: (): Promise<AccessRequest[]> =>
      workerDatabase.transaction(async (tx) =>
        (await createAccessRequestsStore(tx).listWaiting()).map(presentWaiting),
      ),

    approve: (adminId: string, requestId: string, approval: Approval): Promise<void> =>
      decide(requestId, { status: 'approved', reason: '', decidedBy: adminId }, async (tx, request) => {
        const terms = termsOf(approval, request, boardDay(clock.now()));
        await agreements.grantIn(tx, request.agentId, terms);
        return newsOfApproval(request.id, terms);
      }),

    refuse: (adminId: string, requestId: string, reason: string): Promise<void> =>
      decide(requestId, { status: 'refused', reason, decidedBy: adminId }, async (_tx, request) =>
        newsOfRefusal(request.id, reason),
      ),

    /** Tells every administrator that somebody waits, unless that is over already. */
    notifyAdmins: (requestId: string): Promise<void> =>
      workerDatabase.transaction(async (tx) => {
        const store = createAccessRequestsStore(tx);
        const request = await store.findWaiting(requestId);
        if (!request) return;
        for (const admin of await store.listAdmins()) await notify(tx, admin, [newsOfRequest(request)]);
        await publishToAdmins(tx);
      }),
  };
}

/** From today and for a year, for the board that was asked for, where the administrator says nothing else. */
function termsOf(approval: Approval, request: AccessRequestRow, today: string): AgreementTerms {
  const validFrom = approval.validFrom ?? today;
  const validUntil = approval.validUntil ?? addYears(validFrom, 1);
  // The agent is told that access is open.
  if (validFrom > today) throw refuseDay('validFrom', 'too_big', 'The agreement would not have begun yet');
  if (validUntil < validFrom || validUntil < today)
    throw refuseDay('validUntil', 'too_small', 'The agreement would have ended already');
  return { boardName: approval.boardName ?? request.boardName, validFrom, validUntil };
}

function refuseDay(path: keyof Approval, code: string, message: string): AppError {
  return new AppError('invalid_input', { fields: [{ path, code, message }] });
}

function presentWaiting({ id, firstName, lastName, askedAt, ...rest }: WaitingRow): AccessRequest {
  return {
    ...rest,
    requestId: id,
    agentName: `${firstName} ${lastName}`.trim(),
    askedAt: askedAt.toISOString(),
  };
}
