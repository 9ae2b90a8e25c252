import type { Plan, PlanKey } from '@hearthline/contract/users';

type PlanContent = Omit<Plan, 'isCurrent'>;

export const plans: PlanContent[] = [
  {
    key: 'solo',
    monthlyPriceCents: 3_900,
    clientLimit: 50,
    cmaLimitPerMonth: 5,
    siteLimit: 1,
    seatLimit: 1,
    hasPostalCards: false,
  },
  {
    key: 'pro',
    monthlyPriceCents: 7_900,
    clientLimit: null,
    cmaLimitPerMonth: null,
    siteLimit: 1,
    seatLimit: 1,
    hasPostalCards: true,
  },
  {
    key: 'team',
    monthlyPriceCents: 18_900,
    clientLimit: null,
    cmaLimitPerMonth: null,
    siteLimit: 6,
    seatLimit: 6,
    hasPostalCards: true,
  },
];

export function listPlans(current: string): Plan[] {
  return plans.map((plan) => ({ ...plan, isCurrent: plan.key === (current as PlanKey) }));
}
