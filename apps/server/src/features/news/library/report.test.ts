import { newsLimits } from '@hearthline/contract/news';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedMonth } from '../news-ports.ts';
import { writeInEnglish } from './report.en.ts';
import { writeInFrench } from './report.fr.ts';
import type { ReportFacts } from './report-facts.ts';
import { factsOf } from './report-facts.ts';
import { writeReport } from './write-report.ts';

const place = { level: 'municipality' as const, code: 'oak', name: 'Oakville', within: null };
const monthOf = (month: string, changes: Partial<ReportedMonth> = {}): ReportedMonth => ({
  month,
  sales: 121,
  median: 139_400_000,
  daysToSell: 24,
  shareOfAsking: 0.981,
  ...changes,
});
const report = (changes: {
  now?: Partial<ReportedMonth>;
  before?: Partial<ReportedMonth>;
  yearAgo?: Partial<ReportedMonth>;
}): ReportFacts => {
  const facts = factsOf({
    place,
    months: [
      monthOf('2025-10', changes.yearAgo),
      monthOf('2026-09', changes.before),
      monthOf('2026-10', changes.now),
    ],
  });
  if (!facts) throw new Error('A report without a median');
  return facts;
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('[NEWS-01] a report of the library', () => {
  it.each([
    [
      'rises',
      { yearAgo: { median: 130_000_000 } },
      'prices up 7.2% on a year ago',
      'des prix en hausse de 7,2 % sur un an',
    ],
    [
      'falls',
      { yearAgo: { median: 150_000_000 } },
      'prices down 7.1% on a year ago',
      'des prix en baisse de 7,1 % sur un an',
    ],
    ['is steady', { yearAgo: { median: 139_000_000 } }, 'prices hold steady', 'des prix stables'],
    [
      'cannot be compared',
      { yearAgo: { median: null } },
      '121 sales, median $1,394,000',
      '121 ventes, prix médian de 1 394 000 $',
    ],
  ])('says in its title that the price %s', (_, changes, english, french) => {
    expect(writeInEnglish(report(changes)).title).toBe(`Oakville in October: ${english}`);
    expect(plain(writeInFrench(report(changes)).title)).toBe(`Oakville en octobre : ${french}`);
  });

  it('tells price, pace and meaning in sentences that hold together', () => {
    const facts = report({
      now: { daysToSell: 19 },
      before: { median: 141_000_000 },
      yearAgo: { median: 130_000_000, sales: 98 },
    });
    expect(writeInEnglish(facts)).toEqual({
      title: 'Oakville in October: prices up 7.2% on a year ago',
      summary:
        '121 homes were sold in Oakville in October 2026, at a median of $1,394,000, 7.2% more than a year before. Half of them were sold within 19 days.',
      paragraphs: [
        'The median price of the 121 homes sold in Oakville in October 2026 was $1,394,000: half cost less, half cost more. That is 7.2% more than in October 2025, when it was $1,300,000. It has hardly moved since September.',
        'Half of the homes were sold within 19 days, 5 days faster than a year before. The typical seller received 98.1% of the last asking price. More homes changed hands than a year before: 121 instead of 98.',
        'If you are selling, be ready before you list: good homes do not stay long. If you are buying, have your financing agreed before you look: waiting has cost more over the past year.',
      ],
      heading: 'What it means for you',
    });
    const french = writeInFrench(facts);
    expect(french.paragraphs.map(plain)).toEqual([
      'Le prix médian des 121 propriétés vendues à Oakville en octobre 2026 est de 1 394 000 $ : la moitié a coûté moins, l’autre moitié davantage. C’est 7,2 % de plus qu’en octobre 2025, où il était de 1 300 000 $. Il a très peu bougé depuis septembre.',
      'La moitié des propriétés s’est vendue en 19 jours ou moins, soit 5 jours plus vite qu’un an plus tôt. Le vendeur type a obtenu 98,1 % du dernier prix demandé. Il y a eu plus de ventes qu’un an plus tôt : 121 au lieu de 98.',
      'Si vous vendez, préparez tout avant la mise en marché : les belles propriétés partent vite. Si vous achetez, obtenez votre financement avant de visiter : sur un an, attendre a coûté plus cher.',
    ]);
  });

  it('warns where few homes were sold, and is silent about what is not known', () => {
    const few = report({
      now: { sales: 12, daysToSell: null, shareOfAsking: null },
      before: { median: null },
    });
    expect(writeInEnglish(few).paragraphs).toEqual([
      expect.stringMatching(/hardly a difference\.$/),
      'Fewer homes changed hands than a year before: 12 instead of 121.',
      expect.stringMatching(/^With 12 sales, one costly home can move the median\./),
    ]);
    expect(writeInFrench(few).paragraphs[2]).toMatch(/^Avec 12 ventes, une seule propriété/);
  });

  it('reads well whatever the figures say', () => {
    const share = fc.option(fc.double({ min: 0.9, max: 1.1, noNaN: true }));
    const month = fc.record({
      sales: fc.integer({ min: 10, max: 400 }),
      median: fc.option(fc.integer({ min: 80_000_000, max: 300_000_000 })),
      daysToSell: fc.option(fc.integer({ min: 0, max: 60 })),
      shareOfAsking: share,
    });
    fc.assert(
      fc.property(month, month, month, (yearAgo, before, now) => {
        const facts = report({ yearAgo, before, now: { ...now, median: now.median ?? 139_400_000 } });
        for (const language of ['en', 'fr'] as const) {
          const { title, summary, body } = writeReport(facts, language);
          const words = [title, summary, body.replace(/<[^<>]*>|&#\d+;/g, '|').replace('{{priceChart}}', '')];
          expect(words.join('|')).not.toMatch(/null|undefined|NaN|Infinity|'|\.\.|\s,| {2}/);
          expect(title.length).toBeLessThanOrEqual(newsLimits.title);
          expect(summary.length).toBeLessThan(newsLimits.summary);
          expect(summary).toMatch(/\.$/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
