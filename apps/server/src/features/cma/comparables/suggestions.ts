import type { CmaConditions, Suggestion } from '@hearthline/contract/cma';
import { cmaLimits } from '@hearthline/contract/cma';
import { addMonths, fromDayNumber, startOfMonth, toDayNumber } from '@hearthline/domain/calendar';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import { searchReaches } from '@hearthline/domain/valuation/comparables';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';

/** A sale as conditions evaluate it, with its kilometres from the subject. */
export interface Placed {
  row: SearchFacts;
  distance: number;
  /** Whether somebody measured it, or it stands for 'somewhere in the community'. */
  isDistanceKnown: boolean;
}

const radiusStep = 100;
const areaShare = 0.1;

interface SuggestionRequest {
  subject: HomeFacts;
  style: SearchFacts['style'];
  conditions: CmaConditions;
  fitting: readonly Placed[];
  day: number;
  countWider(conditions: CmaConditions): Promise<number>;
}

/** One change each, with what it would find: fewer where there are too many, more where there are too few. */
export async function findSuggestions(request: SuggestionRequest): Promise<Suggestion[]> {
  const { length } = request.fitting;
  if (length > cmaLimits.chosen) return narrow(request);
  return length < cmaLimits.least ? widen(request) : [];
}

function narrow({ subject, style, conditions, fitting }: SuggestionRequest): Suggestion[] {
  const { criteria } = conditions;
  const { area } = subject;
  const band =
    area === null
      ? null
      : { min: Math.round(area * (1 - areaShare)), max: Math.round(area * (1 + areaShare)) };
  const tried: Omit<Suggestion, 'total'>[] = [
    { change: 'radius', conditions: { ...conditions, radiusMetres: radiusFor(fitting) } },
    { change: 'soldFrom', conditions: { ...conditions, soldFrom: soldFromFor(fitting) } },
    ...(style === null
      ? []
      : [
          {
            change: 'style' as const,
            conditions: { ...conditions, criteria: { ...criteria, style: { any: [style] } } },
          },
        ]),
    ...(band === null
      ? []
      : [{ change: 'area' as const, conditions: { ...conditions, criteria: { ...criteria, size: band } } }]),
  ];
  return tried
    .map((suggestion) => ({ ...suggestion, total: countWithin(suggestion, fitting) }))
    .filter(
      ({ total, conditions: { radiusMetres } }) =>
        total >= cmaLimits.least && total <= cmaLimits.chosen && radiusMetres >= cmaLimits.radiusMetres.min,
    );
}

/** What each change leaves, counted on the sales that were found. */
function countWithin({ change, conditions }: Omit<Suggestion, 'total'>, fitting: readonly Placed[]): number {
  const { criteria, radiusMetres, soldFrom } = conditions;
  const keeps: Record<Suggestion['change'], (placed: Placed) => boolean> = {
    radius: ({ distance }) => distance <= radiusMetres / 1000,
    soldFrom: ({ row }) => (row.soldDay ?? 0) >= toDayNumber(soldFrom),
    style: ({ row }) => row.style !== null && (criteria.style?.any?.includes(row.style) ?? false),
    area: ({ row: { areaLow, areaHigh } }) =>
      areaLow !== null &&
      areaHigh !== null &&
      areaHigh >= (criteria.size?.min ?? 0) &&
      areaLow <= (criteria.size?.max ?? Number.POSITIVE_INFINITY),
  };
  return fitting.filter(keeps[change]).length;
}

/** The widest circle in steps of a hundred metres that holds no more than allowed. */
function radiusFor(fitting: readonly Placed[]): number {
  const distances = fitting.map(({ distance }) => distance).sort((a, b) => a - b);
  const first = distances[cmaLimits.chosen] ?? 0;
  return Math.max(0, Math.ceil((first * 1000) / radiusStep) - 1) * radiusStep;
}

/** The earliest first of a month since when no more than allowed were sold; a plain day where no month will do. */
function soldFromFor(fitting: readonly Placed[]): string {
  const days = fitting.map(({ row }) => row.soldDay ?? 0).sort((a, b) => b - a);
  const after = (days[cmaLimits.chosen] ?? 0) + 1;
  const nextMonth = toDayNumber(addMonths(startOfMonth(fromDayNumber(after)), 1));
  const isEnough = days.filter((day) => day >= nextMonth).length >= cmaLimits.least;
  return fromDayNumber(isEnough ? nextMonth : after);
}

async function widen({ conditions, day, countWider }: SuggestionRequest): Promise<Suggestion[]> {
  const suggestions: Suggestion[] = [];
  for (const { radius, days } of searchReaches.slice(1)) {
    const soldFrom = [conditions.soldFrom, fromDayNumber(day - days)].sort()[0] ?? conditions.soldFrom;
    const changed = {
      ...conditions,
      radiusMetres: Math.max(conditions.radiusMetres, radius * 1000),
      soldFrom,
    };
    if (changed.radiusMetres === conditions.radiusMetres && soldFrom === conditions.soldFrom) continue;
    const total = await countWider(changed);
    if (total < cmaLimits.least) continue;
    suggestions.push({
      conditions: changed,
      change: changed.radiusMetres === conditions.radiusMetres ? 'soldFrom' : 'radius',
      total,
    });
  }
  return suggestions;
}
