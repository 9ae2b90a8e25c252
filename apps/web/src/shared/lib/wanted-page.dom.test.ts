import { beforeEach, expect, it } from 'vitest';
import { findWanted, forgetWanted, keepWanted, takeWanted } from './wanted-page.ts';

const href = '/property-search/result/view?id=7#map';
const home = { pathname: '/', href: '/' };

beforeEach(() => sessionStorage.clear());

it('keeps the page with its search, on the way through the login pages too, and gives it once', () => {
  keepWanted({ pathname: '/property-search/result/view', href });
  keepWanted({ pathname: '/auth/login', href: '/auth/login' });
  expect(findWanted()).toBe(href);
  expect(takeWanted()).toBe(href);
  expect(takeWanted()).toBeNull();
});

it('has nothing to keep of the front door, unless one board of it was asked for', () => {
  keepWanted({ pathname: '/clients', href: '/clients' });
  keepWanted(home);
  expect(findWanted()).toBeNull();
  keepWanted({ pathname: '/', href: '/?board=7' });
  expect(findWanted()).toBe('/?board=7');
});

it('forgets', () => {
  keepWanted({ pathname: '/clients', href: '/clients' });
  forgetWanted();
  expect(findWanted()).toBeNull();
});

it.each(['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test', 'javascript:alert(1)'])(
  'does not lead to %s',
  (page) => {
    sessionStorage.setItem('hearthline.wantedPage', page);
    expect(findWanted()).toBeNull();
    expect(takeWanted()).toBeNull();
  },
);
