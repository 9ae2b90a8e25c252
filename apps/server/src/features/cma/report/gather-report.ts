import type { CmaVersion, ComparablesFound } from '@hearthline/contract/cma';
import type { HomeCard } from '@hearthline/contract/cma-facts';
import type { CmaReport, ReportRate, ReportSection } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import { fromDayNumber, toDayNumber } from '@hearthline/domain/calendar';
import { assumedCount } from '@hearthline/domain/valuation/assumed';
import { unitsApart } from '@hearthline/domain/valuation/calculation';
import { isWidened } from '@hearthline/domain/valuation/comparables';
import { findMethodGap } from '@hearthline/domain/valuation/compare-methods';
import { evaluateConfidence } from '@hearthline/domain/valuation/confidence';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { adjustmentLines, measureIndex } from '@hearthline/domain/valuation/features';
import type { Calculation, GridHome } from '@hearthline/domain/valuation/grid';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { CurvePiece } from '@hearthline/domain/valuation/line-curves';
import { rateOfLine } from '@hearthline/domain/valuation/line-rate';
import { listOtherKinds } from '@hearthline/domain/valuation/other-kinds';
import { ageBandOf, areaBandOf } from '@hearthline/domain/valuation/told-bands';

/** What a report says about who made it. */
export type ReportAgent = CmaReport['agent'];

export interface ReportSources {
  version: CmaVersion;
  /** What sellers of comparables do not want clients to see. */
  hidden: ReadonlyMap<string, 'address' | 'all'>;
  calculation: Calculation;
  language: Language;
  sections: readonly ReportSection[];
  coverNote: string;
  brandName: string;
  agent: ReportAgent;
  preparedFor: string | null;
  subjectListing: HomeCard | null;
  /** What the conditions find today, for what stands beside the sales. */
  surroundings: Pick<ComparablesFound, 'total' | 'actives' | 'expired'> | null;
  map: CmaReport['map'];
  /** Of homes of the kind on the whole board, by the first day of the month. */
  salesByMonth: ReadonlyMap<string, number>;
}

/** References of pictures: the agent's own, and one a listing. */
export const agentPhoto = 'agent';
export const listingPhoto = (id: string): string => `listing/${id}`;

/** Everything a report shows, in numbers and codes, from a saved version: nothing is worked out anew. */
export function gatherReport(sources: ReportSources): CmaReport {
  const { version, calculation, subjectListing, surroundings } = sources;
  const { draft, found } = version;
  const { grid, market } = found;
  const { value, low, high, brackets } = calculation;
  const calibration = grid.calibrations[grid.method];
  const date = fromDayNumber(grid.day);
  const search = {
    radius: draft.conditions.radiusMetres / 1000,
    days: Math.max(1, grid.day - toDayNumber(draft.conditions.soldFrom)),
  };
  return {
    language: sources.language,
    date,
    sections: [...sources.sections],
    brand: { name: sources.brandName, logo: null },
    agent: sources.agent,
    preparedFor: sources.preparedFor,
    coverNote: sources.coverNote || null,
    note: draft.note || null,
    subject: {
      address: draft.subject.address,
      municipality: draft.subject.municipality || null,
      facts: draft.subject.facts,
      ...spansOf(draft.subject.facts, subjectListing),
      assumed: assumedOf(version, grid.subject),
      photo: subjectListing && subjectListing.photoCount > 0 ? listingPhoto(subjectListing.id) : null,
      province: null,
      postalCode: subjectListing?.postalCode ?? null,
      community: subjectListing?.community ?? null,
    },
    method: draft.method,
    value,
    exact: calculation.exact,
    earlier: earlierOf(calculation),
    methodGap: findMethodGap(grid, draft.edits),
    low,
    high,
    confidence: evaluateConfidence(calculation),
    sightedListPrice: subjectListing?.status === 'active' ? subjectListing.listPrice : null,
    suggestedListPrice: draft.suggestedPrice === null ? null : { amount: draft.suggestedPrice, reason: null },
    comparables: comparablesOf(sources),
    rates: draft.method === 'fast' ? [] : ratesOf(sources),
    search: {
      ...search,
      isWidened: isWidened(search),
      otherKinds: listOtherKinds(grid, calculation),
      found: Math.max(surroundings?.total ?? 0, grid.sales.length),
    },
    brackets,
    trend: { points: trendOf(market.trend, sources.salesByMonth), sales: market.sales },
    context: contextOf(surroundings),
    model: {
      asOfDate: market.asOf,
      sales: market.sales,
      trials: calibration.trials,
      coverage: calibration.trials > 0 ? coverageByDesign : null,
      medianError: null,
    },
    map: sources.map,
  };
}

function earlierOf({ earlier }: Calculation): CmaReport['earlier'] {
  if (!earlier) return null;
  const { soldDay, price, adjusted, share } = earlier;
  return { soldDate: fromDayNumber(soldDay), price, adjusted, share };
}

const spansOf = (
  facts: HomeFacts,
  card: HomeCard | null,
): Pick<CmaReport['subject'], 'areaBand' | 'ageBand'> => ({
  areaBand: areaBandOf(facts, card),
  ageBand: ageBandOf(facts, card),
});

