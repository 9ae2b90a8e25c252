import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, normaliseCriteria } from '@hearthline/domain/criteria/criteria';
import { arbitraryCriteria } from '@hearthline/domain/criteria/testing/arbitrary-criteria';
import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import type { CriteriaInUrl } from './criteria-url.ts';
import {
  isTooLong,
  linkToCriteria,
  linkToResults,
  parseCriteria,
  useCriteriaFromUrl,
  writeCriteria,
} from './criteria-url.ts';

beforeEach(signIn);

const words = fc.record(
  {
    keywords: fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim()),
    address: fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim()),
    mlsNumbers: fc.uniqueArray(fc.stringMatching(/^[A-Z]\d{5}$/), { maxLength: 4 }),
  },
  { requiredKeys: [] },
);

describe('criteria as a text of the address', () => {
  it('[LIST-01] come back as the same search, whatever is asked for', () => {
    fc.assert(
      fc.property(arbitraryCriteria({ maxFields: 10 }), words, (criteria, overrides) => {
        const asked: Criteria = { ...criteria, ...overrides };
        expect(parseCriteria(writeCriteria(asked))).toEqual(normaliseCriteria(asked));
      }),
    );
  });

  it('leave out what is the default, and give equal searches equal texts', () => {
    expect(writeCriteria(defaultCriteria)).toBeUndefined();
    expect(writeCriteria({ ...defaultCriteria, kind: { any: [] }, price: {} })).toBeUndefined();
    const one = writeCriteria({ ...defaultCriteria, kind: { any: ['loft', 'farm'] }, age: { max: 5 } });
    const other = writeCriteria({
      ...defaultCriteria,
      age: { max: 5 },
      kind: { any: ['farm', 'loft', 'farm'] },
    });
    expect(one).toBe('{"kind":{"any":["farm","loft"]},"age":{"max":5}}');
    expect(other).toBe(one);
  });

  it.each([
    ['cut off', '{"price":{"min":1'],
    ['no object', '[1]'],
    ['null', 'null'],
    ['an unknown criterion', '{"colour":"red"}'],
    ['an unknown value', '{"kind":{"any":["castle"]}}'],
    ['a contradiction', '{"price":{"min":5,"max":4}}'],
    ['another version', '{"version":2}'],
    ['a poisoned name', '{"__proto__":{"offer":"lease"},"constructor":1}'],
  ])('refuse %s', (_what, text) => {
    expect(parseCriteria(text)).toBeUndefined();
  });
});

function renderHook(route: string) {
  const seen: { current: CriteriaInUrl | undefined } = { current: undefined };
  function Probe() {
    seen.current = useCriteriaFromUrl();
    return <p>{JSON.stringify(seen.current.criteria)}</p>;
  }
  const { router } = renderWithProviders(<Probe />, { route });
  const current = () => {
    if (!seen.current) throw new Error('not rendered yet');
    return seen.current;
  };
  return { current, search: () => router?.state.location.search ?? {}, router };
}

const drawn: Criteria = {
  ...defaultCriteria,
  within: [
    {
      type: 'polygon',
      rings: [
        Array.from({ length: 90 }, (_, index) => [-79.5 + Math.cos(index) / 9, 43.5 + Math.sin(index) / 9]),
      ],
    },
  ],
};
const key = 'abcdefghijklmnopqrstuv';

