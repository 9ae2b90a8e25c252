import type { MapWindow } from './map-window.ts';
import { isSameWindow } from './map-window.ts';

/** What the map shows and what has been searched of it; the two part while the search does not follow the map. */
export interface WindowState {
  shown: MapWindow | null;
  searched: MapWindow | null;
  isFollowing: boolean;
}

export type WindowAction =
  | { type: 'moved'; window: MapWindow }
  /** The screen itself took the map somewhere, for example to an area that was chosen. */
  | { type: 'taken'; window: MapWindow }
  | { type: 'searchedHere' }
  | { type: 'followed'; isFollowing: boolean };

export const initialWindow: WindowState = { shown: null, searched: null, isFollowing: true };

export function windowReducer(state: WindowState, action: WindowAction): WindowState {
  switch (action.type) {
    case 'moved':
      return state.isFollowing || !state.searched
        ? settle(state, action.window)
        : { ...state, shown: action.window };
    case 'taken':
      return settle(state, action.window);
    case 'searchedHere':
      return { ...state, searched: state.shown };
    case 'followed':
      return {
        ...state,
        isFollowing: action.isFollowing,
        searched: action.isFollowing ? state.shown : state.searched,
      };
  }
}

/** Whether the map has moved away from what was searched. */
export function offersSearch({ isFollowing, shown, searched }: WindowState): boolean {
  return !isFollowing && !!shown && !!searched && !isSameWindow(shown, searched);
}

function settle(state: WindowState, window: MapWindow): WindowState {
  return { ...state, shown: window, searched: window };
}
