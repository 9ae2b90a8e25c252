// @vitest-environment jsdom
import type { PublicPage } from '@hearthline/contract/site';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../render.tsx';
import { sampleAlertPage } from './testing/sample-alert.ts';
import {
  homeId,
  sampleAgent,
  sampleBasketPage,
  sampleCard,
  sampleHome,
  sampleHomes,
} from './testing/sample-basket.ts';
import { sampleHomePage, sampleShowing } from './testing/sample-home-page.ts';

/** Contrast needs pixels; journeys and pictures look at it. */
const rules = { 'color-contrast': { enabled: false } };

const pages: Record<string, PublicPage> = {
  homes: sampleBasketPage({
    outcome: 'answered',
    outcomeOf: homeId(1),
    asksForConsent: true,
    message: 'Six homes near the lake.',
    comments: [{ author: null, isOwn: false, text: 'Which ones?', at: '2025-11-12T13:02:00Z' }],
  }),
  states: sampleBasketPage({
    homes: [
      sampleHome(1, { listing: null, photo: null, answer: 'yes', changes: [{ type: 'hidden' }] }),
      sampleHome(2, { listing: sampleCard({ price: null, address: '' }), photo: null }),
    ],
  }),
  closed: sampleBasketPage({
    isClosedByBoard: true,
    homes: sampleHomes().map((home) => ({ ...home, listing: null, photo: null })),
  }),
  empty: sampleBasketPage({ homes: [], map: null }),
  alert: sampleAlertPage({ pausesOn: '2025-12-11', homes: 150, page: 2, pages: 3 }),
  'alert that a message led to': sampleAlertPage({ way: 'other' }, { outcome: 'other' }),
  'alert that rests': sampleAlertPage({ pausedUntil: '2025-12-02', way: 'pause' }),
  map: sampleBasketPage({ view: 'map' }),
  compare: sampleBasketPage({ view: 'compare' }),
  home: sampleHomePage({
    showings: [
      sampleShowing(),
      sampleShowing({ id: homeId(302), state: 'proposed', proposed: ['2025-11-16T16:30:00Z'] }),
    ],
  }),
  'home with a tapped answer': sampleHomePage({ tapped: 'yes' }),
  'home without pictures': sampleHomePage({ photos: [], slots: [], map: null, schools: [] }),
  ended: { name: 'ended', language: 'en', agent: sampleAgent },
};

describe('a page of a basket', () => {
  // In French, which the journey does not read; the two differ in their words only.
  it.each(Object.entries(pages))('[BASKET-03] nothing is in the way of anybody: %s', async (_, page) => {
    const { head, body, documentElement } = new DOMParser().parseFromString(
      renderPage({ ...page, language: 'fr' } as PublicPage),
      'text/html',
    );
    document.documentElement.lang = documentElement.lang;
    document.title = head.querySelector('title')?.textContent ?? '';
    document.body.innerHTML = body.innerHTML;
    const { violations } = await axe.run(document, { rules, resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    const levels = [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
  });
});
