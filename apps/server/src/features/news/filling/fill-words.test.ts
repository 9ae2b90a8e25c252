import type { FigureWords } from '@hearthline/domain/site/fill-sentences';
import { fillLine, splitSentences } from '@hearthline/domain/site/fill-sentences';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { figureWordsOf } from './figure-words.ts';
import { toWholeHtml } from './fill-post.ts';
import { countFigures, fillBody } from './fill-words.ts';

const place = { level: 'community' as const, code: 'pc', name: 'Port Credit', within: 'Mississauga' };
const full: FigureWords = {
  place: 'Port <Credit>',
  medianPrice: '$1,276,000',
  medianChange: '+3.2%',
  daysToSell: '21 days',
  shareOfAsking: '98.6%',
  salesCount: '47',
  homesForSale: '31',
  asOf: 'November 12, 2026',
};
const few: FigureWords = {
  ...full,
  medianPrice: null,
  medianChange: null,
  daysToSell: null,
  shareOfAsking: null,
};
const fill = (html: string, words: FigureWords) => fillBody(html, words, createId);

describe('[NEWS-01] figures of a post', () => {
  it('stand in its sentences as text', () => {
    expect(fillLine('{{place}}: {{medianPrice}} after {{ daysToSell }}', full)).toBe(
      'Port <Credit>: $1,276,000 after 21 days',
    );
    expect(fill('<p>In <b>{{place}}</b> {{salesCount}} sold.</p>', full).html).toBe(
      '<p>In <b>Port &#60;Credit&#62;</b> 47 sold.</p>',
    );
  });

  it('take their sentence along where there are too few sales, and its paragraph where nothing else stands there', () => {
    expect(
      fill(
        '<h2>{{place}}</h2><p>Homes sold for {{medianPrice}}. It took {{daysToSell}}! Ask me.</p><p>{{shareOfAsking}} was paid.</p>',
        few,
      ).html,
    ).toBe('<h2>Port &#60;Credit&#62;</h2><p>Ask me.</p>');
    expect(fill('<ul><li>{{medianPrice}}</li></ul><p>Now {{homesForSale}} are for sale.</p>', few).html).toBe(
      '<p>Now 31 are for sale.</p>',
    );
    expect(fillLine('Sold for {{medianPrice}}. Port Credit stays dear', few)).toBe('Port Credit stays dear');
  });

  it('leave the word instead where an author wrote one, and what is no figure as it is', () => {
    expect(fillLine('About {{medianPrice|a good price}} for {{firstName}}', few)).toBe(
      'About a good price for {{firstName}}',
    );
    expect(fill('<p><br /></p><p>Words.</p>', few).html).toBe('<p><br /></p><p>Words.</p>');
  });

  it('as blocks keep their place by a mark, and within a line they are nothing', () => {
    const { html, blocks } = fill('<p>One.</p><p> {{marketFigures}} </p><p>Two {{priceChart}}.</p>', few);
    expect(blocks).toMatchObject([{ name: 'marketFigures' }]);
    expect(html).toBe(`<p>One.</p><p>${blocks[0]?.mark}</p><p>Two .</p>`);
    expect(countFigures('{{place}} {{medianPrice}}', '{{priceChart}} {{nothing}}')).toBe(2);
  });

  it('as blocks stand in paragraphs of their own alone', () => {
    const elsewhere =
      '{{priceChart}}<ul><li>{{priceChart}}</li><li>One</li></ul><h2>{{marketFigures}}</h2><p>Two</p>{{priceChart}}<p><b>{{priceChart}}</b></p>';
    expect(fill(elsewhere, full)).toEqual({ html: '<ul><li>One</li></ul><p>Two</p>', blocks: [] });
    const quoted = fill('<blockquote><p>{{priceChart}}</p></blockquote>', full);
    expect(quoted.html).toBe(`<blockquote><p>${quoted.blocks[0]?.mark}</p></blockquote>`);
  });

  it('leave no mark to readers, whether its paragraph is there or not', () => {
    const blocks = new Map([['block 1', { html: '<figure>$& chart</figure>', text: '' }]]);
    expect(toWholeHtml({ body: '<p>block 1</p><h2>block 1</h2>', blocks })).toBe(
      '<figure>$& chart</figure><h2></h2>',
    );
  });

  it('never leave a placeholder of ours, whatever stands around it', () => {
    const piece = fc.constantFrom(
      '{{medianPrice}}',
      '{{place}}',
      '<p>',
      '</p>',
      '. ',
      ' St. ',
      '<b>',
      '</b>',
      'word',
      '{{',
      '}}',
      '{{salesCount|many}}',
      '<br />',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.constantFrom(full, few), (pieces, words) => {
        expect(fill(pieces.join(''), words).html).not.toMatch(/\{\{(medianPrice|place|salesCount)/);
      }),
    );
  });
});

it('sentences end where people end them', () => {
  const ends = (text: string) => splitSentences(text).map((each) => each.trim());
  expect(ends('Homes in St. Catharines sold. “Well,” he said! 1.5 more?')).toEqual([
    'Homes in St. Catharines sold.',
    '“Well,” he said!',
    '1.5 more?',
  ]);
  expect(ends('One line<br />and another')).toEqual(['One line<br />', 'and another']);
  expect(ends('<b>Vendu.</b> Et puis M. Roy vend.')).toEqual(['<b>Vendu.</b>', 'Et puis M. Roy vend.']);
});

it.each([
  ['en', { medianPrice: '$1,276,000', medianChange: '+3.2%', daysToSell: '1 day', shareOfAsking: '98.6%' }],
  [
    'fr',
    {
      medianPrice: '1\u202f276\u202f000\u00a0$',
      medianChange: '+3,2\u00a0%',
      daysToSell: '1 jour',
      shareOfAsking: '98,6\u00a0%',
    },
  ],
] as const)('figures read well in %s', (language, words) => {
  const figures = {
    place,
    kind: null,
    days: 90 as const,
    asOf: '2026-11-12',
    sales: 47,
    median: 127_600_000,
    medianChange: 0.0321,
    daysToSell: 1,
    daysToSellBefore: null,
    shareOfAsking: 0.986,
    soldAbove: 11,
    forSale: 31,
    months: [],
  };
  const written = figureWordsOf(language, place, figures);
  const plain = (text: string | null) => text?.replace(/[\u202f\u00a0]/g, ' ');
  for (const [name, text] of Object.entries(words))
    expect(plain(written[name as keyof typeof words])).toBe(plain(text));
  expect(written.salesCount).toBe('47');
  expect(figureWordsOf(language, place, { ...figures, sales: 9 })).toMatchObject({
    salesCount: null,
    homesForSale: '31',
  });
  expect(figureWordsOf(language, place, null)).toMatchObject({ place: 'Port Credit', salesCount: null });
});
