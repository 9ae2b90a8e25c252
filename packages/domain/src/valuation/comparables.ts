import type { HomeKind } from '../listing/vocabulary.ts';
import type { HomeNumbers } from './fact-model.ts';
import { isKnown } from './fact-model.ts';
import type { AdjustmentLine } from './features.ts';
import { measureIndex } from './features.ts';
import type { HomeFacts } from './home-facts.ts';
import type { EvaluatedSale } from './market-model.ts';
import type { NearSale } from './sale-grid.ts';
import { identityOf } from './same-home.ts';

/** A home to be valued, with its numbers. */
export interface Subject extends HomeNumbers {
  facts: HomeFacts;
}

/** How far comparables were looked for. */
export interface SearchStep {
  /** Kilometres. */
  radius: number;
  /** Back from the day of the value. */
  days: number;
  /** How unlike in size and age they may be. */
  window: Window;
  /** With so many, nobody looks further. */
  enough: number;
}

interface Window {
  /** Of the living area, and for land of the lot; the larger over the smaller. */
  size: number;
  years: number;
}

export const mostComparables = 50;
export const leastComparables = 3;

const close: Window = { size: 1.35, years: 25 };
const wide: Window = { size: 1.7, years: 50 };
const any: Window = { size: Number.POSITIVE_INFINITY, years: Number.POSITIVE_INFINITY };

/** Like homes nearby first; then less alike ones before ones further away. Every step beyond the first kilometre is told. */
export const searchSteps: readonly SearchStep[] = [
  { radius: 1, days: 365, window: close, enough: 15 },
  { radius: 1, days: 365, window: wide, enough: 14 },
  { radius: 1, days: 730, window: wide, enough: 12 },
  { radius: 2, days: 730, window: wide, enough: 10 },
  { radius: 5, days: 730, window: wide, enough: 6 },
  { radius: 5, days: 730, window: any, enough: leastComparables },
];

/** After all of them, where too few of the kind were sold: like homes of a kindred kind. That is told, too. */
const kindredStep: SearchStep = { radius: 5, days: 730, window: wide, enough: leastComparables };

/** Free-standing houses of their own land: one board calls a bungalow what the next one calls detached. */
const kindred: readonly (readonly HomeKind[])[] = [['detached', 'bungalow']];

/** None for a kind that stands by itself. */
export const kindredOf = (kind: HomeKind): HomeKind[] =>
  (kindred.find((kinds) => kinds.includes(kind)) ?? []).filter((other) => other !== kind);

/** How far out each step leads, once each. */
export const searchReaches = searchSteps.filter(
  ({ radius, days }, place) =>
    searchSteps.findIndex((step) => step.radius === radius && step.days === days) === place,
);

/** Kilometres; who looks further says so. */
export const usualRadius = searchSteps[0]?.radius ?? 1;

/** A draft keeps the day that it began with, and waits for some weeks before it is saved. */
const waitingDays = 31;

/** Whether comparables were looked for beyond the usual distance or time. */
export function isWidened({ radius, days }: Pick<SearchStep, 'radius' | 'days'>): boolean {
  const [usual] = searchSteps;
  return usual !== undefined && (radius > usual.radius || days > usual.days + waitingDays);
}

export interface FoundComparables {
  step: SearchStep;
  /** Of these kinds; the first is the subject's own. */
  kinds: HomeKind[];
  found: NearSale[];
}

type Search = (
  candidates: readonly NearSale[],
  subject: Subject,
  day: number,
  isUsable?: (near: NearSale) => boolean,
) => FoundComparables | null;

/** Null where even the last step finds too few usable ones of the kind. */
export const findComparables: Search = (candidates, subject, day, isUsable) =>
  search({ kinds: [subject.facts.kind], steps: searchSteps }, candidates, subject, day, isUsable);

/** Null where there are too few even so: then there is no honest number. */
export const findKindred: Search = (candidates, subject, day, isUsable) => {
  const { kind } = subject.facts;
  return search(
    { kinds: [kind, ...kindredOf(kind)], steps: [kindredStep] },
    candidates,
    subject,
    day,
    isUsable,
  );
};

