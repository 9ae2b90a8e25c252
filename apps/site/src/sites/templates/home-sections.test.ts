// @vitest-environment jsdom
import { siteSections, siteTemplates } from '@hearthline/domain/site/vocabulary';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from '../render-site-page.tsx';
import type { HomePageContent } from '../template.ts';
import { sampleFigures } from '../testing/sample-market.ts';
import { samplePages } from '../testing/sample-site.ts';

const cases = siteTemplates.map((template) => ({ template, language: 'en', length: 'long' }) as const);

function homeOf(sample: (typeof cases)[number], changes: Partial<HomePageContent> = {}) {
  const page = samplePages(sample).home;
  if (page?.name !== 'siteHome') throw new Error('a sample has a home page');
  return { ...page, ...changes };
}
const bodyOf = (page: ReturnType<typeof homeOf>) =>
  new DOMParser().parseFromString(renderSitePage(page).html, 'text/html').body;
const sectionsOf = (body: HTMLElement) =>
  [...body.querySelectorAll('main [id^=section-]')].map(({ id }) => id.replace('section-', ''));

describe.each(cases)('home page of $template', (sample) => {
  it('[SITE-01] has the sections in the agent’s order, and none that are hidden', () => {
    const sections = [...siteSections].reverse().filter((section) => section !== 'about');
    expect(sectionsOf(bodyOf(homeOf(sample, { sections })))).toEqual(['hero', ...sections]);
    expect(sectionsOf(bodyOf(homeOf(sample, { sections: [] })))).toEqual(['hero']);
  });

  it('[SITE-03] stands with as many homes and places as there are, each home with who lists it', () => {
    const full = homeOf(sample);
    for (const homes of [0, 1, 2, 3, 5, 6])
      for (const cities of [0, 1, 2, 4]) {
        const body = bodyOf({
          ...full,
          homes: full.homes.slice(0, homes),
          homesTotal: homes,
          cities: full.cities.slice(0, cities),
        });
        const shown = new Set(sectionsOf(body));
        expect([shown.has('homes'), shown.has('cities')]).toEqual([homes > 0, cities > 0]);
        const cards = [...body.querySelectorAll('#section-homes article')];
        expect(cards.every(({ textContent }) => textContent.includes('Listed by '))).toBe(true);
        expect(cards.length > 0).toBe(homes > 0);
      }
  });

  it('[SITE-03] stands without figures, posts, pictures and words', () => {
    const full = homeOf(sample);
    const body = bodyOf({
      ...full,
      slogan: '',
      subtitle: '',
      search: null,
      figures: null,
      cities: full.cities.map((city) => ({ ...city, figures: null })),
      homes: full.homes.map((home) => ({ ...home, photo: null, price: null })),
      about: { title: '', html: '', picture: null },
      news: [],
    });
    expect(sectionsOf(body)).toEqual(['hero', 'cities', 'homes', 'contact']);
    expect(body.querySelector('h1')?.textContent).toBe(full.frame.agent.name);
    expect(body.textContent).not.toMatch(/\$\d/);
  });

  it('[SITE-03] says where too few were sold, and shows no price of them', () => {
    const few = sampleFigures(sample, 2, 'condoTownhouse');
    const { cities, ...full } = homeOf(sample);
    const body = bodyOf({
      ...full,
      homes: [],
      figures: few,
      cities: cities.map((city) => ({ ...city, figures: few })),
    });
    expect(body.textContent).toContain('Too few sales');
    expect(body.querySelector('#section-figures')?.textContent).not.toMatch(/\$\d/);
    expect(body.querySelector('#section-cities')?.textContent).not.toMatch(/\$\d/);
  });
});
