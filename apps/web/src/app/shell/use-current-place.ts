import { useRouterState } from '@tanstack/react-router';
import type { BasketType } from '../screens.ts';
import { parseBasketType } from '../screens.ts';

export interface Place {
  path: string;
  basketType: BasketType | undefined;
  /** Of the record that the screen shows. */
  id: string | undefined;
  /** The basket that homes are compared of. */
  basketId: string | undefined;
  /** Of postal cards. */
  batch: string | undefined;
}

/** Where the agent is: the path, the one query field that names a screen, and the record on it. */
export function useCurrentPlace(): Place {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const basketType = useRouterState({
    select: (state) => parseBasketType((state.location.search as { basketType?: unknown }).basketType),
  });
  const id = useRouterState({
    select: (state) => (state.location.search as { id?: string | undefined }).id,
  });
  const basketId = useRouterState({
    select: (state) => (state.location.search as { basketId?: string | undefined }).basketId,
  });
  const batch = useRouterState({
    select: (state) => (state.location.search as { batch?: string | undefined }).batch,
  });
  return { path, basketType, id, basketId, batch };
}
