import { useRouterState } from '@tanstack/react-router';
import type { BasketType } from '../screens.ts';
import { parseBasketType } from '../screens.ts';

export interface Place {
  path: string;
  basketType: BasketType | undefined;
}

/** Where the agent is: the path and the one query field that names a screen. */
export function useCurrentPlace(): Place {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const basketType = useRouterState({
    select: (state) => parseBasketType((state.location.search as { basketType?: unknown }).basketType),
  });
  return { path, basketType };
}
