// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SitePage } from '@hearthline/contract/site-pages';
import { siteFontPairs, siteTemplates } from '@hearthline/domain/site/vocabulary';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeSiteConsent } from './consent.ts';
import { renderSitePage } from './render-site-page.tsx';
import type { Sample } from './testing/sample-market.ts';
import { samplePages } from './testing/sample-site.ts';
import { sampleLengths } from './testing/sample-texts.ts';

const languages = ['en', 'fr'] as const;
const cases: Sample[] = siteTemplates.flatMap((template) =>
  languages.flatMap((language) => sampleLengths.map((length) => ({ template, language, length }))),
);
const usual: Sample = { template: 'lakeside', language: 'en', length: 'normal' };

/** Templates differ in the home page and the frame of all others, which are drawn by everybody alike. */
const pagesOf = (sample: Sample) =>
  Object.entries(samplePages(sample)).filter(
    ([name]) => sample.template === 'lakeside' || name === 'home' || name === 'not found',
  );

function pageOf(name: string, sample: Sample = usual): SitePage {
  const page = samplePages(sample)[name];
  if (page === undefined) throw new Error(`no page ${name}`);
  return page;
}
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Pages have no styles while tests run, so elements of one name are alike: to ask once for each name is twice as fast. */
function keepComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const kept = new Map<string, CSSStyleDeclaration>();
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const key = [element.localName, element.hasAttribute('hidden'), pseudo].join(' ');
    const style = kept.get(key) ?? compute(element, pseudo);
    kept.set(key, style);
    return style;
  });
}

