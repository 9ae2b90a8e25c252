import type { Offer } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import type { Home } from '../home/home.ts';

/** How a seller sets the price: low to draw offers on one evening, near the worth, or in hope of more. */
export type Strategy = 'offerNight' | 'fair' | 'hopeful';
export type Outcome = 'firm' | 'expired' | 'terminated';

interface Deal {
  acceptedAfter: number;
  /** Null where the deal was firm at once. */
  conditionsDays: number | null;
  /** Where the buyer asked for more time. */
  amendedDays: number | null;
  escapeHours: number | null;
}

/** One listing's course in days after its list date. */
export interface Schedule {
  offer: Offer;
  strategy: Strategy;
  outcome: Outcome;
  /** Announced this many days before. */
  comingSoonDays: number;
  agreementDays: number;
  priceChanges: number[];
  suspension: { from: number; days: number } | null;
  /** A deal that did not last; a firm one fell through where `wasFirm`. */
  failedDeal: (Deal & { failedAfter: number; wasFirm: boolean }) | null;
  deal: (Deal & { closingDays: number }) | null;
  /** When it left the market: firm, terminated, or the last day of the agreement. */
  endAfter: number;
}

export interface ScheduleInput {
  home: Home;
  offer: Offer;
  heat: number;
  /** Earlier listings of the same attempt to sell. */
  attempt: number;
  mayBeComingSoon: boolean;
}

export function createSchedule(input: ScheduleInput, random: Random): Schedule {
  const strategy = chooseStrategy(input, random);
  const outcome = chooseOutcome(input, strategy, random);
  const suspension = random.chance(0.022)
    ? { from: random.integer(4, 16), days: random.integer(5, 40) }
    : null;
  const pause = suspension ? suspension.from + suspension.days + random.integer(1, 4) : 0;
  const days = pause + chooseDays(input, strategy, outcome, random);
  const agreementDays = random.weighted([
    [60, 10],
    [90, 42],
    [120, 28],
    [180, 20],
  ] as const);
  const base = {
    offer: input.offer,
    strategy,
    outcome,
    comingSoonDays: input.mayBeComingSoon && random.chance(0.07) ? random.integer(3, 12) : 0,
    agreementDays,
    suspension,
  };
  if (outcome === 'terminated') {
    return {
      ...base,
      priceChanges: choosePriceChanges(strategy, pause, days, random),
      failedDeal: null,
      deal: null,
      endAfter: days,
    };
  }
  if (outcome === 'expired') {
    const lastDay = pause > agreementDays ? agreementDays * 2 : agreementDays;
    return {
      ...base,
      priceChanges: choosePriceChanges(strategy, pause, lastDay - 10, random),
      failedDeal: null,
      deal: null,
      endAfter: lastDay,
    };
  }
  const failedDeal = chooseFailedDeal(input, days, random);
  const restart = failedDeal ? failedDeal.failedAfter + random.integer(3, 24) : days;
  const deal = { ...chooseDeal(input, restart, random), closingDays: chooseClosing(input.offer, random) };
  const lastChange = Math.min(days, failedDeal?.acceptedAfter ?? days) - 2;
  return {
    ...base,
    priceChanges: choosePriceChanges(strategy, pause, lastChange, random),
    failedDeal,
    deal,
    endAfter: restart + (deal.conditionsDays ?? 0) + (deal.amendedDays ?? 0),
  };
}

function chooseStrategy({ home, offer, heat, attempt }: ScheduleInput, random: Random): Strategy {
  if (offer === 'lease') return random.chance(0.78) ? 'fair' : 'hopeful';
  const drawsCrowds =
    home.kind !== 'land' && home.kind !== 'farm' && home.kind !== 'cottage' && attempt === 0;
  const offerNight = drawsCrowds ? (heat > 1.15 ? 46 : 13) : 2;
  return random.weighted([
    ['offerNight', offerNight],
    ['fair', 48],
    ['hopeful', attempt === 0 ? 30 : 18],
  ]);
}

const successes: Record<Strategy, number> = { offerNight: 0.8, fair: 0.64, hopeful: 0.34 };

function chooseOutcome({ offer, heat, attempt }: ScheduleInput, strategy: Strategy, random: Random): Outcome {
  const eager = 0.76 + 0.24 * Math.min(1.6, heat) + attempt * 0.05;
  const success = offer === 'lease' ? 0.86 : Math.min(0.95, successes[strategy] * eager);
  if (random.chance(success)) return 'firm';
  return random.chance(0.56) ? 'terminated' : 'expired';
}

/** Until a deal is struck, or the seller gives up. */
function chooseDays(
  { offer, heat, home }: ScheduleInput,
  strategy: Strategy,
  outcome: Outcome,
  random: Random,
): number {
  if (outcome !== 'firm') return offer === 'lease' ? random.integer(25, 110) : random.integer(50, 170);
  if (strategy === 'offerNight' && random.chance(0.82)) return random.integer(4, 9);
  const isSlow = home.kind === 'land' || home.kind === 'farm';
  const median = (offer === 'lease' ? 32 : strategy === 'hopeful' ? 72 : 34) * (isSlow ? 2.2 : 1);
  const days = (median / heat) * Math.exp(random.normal(0, 0.62));
  return Math.round(Math.min(260, Math.max(1, days)));
}

/** Hopeful prices come down every few weeks; a fair one now and then; a low one goes up when nobody came. */
function choosePriceChanges(strategy: Strategy, from: number, last: number, random: Random): number[] {
  const changes: number[] = [];
  if (strategy === 'fair' && random.chance(0.7)) return changes;
  let day = from + (strategy === 'offerNight' ? random.integer(8, 13) : random.integer(14, 32));
  while (day <= last && changes.length < 4) {
    changes.push(day);
    if (strategy === 'offerNight') break;
    day += random.integer(14, 38);
  }
  return changes;
}

function chooseDeal({ offer, heat, home }: ScheduleInput, acceptedAfter: number, random: Random): Deal {
  const isCountry = home.site.community.setting === 'rural' || home.site.community.setting === 'shore';
  const share =
    offer === 'lease' ? 0.16 : Math.min(0.8, Math.max(0.2, 0.86 - 0.38 * heat) + (isCountry ? 0.12 : 0));
  if (!random.chance(share))
    return { acceptedAfter, conditionsDays: null, amendedDays: null, escapeHours: null };
  const hasEscape = random.chance(offer === 'lease' ? 0.04 : 0.13);
  return {
    acceptedAfter,
    conditionsDays: hasEscape ? random.integer(18, 60) : random.integer(3, 12),
    amendedDays: random.chance(0.09) ? random.integer(2, 6) : null,
    escapeHours: hasEscape ? random.pick([24, 48, 72]) : null,
  };
}

function chooseFailedDeal(input: ScheduleInput, days: number, random: Random): Schedule['failedDeal'] {
  if (!random.chance(input.offer === 'lease' ? 0.015 : 0.045)) return null;
  const deal = chooseDeal(input, days, random);
  const wasFirm = deal.conditionsDays === null;
  if (wasFirm && !random.chance(0.3)) return null;
  const lasted = wasFirm ? random.integer(5, 25) : (deal.conditionsDays ?? 0) + (deal.amendedDays ?? 0);
  return { ...deal, failedAfter: days + lasted, wasFirm };
}

function chooseClosing(offer: Offer, random: Random): number {
  return offer === 'lease' ? random.integer(5, 50) : random.integer(26, 105);
}
