import type { PlanKey, PlansReply } from '@hearthline/contract/users';

const plans = [
  {
    key: 'solo' as const,
    monthlyPriceCents: 3900,
    clientLimit: 50,
    cmaLimitPerMonth: 5,
    siteLimit: 1,
    seatLimit: 1,
    hasPostalCards: false,
    cardLimitPerMonth: 0,
  },
  {
    key: 'pro' as const,
    monthlyPriceCents: 7900,
    clientLimit: null,
    cmaLimitPerMonth: null,
    siteLimit: 1,
    seatLimit: 1,
    hasPostalCards: true,
    cardLimitPerMonth: 200,
  },
  {
    key: 'team' as const,
    monthlyPriceCents: 18_900,
    clientLimit: null,
    cmaLimitPerMonth: null,
    siteLimit: 6,
    seatLimit: 6,
    hasPostalCards: true,
    cardLimitPerMonth: 1_200,
  },
];

interface PlanUse {
  plan?: PlanKey;
  clients?: number;
  cmaThisMonth?: number;
}

/** What an agent has used of a plan: the small one has limits. */
export function samplePlans({ plan = 'pro', clients = 20, cmaThisMonth = 1 }: PlanUse = {}): PlansReply {
  const leftOf = (limit: number, used: number) => (plan === 'solo' ? Math.max(0, limit - used) : null);
  return {
    plans: plans.map((each) => ({ ...each, isCurrent: each.key === plan })),
    renewsOn: '2025-12-01',
    use: { clients, cmaThisMonth, cardsThisMonth: 0 },
    left: {
      clients: leftOf(50, clients),
      cmaThisMonth: leftOf(5, cmaThisMonth),
      cardsThisMonth: { solo: 0, pro: 200, team: 1_200 }[plan],
    },
    cmaCountedAnewOn: '2025-12-01',
  };
}
