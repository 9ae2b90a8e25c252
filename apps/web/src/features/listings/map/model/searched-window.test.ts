import type { Bounds } from '@hearthline/domain/geo';
import { describe, expect, it } from 'vitest';
import type { WindowAction } from './searched-window.ts';
import { initialWindow, offersSearch, windowReducer } from './searched-window.ts';

function windowAt(west: number) {
  return { bounds: [west, 45, west + 1, 46] as Bounds, zoom: 12 };
}
const after = (...actions: WindowAction[]) => actions.reduce(windowReducer, initialWindow);
const here = windowAt(-81);
const there = windowAt(-80);

describe('search as I move', () => {
  it('is on at first: what the map shows is searched', () => {
    const state = after({ type: 'taken', window: here }, { type: 'moved', window: there });
    expect(state.isFollowing).toBe(true);
    expect(state.searched).toEqual(there);
    expect(offersSearch(state)).toBe(false);
  });

  it('while off, moving offers a search and keeps the old one', () => {
    const state = after(
      { type: 'taken', window: here },
      { type: 'followed', isFollowing: false },
      { type: 'moved', window: there },
    );
    expect(state.searched).toEqual(here);
    expect(offersSearch(state)).toBe(true);
    const searched = windowReducer(state, { type: 'searchedHere' });
    expect(searched.searched).toEqual(there);
    expect(offersSearch(searched)).toBe(false);
  });

  it('offers nothing where the map came back', () => {
    const state = after(
      { type: 'taken', window: here },
      { type: 'followed', isFollowing: false },
      { type: 'moved', window: there },
      { type: 'moved', window: windowAt(-81) },
    );
    expect(offersSearch(state)).toBe(false);
  });

  it('searches at once when it is turned on, and wherever the screen itself takes the map', () => {
    const off = after(
      { type: 'taken', window: here },
      { type: 'followed', isFollowing: false },
      { type: 'moved', window: there },
    );
    expect(windowReducer(off, { type: 'followed', isFollowing: true }).searched).toEqual(there);
    expect(windowReducer(off, { type: 'taken', window: windowAt(-79) }).searched).toEqual(windowAt(-79));
  });
});
