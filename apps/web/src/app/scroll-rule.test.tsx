import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startScrollRule } from './scroll-rule.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

let stop = () => {};

afterEach(() => stop());

async function openRouter() {
  const rootRoute = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => <p>page</p> });
  const router = createRouter({
    routeTree: rootRoute.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: ['/first'] }),
    parseSearch,
    stringifySearch,
    scrollRestoration: () => false,
  });
  stop = startScrollRule(router);
  render(<RouterProvider router={router} />);
  await act(() => router.load());
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const go = (href: string) => act(() => router.navigate({ href } as never));
  return { router, scrollTo, go };
}

function answerReducedMotion(matches: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
}

describe('scroll rule', () => {
  it('[SHELL-10] a new path scrolls smoothly to the top', async () => {
    const { scrollTo, go } = await openRouter();
    answerReducedMotion(false);
    await go('/second');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('[SHELL-10] is instant for those who asked for less motion', async () => {
    const { scrollTo, go } = await openRouter();
    answerReducedMotion(true);
    await go('/second');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('[SHELL-10] scroll=off keeps the place, and so does a change of the query alone', async () => {
    const { scrollTo, go } = await openRouter();
    await go('/second?scroll=off');
    await go('/second?page=2');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('going back finds the place one left', async () => {
    const { router, scrollTo, go } = await openRouter();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    await go('/second');
    await act(async () => router.history.back());
    await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
  });
});
