import { lowerPrice, offerPrice } from '@hearthline/demo-market/market/life/prices';
import type { Random } from '@hearthline/demo-market/random';
import { addDays } from '@hearthline/domain/calendar';
import type { LifecycleAction, LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';

/** What may happen to a home on the market in one tick; each answers with the step to take. */
export type TickAction = (facts: LifecycleFacts, today: string, random: Random) => LifecycleAction;

const closingDays = { sale: [28, 95], lease: [8, 45] } as const;

export const reprice: TickAction = ({ listPrice, offer }, _today, random) => ({
  type: 'changePrice',
  listPrice: lowerPrice(listPrice ?? 0, offer, random),
});

export const acceptConditional: TickAction = ({ listPrice, offer }, today, random) => {
  const hasEscape = random.chance(0.15);
  return {
    type: 'acceptConditional',
    price: offerPrice(listPrice ?? 0, offer, random),
    acceptedOn: today,
    conditionalExpiryDate: addDays(today, hasEscape ? random.integer(15, 40) : random.integer(2, 10)),
    ...(hasEscape ? { escapeHours: random.pick([24, 48, 72]) } : {}),
  };
};

export const sellFirm: TickAction = (facts, today, random) => ({
  type: 'sellFirm',
  ...agree(facts, offerPrice(facts.listPrice ?? 0, facts.offer, random), today, random),
});

/** Most conditions are met; some buyers ask for a few days more, some walk away. */
export const endConditions: TickAction = (facts, today, random) => {
  const share = random.next();
  if (share < 0.06) return { type: 'conditionsFail' };
  if (share < 0.1 && facts.conditionalExpiryDate !== null) {
    return {
      type: 'amendConditions',
      conditionalExpiryDate: addDays(laterOf(facts.conditionalExpiryDate, today), 4),
    };
  }
  const price = facts.dealPrice ?? offerPrice(facts.listPrice ?? 0, facts.offer, random);
  return { type: 'waive', ...agree(facts, price, today, random) };
};

export const extend: TickAction = ({ expiryDate }, today, random) => ({
  type: 'extend',
  expiryDate: addDays(expiryDate ?? today, random.pick([30, 60, 90])),
});

export const terminate: TickAction = () => ({ type: 'terminate' });
export const suspend: TickAction = () => ({ type: 'suspend' });
/** Back on the market while the agreement runs, over when it has run out meanwhile. */
export const endSuspension: TickAction = ({ expiryDate }, today) =>
  expiryDate !== null && expiryDate < today ? { type: 'expire' } : { type: 'resume' };
export const expire: TickAction = () => ({ type: 'expire' });
export const activate: TickAction = () => ({ type: 'activate' });
export const confirmClosed: TickAction = () => ({ type: 'confirmClosed' });

function agree(
  { offer }: LifecycleFacts,
  price: number,
  today: string,
  random: Random,
): { price: number; soldDate: string; closeDate: string } {
  const [soonest, latest] = closingDays[offer];
  return { price, soldDate: today, closeDate: addDays(today, random.integer(soonest, latest)) };
}

function laterOf(left: string, right: string): string {
  return left > right ? left : right;
}