function assumedOf({ draft, found: { grid } }: CmaVersion, home: GridHome): CmaReport['subject']['assumed'] {
  const counts = adjustmentLines.map((line) => [line, assumedCount(grid, draft.edits, home, line)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count !== null));
}

/** The range is set so that four of five trials lie within. */
const coverageByDesign = 0.8;

/** Those with a say, in the order and under the numbers of the screen: what has none is in no sum. */
function comparablesOf({ version, calculation, hidden }: ReportSources): CmaReport['comparables'] {
  const { grid } = version.found;
  const cards = new Map(version.listings.map((card) => [card.id, card]));
  const sold = new Map(grid.sales.map((sale) => [sale.id, sale]));
  return calculation.sales.flatMap((one, place) => {
    const sale = sold.get(one.id);
    const card = cards.get(one.id);
    if (!sale || one.weight <= 0) return [];
    return {
      number: place + 1,
      id: one.id,
      address: hidden.has(one.id) ? '' : (card?.address ?? ''),
      municipality: card?.municipality ?? null,
      facts: hidden.has(one.id) ? { ...sale.facts, latitude: null, longitude: null } : sale.facts,
      ...spansOf(sale.facts, card ?? null),
      assumed: assumedOf(version, sale),
      photo: card && card.photoCount > 0 && hidden.get(one.id) !== 'all' ? listingPhoto(card.id) : null,
      soldDate: fromDayNumber(sale.soldDay),
      price: sale.price,
      distance: sale.distance,
      time: one.time,
      lines: one.lines,
      net: one.net,
      gross: one.gross,
      netFlag: one.netFlag,
      grossFlag: one.grossFlag,
      adjusted: one.adjusted,
      weight: one.weight,
      // An own rate leaves what does not differ alone.
      ownLines: one.ownLines.filter(
        (line) => one.lines[line] || version.draft.edits.amounts[one.id]?.[line] !== undefined,
      ),
      outlier: one.outlier,
      note: version.draft.saleNotes[one.id] ?? null,
    };
  });
}

/** Of lines in which something differs; where that is worth nothing, the report says why. */
function ratesOf({ version, calculation }: ReportSources): ReportRate[] {
  const { grid } = version.found;
  const sold = new Map(grid.sales.map((sale) => [sale.id, sale]));
  const own = version.draft.edits.rates;
  const weighted = calculation.sales.filter(({ weight }) => weight > 0);
  /** Of the subject and of the comparables with a say. */
  const countsOf = (line: AdjustmentLine): number[] =>
    [grid.subject, ...weighted.flatMap(({ id }) => sold.get(id) ?? [])].map(
      ({ counts }) => counts[measureIndex(line)] ?? 0,
    );
  const isUsed = (line: AdjustmentLine) =>
    weighted.some(({ id, lines }) => {
      const sale = sold.get(id);
      return (lines[line] ?? 0) !== 0 || (sale && (unitsApart(line, grid.subject, sale) ?? 0) !== 0);
    });
  return adjustmentLines.filter(isUsed).flatMap((line): ReportRate[] => {
    const rate = rateOfLine(grid, line);
    const ownRate = own[line];
    if (ownRate !== undefined)
      return [
        { line, amount: ownRate, low: null, high: null, pieces: [], sales: 0, source: 'agent', note: null },
      ];
    if (!rate) return [];
    const { rate: amount, low, high, sales, note } = rate;
    const pieces = piecesBetween(rate.pieces, countsOf(line));
    return [{ line, amount, low, high, pieces, sales, source: sales > 0 ? 'near' : 'board', note }];
  });
}

/** The stretches that lie between these counts, neighbours of one rate as one; none where the line is straight there. */
function piecesBetween(pieces: readonly CurvePiece[], counts: readonly number[]): ReportRate['pieces'] {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  const crossed: ReportRate['pieces'] = [];
  for (const { from, to, rate: amount, note = null } of pieces) {
    if ((to !== null && to <= least) || (from !== null && from >= most)) continue;
    const last = crossed.at(-1);
    if (last?.amount === amount && last.note === note) last.to = to;
    else crossed.push({ from, to, amount, note });
  }
  return crossed.length > 1 ? crossed : [];
}

/** 100 in the first month. */
function trendOf(trend: CmaVersion['found']['market']['trend'], salesByMonth: ReadonlyMap<string, number>) {
  const first = trend[0]?.index ?? 100;
  return trend.map(({ month, index }) => ({
    month,
    index: (index / first) * 100,
    sales: salesByMonth.get(month) ?? 0,
  }));
}

function contextOf(surroundings: ReportSources['surroundings']): CmaReport['context'] {
  const group = (found: ComparablesFound['actives']) => ({
    count: found?.total ?? 0,
    medianAsking: found?.medianPrice ?? null,
    medianDays: found?.medianDays ?? null,
  });
  return surroundings ? { active: group(surroundings.actives), expired: group(surroundings.expired) } : null;
}
