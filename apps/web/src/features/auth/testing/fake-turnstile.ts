import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Turnstile } from '../model/load-turnstile.ts';

type Options = Parameters<Turnstile['render']>[1];

/** Stands in for the challenge script: gives a token at once on render and a new one on every reset. */
export function fakeTurnstile({ solvesAlone = true } = {}) {
  let options: Options | undefined;
  let issued = 0;
  const solve = () => {
    issued += 1;
    options?.callback(`challenge-${issued}`);
  };
  const turnstile = {
    render: vi.fn((_container: HTMLElement, given: Options) => {
      options = given;
      if (solvesAlone) queueMicrotask(() => act(solve));
      return 'widget-1';
    }),
    reset: vi.fn((_widgetId: string) => {
      if (solvesAlone) queueMicrotask(() => act(solve));
    }),
    remove: vi.fn((_widgetId: string) => {
      options = undefined;
    }),
  };
  vi.stubGlobal('turnstile', turnstile);
  return {
    ...turnstile,
    solve: () => act(solve),
    expire: () => act(() => options?.['expired-callback']()),
    fail: () => act(() => options?.['error-callback']()),
    options: () => options,
  };
}
