import type { BodyOf } from '@hearthline/contract';
import type { BadgeExecution } from '@hearthline/contract/badges';
import { badgeBatchMax } from '@hearthline/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { badgeValuesKey } from '../../../shared/live/live-keys.ts';

export type ExecutionParams = BodyOf<'POST /badges/{id}/exec/params'>;

interface Wanted {
  badgeId: string;
  params: ExecutionParams;
  resolve: (execution: BadgeExecution) => void;
  reject: (error: unknown) => void;
}

/** All badges that come into view with one look are asked for together. */
const gatherMs = 20;

let waiting: Wanted[] = [];

export function valueQuery(badgeId: string, params: ExecutionParams) {
  return queryOptions({
    queryKey: [...badgeValuesKey, badgeId, params] as const,
    queryFn: () => loadValue(badgeId, params),
  });
}

function loadValue(badgeId: string, params: ExecutionParams): Promise<BadgeExecution> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(sendWaiting, gatherMs);
    waiting.push({ badgeId, params, resolve, reject });
  });
}

function sendWaiting(): void {
  const all = waiting;
  waiting = [];
  for (let start = 0; start < all.length; start += badgeBatchMax)
    void sendTogether(all.slice(start, start + badgeBatchMax));
}

async function sendTogether(wanted: readonly Wanted[]): Promise<void> {
  try {
    const items = wanted.map(({ badgeId, params }) => ({ badgeId, params }));
    const { result } = await request('POST /badges/exec', { body: { items } });
    for (const [index, { resolve, reject }] of wanted.entries()) {
      const answer = result[index];
      if (answer?.execution) resolve(answer.execution);
      else reject(failureOf(answer?.error ?? null));
    }
  } catch (error) {
    for (const { reject } of wanted) reject(error);
  }
}

/** Not tried again by itself: the others of the batch came, so this one has a reason of its own. */
function failureOf(error: { friendlyMessage: string } | null): ApiError {
  return new ApiError({ status: 422, code: 'unknown', friendlyMessage: error?.friendlyMessage || undefined });
}

/** With what the viewer just chose on the badge itself. */
export async function executeWithParams(badgeId: string, params: ExecutionParams): Promise<BadgeExecution> {
  const { result } = await request('POST /badges/{id}/exec/params', {
    params: { id: badgeId },
    body: params,
  });
  return result;
}
