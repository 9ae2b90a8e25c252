import type { LifecycleAction } from '@hearthline/domain/listing/lifecycle-facts';
import type { Random } from '../../random.ts';
import type { Day } from '../calendar.ts';
import { officeHours, toDate } from '../calendar.ts';
import type { ListingPrices } from './prices.ts';
import type { Schedule } from './schedule.ts';

export interface Step {
  day: Day;
  /** In UTC. */
  secondOfDay: number;
  action: LifecycleAction;
}

/** The board's nightly run, just after midnight in Toronto, summer and winter. */
const nightSecond = 5 * 3600 + 300;

/** A schedule and its prices as steps through the lifecycle, oldest first. */
export function createSteps(schedule: Schedule, prices: ListingPrices, listDay: Day, random: Random): Step[] {
  const actions: [day: Day, action: LifecycleAction][] = [];
  const at = (after: number) => listDay + after;
  const add = (after: number, action: LifecycleAction) => actions.push([at(after), action]);

  const { comingSoonDays, suspension, failedDeal, deal } = schedule;
  if (comingSoonDays > 0) {
    const agreementDate = toDate(at(-comingSoonDays));
    add(-comingSoonDays, { type: 'comingSoon', agreementDate, startDate: toDate(listDay) });
    add(0, { type: 'activate' });
  } else {
    add(0, { type: 'publish', agreementDate: toDate(listDay) });
  }
  schedule.priceChanges.forEach((after, index) => {
    add(after, { type: 'changePrice', listPrice: prices.list[index + 1] ?? 0 });
  });
  if (suspension) {
    add(suspension.from, { type: 'suspend' });
    add(suspension.from + suspension.days, { type: 'resume' });
  }
  if (failedDeal) addFailedDeal(failedDeal, prices, at, add);
  if (deal) addDeal(deal, prices, at, add);
  for (const [after, expiry] of listExtensions(schedule))
    add(after, { type: 'extend', expiryDate: toDate(at(expiry)) });
  if (schedule.outcome === 'terminated') add(schedule.endAfter, { type: 'terminate' });

  const steps = spread(actions, random);
  if (schedule.outcome === 'expired') {
    steps.push({ day: at(schedule.endAfter + 1), secondOfDay: nightSecond, action: { type: 'expire' } });
  }
  return steps;
}

type Add = (after: number, action: LifecycleAction) => void;

function addFailedDeal(
  deal: NonNullable<Schedule['failedDeal']>,
  prices: ListingPrices,
  at: (after: number) => Day,
  add: Add,
): void {
  if (deal.wasFirm) {
    const soldDate = toDate(at(deal.acceptedAfter));
    const closeDate = toDate(at(deal.failedAfter + 30));
    add(deal.acceptedAfter, { type: 'sellFirm', price: prices.deal, soldDate, closeDate });
    add(deal.failedAfter, { type: 'dealFellThrough' });
    return;
  }
  addConditional(deal, prices, at, add);
  add(deal.failedAfter, { type: 'conditionsFail' });
}

function addDeal(
  deal: NonNullable<Schedule['deal']>,
  prices: ListingPrices,
  at: (after: number) => Day,
  add: Add,
): void {
  const soldAfter = deal.acceptedAfter + (deal.conditionsDays ?? 0) + (deal.amendedDays ?? 0);
  const firm = {
    price: prices.deal,
    soldDate: toDate(at(soldAfter)),
    closeDate: toDate(at(soldAfter + deal.closingDays)),
  };
  if (deal.conditionsDays === null) {
    add(soldAfter, { type: 'sellFirm', ...firm });
  } else {
    addConditional(deal, prices, at, add);
    add(soldAfter, { type: 'waive', ...firm });
  }
  add(soldAfter + deal.closingDays, { type: 'confirmClosed' });
}

function addConditional(
  deal: Pick<
    NonNullable<Schedule['deal']>,
    'acceptedAfter' | 'conditionsDays' | 'amendedDays' | 'escapeHours'
  >,
  prices: ListingPrices,
  at: (after: number) => Day,
  add: Add,
): void {
  const conditionsEnd = deal.acceptedAfter + (deal.conditionsDays ?? 0);
  add(deal.acceptedAfter, {
    type: 'acceptConditional',
    price: prices.deal,
    acceptedOn: toDate(at(deal.acceptedAfter)),
    conditionalExpiryDate: toDate(at(conditionsEnd)),
    ...(deal.escapeHours === null ? {} : { escapeHours: deal.escapeHours }),
  });
  if (deal.amendedDays !== null) {
    const conditionalExpiryDate = toDate(at(conditionsEnd + deal.amendedDays));
    add(conditionsEnd, { type: 'amendConditions', conditionalExpiryDate });
  }
}

/** An agreement that would end before the listing does is extended in its last days, or before a deal that seems firm. */
function listExtensions({
  agreementDays,
  endAfter,
  outcome,
  failedDeal,
}: Schedule): [after: number, expiry: number][] {
  const extensions: [number, number][] = [];
  let expiry = agreementDays;
  const needed = outcome === 'expired' ? endAfter : endAfter + 2;
  while (expiry < needed) {
    const longer = outcome === 'expired' ? endAfter : expiry + 60;
    const after = expiry - 2 - (expiry % 5);
    const isBlocked =
      failedDeal?.wasFirm && after >= failedDeal.acceptedAfter && after <= failedDeal.failedAfter;
    extensions.push([isBlocked ? failedDeal.acceptedAfter - 1 : after, longer]);
    expiry = longer;
  }
  return extensions;
}

/** Gives every step its time of day, ascending, and orders those of one day as they were planned. */
function spread(actions: readonly [Day, LifecycleAction][], random: Random): Step[] {
  const ordered = actions
    .map(([day, action], index) => ({ day, action, index }))
    .sort((a, b) => a.day - b.day || a.index - b.index);
  let lastDay = Number.NEGATIVE_INFINITY;
  let from: number = officeHours.from;
  return ordered.map(({ day, action }) => {
    if (day !== lastDay) from = officeHours.from;
    lastDay = day;
    from += random.between(60, (officeHours.to - from) * 0.6);
    return { day, secondOfDay: Math.floor(from), action };
  });
}
