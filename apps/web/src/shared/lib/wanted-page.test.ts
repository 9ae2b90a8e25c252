import { expect, it } from 'vitest';
import { keepWanted, wantedPage } from './wanted-page.ts';

it('keeps the page with its search, on the way through the login pages too', () => {
  const href = '/property-search/result/view?id=7';
  const kept = keepWanted({ pathname: '/property-search/result/view', href, state: {} });
  expect(kept).toEqual({ wantedPage: href });
  expect(keepWanted({ pathname: '/auth/login', href: '/auth/login', state: kept })).toEqual(kept);
  expect(wantedPage({ state: kept })).toBe(href);
});

it('has nothing to keep of the front door', () => {
  expect(wantedPage({ state: keepWanted({ pathname: '/', href: '/', state: {} }) })).toBeNull();
});

it.each(['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test', 'javascript:alert(1)'])(
  'does not lead to %s',
  (page) => {
    expect(wantedPage({ state: { wantedPage: page } })).toBeNull();
  },
);
