import type { LifecycleCode } from '../listing/lifecycle.ts';

/** A home as somebody saw it, or as it is now. A home that is listed again is the same home under another number. */
export interface HomeStanding {
  mlsNumber: string;
  /** Cents; null where it has none or it may not be shown. */
  price: number | null;
  code: LifecycleCode;
  photoCount: number;
  /** False where the seller, the board or the agent's agreement keeps it back. */
  isShown: boolean;
}

export type HomeChange =
  /** It was not there at the last visit. */
  | { type: 'new' }
  | { type: 'price'; from: number | null; to: number | null }
  | { type: 'status'; from: LifecycleCode; to: LifecycleCode }
  /** More of them than before. */
  | { type: 'photos'; added: number }
  | { type: 'relisted'; mlsNumber: string }
  | { type: 'hidden' }
  | { type: 'shownAgain' };

const phases = {
  draft: 'off',
  cs: 'coming',
  new: 'active',
  pc: 'active',
  ext: 'active',
  bom: 'active',
  dft: 'active',
  sc: 'conditional',
  sce: 'conditional',
  lc: 'conditional',
  lce: 'conditional',
  sld: 'closed',
  lsd: 'closed',
  sus: 'off',
  exp: 'off',
  ter: 'off',
  del: 'off',
} as const satisfies Record<LifecycleCode, string>;

/** What a state means to somebody who looks for a home: a new price or a longer contract leave it as it was. */
export type MarketPhase = (typeof phases)[LifecycleCode];
export const phaseOf = (code: LifecycleCode): MarketPhase => phases[code];

/**
 * What somebody who saw a home as it was finds changed. What is kept back tells nothing but that it is; under another
 * number the state and the pictures begin anew, the price goes on.
 */
export function findHomeChanges(seen: HomeStanding | null, now: HomeStanding): HomeChange[] {
  if (!now.isShown) return seen?.isShown ? [{ type: 'hidden' }] : [];
  if (seen === null) return [{ type: 'new' }];
  const changes: HomeChange[] = [];
  if (!seen.isShown) changes.push({ type: 'shownAgain' });
  if (seen.price !== now.price) changes.push({ type: 'price', from: seen.price, to: now.price });
  if (seen.mlsNumber !== now.mlsNumber) changes.push({ type: 'relisted', mlsNumber: now.mlsNumber });
  else {
    if (phaseOf(seen.code) !== phaseOf(now.code))
      changes.push({ type: 'status', from: seen.code, to: now.code });
    if (seen.photoCount < now.photoCount)
      changes.push({ type: 'photos', added: now.photoCount - seen.photoCount });
  }
  return changes;
}