async function expectAccessible(name: string, page: SitePage): Promise<void> {
  const { head, body, documentElement } = parse(renderSitePage(page).html);
  document.documentElement.lang = documentElement.lang;
  document.title = head.querySelector('title')?.textContent ?? '';
  document.body.innerHTML = body.innerHTML;
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(document, { rules, resultTypes: ['violations'] });
  expect(
    violations.map(({ id, nodes }) => `${name}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
  const levels = [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName[1]));
  expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
}

/** The styles are not read while tests run, so what weighs is read beside the pages. */
function readStyles(folder: string): string {
  return fs
    .readdirSync(path.join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => fs.readFileSync(path.join(import.meta.dirname, folder, name), 'utf8'))
    .join('');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('pages of a site', () => {
  it.each(cases)('[SITE-03] are whole and sound: $template, $language, $length', (sample) => {
    for (const [name, page] of pagesOf(sample)) {
      const { html, styles } = renderSitePage(page);
      expect(html, name).toContain(`<style>${styles}</style>`);
      expect(html, name).not.toMatch(/\sstyle=|undefined|\bNaN\b|\[object|>null</);
      const { body, documentElement } = parse(html);
      expect(documentElement.lang).toBe(`${sample.language}-CA`);
      expect(body.querySelectorAll('h1'), name).toHaveLength(1);
      expect(body.querySelectorAll('main#main'), name).toHaveLength(1);
      for (const image of body.querySelectorAll('img'))
        expect([
          image.hasAttribute('width'),
          image.hasAttribute('height'),
          image.hasAttribute('alt'),
        ]).toEqual([true, true, true]);
      const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const text of [page.frame.agent.brokerage, 'MLS®', 'REALTOR®'])
        expect(body.querySelector('footer')?.textContent, name).toContain(text);
      expect(body.querySelector('header')?.textContent, name).toContain(page.frame.agent.brokerage);
      for (const url of [page.frame.links.privacy, page.frame.links.unsubscribe])
        expect(
          [...body.querySelectorAll('footer a')].some((link) => link.getAttribute('href') === url),
          name,
        ).toBe(true);
    }
  });

  it.each(siteTemplates)('[SITE-03] are in nobody’s way: %s', async (template) => {
    keepComputedStyles();
    // In a real browser and both languages the journeys of a site ask again.
    for (const [name, page] of pagesOf({ template, language: 'fr', length: 'long' }))
      await expectAccessible(name, page);
  });

  it('[SITE-03] name who lists a home, and never give a figure without its sales', () => {
    for (const name of ['home', 'homes', 'city', 'listing']) {
      const homes = parse(renderSitePage(pageOf(name)).html).querySelectorAll('.home');
      for (const home of homes) expect(home.textContent).toContain('Listed by ');
    }
    const city = parse(renderSitePage(pageOf('city')).html).body.textContent;
    expect(city).toContain('47 sales, Aug 21 – Nov 18, 2026');
    expect(city).toContain('Too few sales');
    expect(city).toContain('Figures of fewer than 10 sales are not shown.');
    expect(parse(renderSitePage(pageOf('city')).html).querySelector('footer')?.textContent).toContain(
      'updated Nov 18, 2026 at 9:10 AM',
    );
  });

  it('[SITE-03] say in which language a description is that is written in another one', () => {
    const english = pageOf('listing');
    const french = pageOf('listing', { ...usual, language: 'fr' });
    if (english.name !== 'siteListing' || french.name !== 'siteListing') throw new Error('another page');
    const { description } = english.home;
    const foreign = parse(renderSitePage({ ...french, home: { ...french.home, description } }).html);
    expect(foreign.querySelector('.prose')?.getAttribute('lang')).toBe('en-CA');
    expect(foreign.body.textContent).toContain('Description en anglais');
    const own = parse(renderSitePage(french).html);
    expect(own.querySelector('.prose')?.hasAttribute('lang')).toBe(false);
    expect(own.body.textContent).not.toContain('Description en anglais');
  });

  it('[SITE-03] call homes under a highest price for sale, and a flat’s rooms nothing but rooms', () => {
    const homes = pageOf('homes');
    if (homes.name !== 'siteHomes') throw new Error('another page');
    const leadOf = (upTo: string) => {
      const search = { ...homes.search, chosen: { place: '', kind: '', upTo } };
      return parse(renderSitePage({ ...homes, search }).html).body.textContent;
    };
    expect(leadOf('')).toContain('homes for sale or lease');
    expect(leadOf('100000000')).toMatch(/homes for sale(?! or)/);
    const listing = pageOf('listing');
    if (listing.name !== 'siteListing') throw new Error('another page');
    const rooms = [{ name: 'Kitchen', level: '', size: '18.5 × 12.2 ft' }];
    const { body } = parse(renderSitePage({ ...listing, home: { ...listing.home, rooms } }).html);
    expect([...body.querySelectorAll('th')].map((head) => head.textContent)).toEqual([
      'Room',
      'Size',
      'Kitchen',
    ]);
    expect(body.querySelector('td.end')?.textContent).toBe('18.5\u00a0×\u00a012.2\u00a0ft');
  });

  it('[SITE-03] tell the days of Metro’s board with their unit', () => {
    const board = parse(renderSitePage(pageOf('home', { ...usual, template: 'metro' })).html);
    expect(board.querySelector('.m-board')?.textContent).toMatch(/Days to sell21 days.*▲ 5 days/);
  });

  it('[SITE-03] run no script of anybody but the challenge, and let no text end an element', () => {
    for (const page of Object.values(samplePages(usual))) {
      const scripts = [...parse(renderSitePage(page).html).querySelectorAll('script')];
      for (const script of scripts.filter(({ type }) => type === 'application/ld+json'))
        expect(JSON.parse(script.textContent)).toMatchObject({ name: 'Maya Okafor</script>' });
      const others = scripts.filter(({ type }) => type !== 'application/ld+json');
      const challenge = page.name === 'siteContact' ? page.form.challenge : null;
      expect(others.map(({ src }) => src)).toEqual(challenge ? [challenge.scriptUrl] : []);
    }
  });

  it('[SITE-03] name their feed as what it is', () => {
    const feed = parse(renderSitePage(pageOf('home')).html).querySelector(
      'link[type="application/atom+xml"]',
    );
    expect(feed?.getAttribute('href')).toMatch(/feed\.xml$/);
  });

  it('[SITE-01] is left alone by search engines while it is a draft, and shows the builder its sections', () => {
    const page = pageOf('home');
    const draft = parse(renderSitePage({ ...page, frame: { ...page.frame, isPreview: true } }).html);
    expect(draft.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    for (const section of page.frame.shown)
      expect(draft.querySelector(`#section-${section}`), section).not.toBeNull();
    const published = parse(renderSitePage(page).html);
    expect(published.querySelector('meta[name=robots]')).toBeNull();
    const marks = (document: Document) =>
      document.querySelector('style')?.textContent.includes(':target{outline');
    expect([marks(draft), marks(published)]).toEqual([true, false]);
  });

  it('[SITE-03] has a form that asks for no more than it needs', () => {
    const form = parse(renderSitePage(pageOf('contact that failed')).html).querySelector('form.letter');
    const box = form?.querySelector<HTMLInputElement>('[name=consent]');
    expect([box?.checked, box?.required]).toEqual([false, false]);
    expect(form?.querySelector('[aria-hidden=true] [name=further-remark]')?.getAttribute('tabindex')).toBe(
      '-1',
    );
    const email = form?.querySelector('[name=email]');
    expect(form?.querySelector(`#${email?.getAttribute('aria-describedby')}`)?.textContent).toBe('Email');
    expect(form?.querySelector('[role=alert]')?.textContent).toBe('Form');
    expect([...(form?.querySelectorAll('[autofocus]') ?? [])]).toEqual([email]);
    const { agent } = pageOf('contact').frame;
    expect(describeSiteConsent(agent, 'en')).toContain('Maya Okafor of Northlight Realty Inc., Brokerage');
  });

  it.each(siteTemplates)('[SITE-03] weigh little on a phone: %s', (template) => {
    const shared = readStyles('styles') + readStyles(`templates/${template}`);
    for (const length of sampleLengths) {
      const { html } = renderSitePage(pageOf('home', { template, language: 'fr', length }));
      expect(gzipSync(html + shared).byteLength).toBeLessThanOrEqual(60 * 1024);
      const scripts = [...parse(html).querySelectorAll('script:not([type="application/ld+json"])')];
      // One of another file would weigh what cannot be seen here.
      expect(scripts.filter((script) => script.hasAttribute('src'))).toEqual([]);
      const own = scripts.map(({ textContent }) => textContent).join('');
      expect(gzipSync(own).byteLength).toBeLessThanOrEqual(15 * 1024);
    }
  });

  it.each(siteTemplates)('[SITE-03] load two fonts that are there: %s', (template) => {
    const site = path.join(import.meta.dirname, '../..');
    const files = JSON.parse(fs.readFileSync(path.join(site, 'public/site-fonts.json'), 'utf8'));
    const shared = readStyles('styles') + readStyles(`templates/${template}`);
    for (const fontPair of siteFontPairs) {
      const page = pageOf('home', { ...usual, template });
      const { html } = renderSitePage({ ...page, frame: { ...page.frame, fontPair } });
      const named = [...`${html}${shared}`.matchAll(/([\w-]+\.woff2?)\b/g)].map(([, file = '']) => file);
      const loaded = [...new Set(named)];
      expect(loaded).toHaveLength(2);
      for (const file of loaded)
        expect(fs.existsSync(path.join(site, '../../node_modules', files[file]))).toBe(true);
    }
  });
});
