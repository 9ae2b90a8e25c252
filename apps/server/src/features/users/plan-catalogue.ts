import type { Language } from '@hearthline/contract/common';
import type { Plan, PlanKey } from '@hearthline/contract/users';
import { personEn } from '@hearthline/format/vocabulary/person.en';
import { personFr } from '@hearthline/format/vocabulary/person.fr';

type PlanContent = Omit<Plan, 'isCurrent'>;

const plans: Record<PlanKey, Omit<PlanContent, 'key'>> = {
  solo: {
    monthlyPriceCents: 3_900,
    clientLimit: 50,
    cmaLimitPerMonth: 5,
    siteLimit: 1,
    seatLimit: 1,
    hasPostalCards: false,
    cardLimitPerMonth: 0,
  },
  pro: {
    monthlyPriceCents: 7_900,
    clientLimit: null,
    cmaLimitPerMonth: null,
    siteLimit: 1,
    seatLimit: 1,
    hasPostalCards: true,
    cardLimitPerMonth: 200,
  },
  team: {
    monthlyPriceCents: 18_900,
    clientLimit: null,
    cmaLimitPerMonth: null,
    siteLimit: 6,
    seatLimit: 6,
    hasPostalCards: true,
    cardLimitPerMonth: 1_200,
  },
};

export function listPlans(current: PlanKey): Plan[] {
  return (Object.keys(plans) as PlanKey[]).map((key) => ({ key, ...plans[key], isCurrent: key === current }));
}

/** What a plan counts. */
export type PlanResource = 'clients' | 'analyses' | 'cards';

/** Null without a limit. */
export function limitOf(plan: PlanKey, resource: PlanResource): number | null {
  const { clientLimit, cmaLimitPerMonth, cardLimitPerMonth } = plans[plan];
  return { clients: clientLimit, analyses: cmaLimitPerMonth, cards: cardLimitPerMonth }[resource];
}

/** Why nothing was created, in words that name the plan, its limit and the way on. */
export function describeLimit(
  plan: PlanKey,
  resource: PlanResource,
  { limit, left, wanted }: { limit: number; left: number; wanted: number },
): Record<Language, string> {
  const [en, fr] = [personEn.plan[plan], personFr.plan[plan]];
  const isPartly = left > 0;
  if (resource === 'clients')
    return {
      en: `Your ${en} plan holds ${limit} clients and has room for ${isPartly ? `${left}, not for ${wanted}` : 'no more'}. What you have stays. An administrator can change your plan.`,
      fr: `Votre forfait ${fr} permet ${limit} clients et ${isPartly ? `a de la place pour ${left}, pas pour ${wanted}` : 'n’a plus de place pour d’autres'}. Ce que vous avez reste. Un administrateur peut changer votre forfait.`,
    };
  if (resource === 'cards') return describeCardLimit([en, fr], { limit, left, wanted });
  return {
    en: `Your ${en} plan includes ${limit} market analyses a month, and all are used. What you have stays, and the count begins anew with the next month. An administrator can change your plan.`,
    fr: `Votre forfait ${fr} comprend ${limit} analyses de marché par mois, et toutes ont servi. Ce que vous avez reste, et le compte recommence le mois prochain. Un administrateur peut changer votre forfait.`,
  };
}

function describeCardLimit(
  [en, fr]: readonly [string, string],
  { limit, left, wanted }: { limit: number; left: number; wanted: number },
): Record<Language, string> {
  if (limit === 0)
    return {
      en: `Your ${en} plan does not include postal cards. An administrator can change your plan.`,
      fr: `Votre forfait ${fr} ne comprend pas de cartes postales. Un administrateur peut changer votre forfait.`,
    };
  return {
    en: `Your ${en} plan includes ${limit} postal cards a month. This month there is room for ${left}, not for ${wanted}. The count begins anew with the next month. An administrator can change your plan.`,
    fr: `Votre forfait ${fr} comprend ${limit} cartes postales par mois. Il en reste ${left} ce mois-ci, pas ${wanted}. Le compte recommence le mois prochain. Un administrateur peut changer votre forfait.`,
  };
}
