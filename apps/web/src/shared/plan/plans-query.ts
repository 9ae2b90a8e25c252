import type { PlanKey, PlansReply } from '@hearthline/contract/users';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/client.ts';

/** Asked anew wherever it shows: what is left changes with everything that is created. */
export const plansQuery = queryOptions({
  queryKey: ['users', 'plans'] as const,
  queryFn: async () => (await request('GET /users/plans')).result,
  staleTime: 0,
});

/** What a plan counts, and a banner tells; cards on paper are told where they are made. */
export type PlanResource = Exclude<keyof PlansReply['left'], 'cardsThisMonth'>;

export interface PlanRoom {
  plan: PlanKey;
  limit: number;
  left: number;
  /** True once most of it is used, so that nobody meets the limit unwarned. */
  isNear: boolean;
}

const nearShare = 0.8;

/** What the agent's plan leaves of one kind; undefined without a limit, and until it is known. */
export function findRoom({ plans, left }: PlansReply, resource: PlanResource): PlanRoom | undefined {
  const current = plans.find(({ isCurrent }) => isCurrent);
  const limit = resource === 'clients' ? current?.clientLimit : current?.cmaLimitPerMonth;
  const free = left[resource];
  if (!current || limit === undefined || limit === null || free === null) return undefined;
  return { plan: current.key, limit, left: free, isNear: limit - free >= limit * nearShare };
}

export function usePlanRoom(resource: PlanResource): PlanRoom | undefined {
  const { data } = useQuery(plansQuery);
  return data && findRoom(data, resource);
}
