import { minuteMs } from '../calendar.ts';
import type { RequestState } from './vocabulary.ts';

/**
 * `reconsider` takes an approval or a rejection back, `takeBack` a sending. Whoever adds a home asks for nothing else:
 * its first state says whether somebody has to confirm it.
 */
export const requestActions = ['approve', 'reject', 'reconsider', 'send', 'takeBack'] as const;
export type RequestAction = (typeof requestActions)[number];

export interface RequestStep {
  action: RequestAction;
  from: RequestState;
  to: RequestState;
  at: Date;
}

/** A home that is to reach a client. */
export interface HomeRequest {
  state: RequestState;
  /** When it was put into the outbox; null while it was not, or was taken back. */
  sentAt: Date | null;
}

/** So long a message waits in the outbox, and can be taken back. */
export const takeBackMs = 10 * minuteMs;

const steps: Record<RequestState, Partial<Record<RequestAction, RequestState>>> = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { reject: 'rejected', reconsider: 'pending', send: 'sent' },
  rejected: { approve: 'approved', reconsider: 'pending' },
  sent: { takeBack: 'approved' },
};

/** The first state of a home: nobody has to look at it again where the agent does not want to confirm. */
export const firstRequest = ({ needsConfirmation }: { needsConfirmation: boolean }): HomeRequest => ({
  state: needsConfirmation ? 'pending' : 'approved',
  sentAt: null,
});

/** When something is to be done with it, and where its message is. */
export interface RequestMoment {
  now: Date;
  /** A message about it is out of the outbox. */
  hasLeft: boolean;
  /** It was taken out of the outbox, however long it had waited there. */
  hasComeBack?: boolean;
}

/** What can be done with it now. */
export function listRequestActions(
  { state, sentAt }: HomeRequest,
  { now, hasLeft, hasComeBack = false }: RequestMoment,
): RequestAction[] {
  const canTakeBack =
    hasComeBack ||
    (!hasLeft && sentAt !== null && now.getTime() < sentAt.getTime() + takeBackMs && now >= sentAt);
  return requestActions.filter(
    (action) => steps[state][action] !== undefined && (action !== 'takeBack' || canTakeBack),
  );
}

/** Null where the action is not open to it. */
export function takeRequestStep(
  request: HomeRequest,
  action: RequestAction,
  moment: RequestMoment,
): { request: HomeRequest; step: RequestStep } | null {
  const to = steps[request.state][action];
  if (to === undefined || !listRequestActions(request, moment).includes(action)) return null;
  return {
    request: { state: to, sentAt: to === 'sent' ? moment.now : null },
    step: { action, from: request.state, to, at: moment.now },
  };
}

/** What its history makes of its first state: the same as its state, or the history is wrong. */
export function replayRequest(first: HomeRequest, history: readonly RequestStep[]): HomeRequest | null {
  return history.reduce<HomeRequest | null>((request, { action, from, to, at }) => {
    if (request?.state !== from || steps[from][action] !== to) return null;
    return { state: to, sentAt: to === 'sent' ? at : null };
  }, first);
}