describe('criteria of the address', () => {
  it('are read from it, changed in it, and keep the rest of it', async () => {
    const { current, search } = renderHook(`/?c=${encodeURIComponent('{"bedrooms":{"min":3}}')}&view=cart`);
    await screen.findByText(/"bedrooms":{"min":3}/);
    expect(current()).toMatchObject({ isBroken: false, isLoading: false, sort: 'newest' });
    act(() => current().setCriteria({ ...current().criteria, waterfront: true }));
    await screen.findByText(/waterfront/);
    act(() => current().setSort('cheapest'));
    await waitFor(() => expect(current().sort).toBe('cheapest'));
    expect(search()).toEqual({
      c: '{"bedrooms":{"min":3},"waterfront":true}',
      view: 'cart',
      sort: 'cheapest',
    });
    act(() => current().setSort('newest'));
    act(() => current().setCriteria(defaultCriteria));
    await waitFor(() => expect(search()).toEqual({ view: 'cart' }));
  });

  it('can be gone back to, unless they were replaced', async () => {
    const { current, router } = renderHook('/?c=%7B%22waterfront%22%3Atrue%7D');
    await screen.findByText(/waterfront/);
    act(() => current().setCriteria({ ...defaultCriteria, relisted: true }));
    await screen.findByText(/relisted/);
    act(() => current().setCriteria({ ...defaultCriteria, age: { max: 3 } }, { replace: true }));
    await screen.findByText(/age/);
    act(() => router?.history.back());
    await screen.findByText(/waterfront/);
  });

  it('fall back to the defaults where they cannot be read, and say so', async () => {
    const { current } = renderHook('/?c=%7B%22price');
    await waitFor(() => expect(current().isBroken).toBe(true));
    expect(current().criteria).toEqual(defaultCriteria);
    act(() => current().setCriteria({ ...defaultCriteria, relisted: true }));
    await waitFor(() => expect(current().isBroken).toBe(false));
  });

  it('become a key when they are too long, without being fetched again', async () => {
    const api = fakeApi({ 'POST /searches/shared': () => ({ isSuccess: true, result: { key } }) });
    expect(isTooLong(writeCriteria(drawn))).toBe(true);
    const { current, search } = renderHook('/?view=cart');
    await screen.findByText(/active/);
    act(() => current().setCriteria(drawn));
    await waitFor(() => expect(search()).toEqual({ k: key, view: 'cart' }));
    expect(current().criteria).toEqual(drawn);
    expect(api.calls('POST /searches/shared')).toHaveLength(1);
  });

  it('arrive by a key', async () => {
    fakeApi({ 'GET /searches/shared/{key}': () => ({ isSuccess: true, result: drawn }) });
    const { current } = renderHook(`/?k=${key}`);
    await waitFor(() => expect(current().isLoading).toBe(true));
    await waitFor(() => expect(current().criteria).toEqual(drawn));
    expect(current()).toMatchObject({ isLoading: false, isBroken: false });
  });

  it('say so when nothing is kept under the key', async () => {
    fakeApi({ 'GET /searches/shared/{key}': () => failWith('not_found') });
    const { current } = renderHook(`/?k=${key}`);
    await waitFor(() => expect(current().isBroken).toBe(true));
    expect(current()).toMatchObject({ isLoading: false, criteria: defaultCriteria });
  });
});

it('links lead to the three screens with the criteria in them, and keep what the map shows', () => {
  const criteria: Criteria = { ...defaultCriteria, relisted: true };
  const c = '{"relisted":true}';
  const list = linkToResults(criteria, 'list');
  expect(list.to).toBe('/property-search/result');
  expect(list.search({ c: '{}', sort: 'cheapest', view: 'cart' })).toEqual({ c });
  expect(linkToResults(criteria, 'cart', 'cheapest').search({})).toEqual({
    c,
    view: 'cart',
    sort: 'cheapest',
  });
  const map = linkToResults(defaultCriteria, 'map', 'newest');
  const shown = { at: '43.65,-79.38,13', layers: 'closed' };
  expect(map.to).toBe('/property-search/map-search');
  expect(map.search({ c, ...shown })).toEqual({ c: undefined, ...shown });
  expect(linkToCriteria(criteria).to).toBe('/property-search');
  expect(linkToCriteria(criteria).search(shown)).toEqual({ c, ...shown });
});

it('a place on the map is kept until the search looks elsewhere', async () => {
  const { current, search } = renderHook('/?at=43.65%2C-79.38%2C13&layers=closed');
  await screen.findByText(/active/);
  act(() => current().setCriteria({ ...defaultCriteria, waterfront: true }));
  await screen.findByText(/waterfront/);
  expect(search()).toMatchObject({ at: '43.65,-79.38,13', layers: 'closed' });
  act(() => current().setCriteria({ ...defaultCriteria, municipality: { any: ['02.01'] } }));
  await screen.findByText(/municipality/);
  expect(search()).toEqual({ c: '{"municipality":{"any":["02.01"]}}', layers: 'closed' });
});