function search(
  { kinds, steps }: { kinds: HomeKind[]; steps: readonly SearchStep[] },
  candidates: readonly NearSale[],
  subject: Subject,
  day: number,
  isUsable: (near: NearSale) => boolean = () => true,
): FoundComparables | null {
  const alike = latestOfEach(
    candidates.filter(({ home: { sale } }) => kinds.includes(sale.kind) && sale.soldDay < day),
  );
  for (const step of steps) {
    const found = alike.filter(
      ({ home, distance }) =>
        distance <= step.radius && day - home.sale.soldDay <= step.days && fits(subject, home, step.window),
    );
    if (found.length < step.enough) continue;
    const usable = found.filter(isUsable);
    if (usable.length >= step.enough) return { step, kinds, found: usable };
  }
  return null;
}

/** A home that was sold twice is one comparable: by its last price. */
function latestOfEach(candidates: readonly NearSale[]): NearSale[] {
  const nameOf = ({ home: { sale } }: NearSale): string => identityOf(sale) ?? sale.id;
  const latest = new Map<string, NearSale>();
  for (const near of candidates) {
    const other = latest.get(nameOf(near));
    if (!other || other.home.sale.soldDay < near.home.sale.soldDay) latest.set(nameOf(near), near);
  }
  return candidates.filter((near) => latest.get(nameOf(near)) === near);
}

const toldSize = ({ kind, area, lotArea }: HomeFacts): number | null => (kind === 'land' ? lotArea : area);
const sizeLine = ({ kind }: HomeFacts): AdjustmentLine => (kind === 'land' ? 'lot' : 'area');

/** By what is told, however unusual, and only else by a guess: a guess would make a mansion a home like its neighbours. */
export function isOfSize(subject: Subject, { counts, sale }: EvaluatedSale, ratio: number): boolean {
  const index = measureIndex(sizeLine(subject.facts));
  const own = toldSize(subject.facts) ?? subject.counts[index];
  const other = toldSize(sale) ?? counts[index];
  return Math.abs(Math.log((own || 1) / (other || 1))) <= Math.log(ratio);
}

/** What nobody told is not held against a home. */
function fits(subject: Subject, home: EvaluatedSale, { size, years }: Window): boolean {
  const aged = measureIndex('age');
  const yearsApart = Math.abs((subject.counts[aged] ?? 0) - (home.counts[aged] ?? 0));
  if (isKnown(subject, aged) && isKnown(home, aged) && yearsApart > years) return false;
  if (toldSize(subject.facts) === null || toldSize(home.sale) === null) return true;
  return isOfSize(subject, home, size);
}

/** How near each fact has to be to be called alike: one such step costs two thirds of the similarity. */
interface Likeness {
  line: AdjustmentLine;
  step: number;
  unknown: number;
  isProportional?: boolean;
  upTo?: number;
}
const likenesses: readonly Likeness[] = [
  { line: 'area', step: 0.1, unknown: 1, isProportional: true },
  { line: 'lot', step: 0.47, unknown: 0.45, isProportional: true },
  { line: 'bedrooms', step: 0.93, unknown: 0.45 },
  { line: 'bathrooms', step: 0.35, unknown: 0.45, isProportional: true },
  { line: 'age', step: 10, unknown: 1, upTo: 80 },
  { line: 'level', step: 0.7, unknown: 0.3, isProportional: true },
  { line: 'waterfront', step: 0.5, unknown: 0 },
];
const furthestSteps = 6;
const distanceStep = 0.8;
const daysStep = 365;

/** From 0 to 1, by facts alone: what two homes have in common without asking what it is worth. */
export function similarity(
  subject: Pick<HomeNumbers, 'counts' | 'known'>,
  home: Pick<HomeNumbers, 'counts' | 'known'> & { soldDay: number; distance: number },
  day: number,
): number {
  let apart = home.distance / distanceStep + (day - home.soldDay) / daysStep;
  for (const { line, step, unknown, isProportional, upTo = Number.POSITIVE_INFINITY } of likenesses) {
    const index = measureIndex(line);
    const told = Number(isKnown(subject, index)) + Number(isKnown(home, index));
    if (told < 2) {
      apart += told * unknown;
      continue;
    }
    const own = Math.min(subject.counts[index] ?? 0, upTo);
    const other = Math.min(home.counts[index] ?? 0, upTo);
    const difference = isProportional ? Math.log((own || 1) / (other || 1)) : own - other;
    apart += Math.min(Math.abs(difference) / step, furthestSteps);
  }
  return Math.exp(-apart);
}

/** The same on a scale that people read: about nine in ten for a neighbour that is much alike. */
export const matchOf = (similar: number): number => similar ** (1 / readableSteps);

const readableSteps = 12;
