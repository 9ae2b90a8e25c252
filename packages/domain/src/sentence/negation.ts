import type { Match } from './match.ts';
import type { PartList } from './parts.ts';
import type { Token } from './tokens.ts';
import type { Negator } from './words/negators.ts';
import { isArticle, isPreposition, isSilent } from './words/stop-words.ts';

type Join = 'or' | 'and' | 'comma';

const joins: Record<string, Join> = {
  or: 'or',
  ou: 'or',
  '/': 'or',
  and: 'and',
  et: 'and',
  '&': 'and',
  ',': 'comma',
};

/**
 * How far a no reaches: over articles to what follows, over `or` to the next thing as well, over `and` to
 * one of the same sort, and an exception over a whole list of that sort.
 */
export function createNegation(parts: PartList) {
  let pending: { from: number; to: number; isException: boolean } | null = null;
  let carried: { isException: boolean; topic: string | undefined } | null = null;
  let join: Join | null = null;

  function flush(): void {
    if (pending) parts.add(pending.from, pending.to, null);
    pending = null;
  }

  function begin(from: number, to: number, { isException }: Negator): void {
    flush();
    carried = null;
    pending = { from, to, isException };
  }

  /** A token that belongs to nothing understood. */
  function pass(token: Token): void {
    const next = joins[token.norm];
    if (pending && !(isSilent(token) && (isArticle(token) || isPreposition(token)))) flush();
    if (carried && next) join = next;
    else if (!isArticle(token) && !(join === 'or' && isPreposition(token))) carried = null;
  }

  /** Whether something is meant as a no, and from which token on. */
  function take(match: Match, at: number): { isNegated: boolean; from: number } {
    const from = pending?.from ?? at;
    const isNegated = pending !== null || reaches(match);
    const isException = pending?.isException ?? carried?.isException ?? false;
    carried = isNegated ? { isException, topic: match.topic } : null;
    pending = null;
    join = null;
    return { isNegated, from };
  }

  function reaches({ topic }: Match): boolean {
    if (!carried || !join || topic === undefined) return false;
    if (join === 'or') return true;
    return topic === carried.topic && (join === 'and' || carried.isException);
  }

  return { begin, pass, take, finish: flush };
}
