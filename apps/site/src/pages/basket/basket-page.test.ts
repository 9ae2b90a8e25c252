import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BasketPage } from '@hearthline/contract/basket-page';
import { describe, expect, it } from 'vitest';
import { describeConsent, renderPage } from '../../render.tsx';
import {
  homeId,
  sampleAgent,
  sampleBasketPage,
  sampleCard,
  sampleFullHomes,
  sampleHome,
  sampleHomes,
} from './testing/sample-basket.ts';

const firstViewBytes = 60 * 1024;
const draw = (changes: Partial<BasketPage> = {}): string => renderPage(sampleBasketPage(changes));
/** Without marks, as it is read. */
const read = (changes: Partial<BasketPage> = {}): string =>
  draw(changes)
    .replace(/^.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the homes of a basket', () => {
  it('[BASKET-03] comes with the agent, what changed, what is to decide and what is decided', () => {
    const words = read();
    expect(words).toContain('Maya Okafor');
    expect(words).toContain('Six homes for you, Amara');
    expect(words).toContain('Since your visit on Sunday 4');
    expect(words).toContain('Down $60,000 to $1,389,000');
    expect(words).toContain('Back under a new MLS number. Your yes was kept.');
    expect(words).toMatch(/To decide 2 .*4 of 6 decided.*Decided 4/);
    for (const { listing } of sampleHomes()) expect(words).toContain(`Listed by ${listing?.officeName}`);
  });

  it('[BASKET-03] speaks French', () => {
    const words = read({ language: 'fr' });
    expect(words).toContain('Six propriétés pour vous, Amara');
    expect(words).toContain('Depuis votre visite de dimanche');
    expect(words).toContain('De retour sous un nouveau numéro MLS. Votre oui est conservé.');
    expect(draw({ language: 'fr' })).toContain('<html lang="fr-CA">');
  });

  it('works by plain forms: an answer is a button with what it means', () => {
    const html = draw();
    expect(html.match(/<form [^>]*method="post"/g)?.length).toBeGreaterThan(6);
    expect(html).toContain('<input type="hidden" name="action" value="answer"/>');
    expect(html).toContain(`<input type="hidden" name="home" value="${homeId(1)}"/>`);
    for (const answer of ['yes', 'maybe', 'no'])
      expect(html).toMatch(new RegExp(`<button [^>]*value="${answer}"`));
    expect(html).toContain(`action="/c/token?lan=en#home-${homeId(1)}"`);
    expect(html).not.toMatch(/<script>|\son\w+=/);
  });

  it('names a home that is kept back, sold, gone, without price, address or pictures', () => {
    const words = read({
      homes: [
        sampleHome(1, { listing: null, photo: null, answer: 'yes', changes: [{ type: 'hidden' }] }),
        sampleHome(2, { listing: sampleCard({ code: 'sld', status: 'sold', state: 'firm' }) }),
        sampleHome(3, { listing: sampleCard({ code: 'ter', status: 'deactive', state: 'terminated' }) }),
        sampleHome(4, { listing: sampleCard({ price: null, address: '' }), photo: null }),
      ],
    });
    expect(words).toContain('Kept back by its brokerage for now');
    expect(words).toContain('Sold');
    expect(words).toContain('Off the market');
    expect(words).not.toContain('Terminate');
    expect(words).toMatch(/Ask Maya Address on request/);
    expect(words).toContain('No photos yet');
  });

  it('a board that ends its agreement hides the homes and leaves the answers', () => {
    const homes = sampleHomes().map((home) => ({
      ...home,
      listing: null,
      photo: null,
      changes: [{ type: 'hidden' as const }],
    }));
    const words = read({ homes, isClosedByBoard: true, map: null });
    expect(words).toContain('The homes cannot be shown right now');
    // No brokerage kept any of them back.
    expect(words).not.toContain('brokerage for now');
    expect(words).not.toContain('Since your visit');
    expect(words.match(/Yes/g)).toHaveLength(4);
    expect(words).not.toContain('Briarwood');
  });

  it('says where nothing was shared yet', () => {
    expect(read({ homes: [], map: null })).toMatch(/Homes for you, Amara .*No homes yet/);
  });

  it.each([
    [1, 'One home for you', 'Une propriété pour vous'],
    [12, 'Twelve homes for you', 'Douze propriétés pour vous'],
    [13, '13 homes for you', '13 propriétés pour vous'],
  ])('counts %i in words up to twelve', (count, english, french) => {
    const homes = sampleFullHomes(count);
    expect(read({ homes })).toContain(english);
    expect(read({ homes, language: 'fr' })).toContain(french);
  });

  it('says what a form has done where it was sent', () => {
    const html = draw({ outcome: 'answered', outcomeOf: homeId(1) });
    expect(html.match(/role="status"><svg/g)).toHaveLength(1);
    expect(html.slice(html.indexOf(`id="home-${homeId(1)}"`))).toContain('Saved. Maya sees it at once.');
  });

  it('keeps in sight what was answered just now', () => {
    const homes = sampleHomes();
    const before = draw({ homes });
    const after = draw({ homes, outcome: 'answered', outcomeOf: homeId(3) });
    const isFolded = (html: string) =>
      html.indexOf(`id="home-${homeId(3)}"`) > html.indexOf('class="decided"');
    expect(isFolded(before)).toBe(true);
    expect(isFolded(after)).toBe(false);
    expect(after).toContain('4 of 6 decided');
  });

  it('escapes what people wrote', () => {
    const html = draw({
      homes: [
        sampleHome(1, { note: '<img src=x onerror=alert(1)>', answer: 'maybe', comment: '"><script>' }),
      ],
      reader: { name: '<b>Amara</b>', others: [], sharesAnswers: true },
    });
    expect(html).not.toMatch(/<img src=x|<script>|<b>/);
  });
});

