import type { Puzzle } from '@hearthline/contract/auth';

export interface FetchedPuzzle {
  puzzle: Puzzle;
  lifetimeMs: number;
}

const timeoutMs = 15_000;

/** The script stands alone (the real one comes from elsewhere), so it does not share the app's API client. */
export async function fetchPuzzle(apiBase: string, signal: AbortSignal): Promise<FetchedPuzzle> {
  const reply = await fetch(`${apiBase}/auth/challenge`, {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (reply.status !== 200) throw new Error(`The challenge answered ${reply.status}`);
  const body: { isSuccess: boolean; result: Puzzle } = await reply.json();
  if (!body.isSuccess) throw new Error('The challenge gave no puzzle');
  return { puzzle: body.result, lifetimeMs: lifetimeOf(body.result, reply.headers.get('date')) };
}

/** Measured against the server's clock where it tells it: a wrong clock here would make every token look expired. */
export function lifetimeOf(puzzle: Pick<Puzzle, 'expiresAt'>, serverDate: string | null): number {
  const serverNowMs = serverDate === null ? Number.NaN : Date.parse(serverDate);
  return puzzle.expiresAt * 1000 - (Number.isNaN(serverNowMs) ? Date.now() : serverNowMs);
}