describe('other views', () => {
  it('[BASKET-03] the map names each pin and has a list beside it', () => {
    const words = read({ view: 'map' });
    expect(words).toContain('$1.39M , 21 Briarwood Ave, Price changed');
    expect(words).toContain('$1,389,000 21 Briarwood Ave Port Credit, Mississauga');
  });

  it('[BASKET-03] homes stand beside each other: the best is marked, equal rows are one line', () => {
    const html = draw({ view: 'compare' });
    expect(html).toContain('<span class="unseen">Best: </span>5');
    expect(read({ view: 'compare' })).toContain('2 rows are the same: parking and community');
  });

  it('one home is no comparison', () => {
    expect(read({ view: 'compare', homes: [sampleHome(1)] })).toContain('nothing to compare yet');
  });
});

describe('an invitation to hear more', () => {
  it.each(['en', 'fr'] as const)('asks with an empty box and the words that are kept, in %s', (language) => {
    const html = draw({ asksForConsent: true, language });
    const words = describeConsent(sampleAgent, language);
    expect(words).toContain('Maya Okafor');
    expect(words).toContain(sampleAgent.mailingAddress);
    expect(html).toContain(words);
    expect(html).toContain('<input type="checkbox" required="" name="agreed" value="yes"/>');
  });

  it('thanks whoever agreed', () => {
    expect(read({ outcome: 'consented' })).toContain('Thank you. Maya may write to you');
  });
});

it('a link that has ended leads to the agent', () => {
  const html = renderPage({ name: 'ended', language: 'fr', agent: sampleAgent });
  expect(html).toContain('Cette page n’est plus disponible');
  expect(html).toContain('href="tel:+14165550119"');
  expect(html).not.toContain('<script');
});

it('[BASKET-03] twelve homes with their styles are light enough for a phone', () => {
  const html = draw({ homes: sampleFullHomes(12) });
  // Tests load no styles; as they are written they are larger than what is built of them.
  const styles = globSync(`${import.meta.dirname}/*.css`).map((file) => readFileSync(file, 'utf8'));
  expect(html).toContain('Twelve homes');
  expect(styles.join('').length).toBeGreaterThan(10_000);
  expect(gzipSync(html + styles.join('')).length).toBeLessThan(firstViewBytes);
});
