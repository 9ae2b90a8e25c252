import type { PlaceFigures } from '@hearthline/contract/market-figures';
import { describe, expect, it } from 'vitest';
import { renderFigures, renderMail } from '../render.tsx';
import { lintMail } from '../testing/mail-lint.ts';

const figures: PlaceFigures = {
  place: { level: 'community', code: 'pc', name: 'Port <Credit>', within: 'Mississauga' },
  kind: null,
  days: 90,
  asOf: '2026-11-12',
  sales: 47,
  median: 127_600_000,
  medianChange: 0.032,
  daysToSell: 21,
  daysToSellBefore: 16,
  shareOfAsking: 0.986,
  soldAbove: 11,
  forSale: 31,
  months: Array.from({ length: 24 }, (_, index) => ({
    month: `${2024 + Math.floor((index + 11) / 12)}-${String(((index + 11) % 12) + 1).padStart(2, '0')}`,
    sales: index % 5 === 0 ? 4 : 14,
    median: index % 5 === 0 ? null : 120_000_000 + index * 500_000,
  })),
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(['en', 'fr'] as const)('[NEWS-01] figures in %s', (language) => {
  it('on a page are a list, a drawing with its sentence and a table, without any style of their own', () => {
    const { html } = renderFigures(figures, { language, surface: 'page', block: 'marketFigures' });
    const read = plain(html);
    for (const part of language === 'fr'
      ? ['1 276 000 $', '21 jours', '98,6 %', '47 ventes, +3,2 % par rapport à l’an dernier', 'novembre 2026']
      : ['$1,276,000', '21 days', '98.6%', '47 sales, +3.2% vs a year before', 'November 2026'])
      expect(read).toContain(part);
    expect(html).toMatch(/<svg [^>]*role="img" aria-label="[^"]{30,}"/);
    expect(html).toContain('<details>');
    expect(html).toContain('Port &lt;Credit&gt;');
    expect(html).not.toMatch(/style=|<script|NaN|null|undefined/);
  });

  it('in a mail are tables that all programs draw, and the same as text', () => {
    for (const block of ['marketFigures', 'priceChart'] as const) {
      const body = renderFigures(figures, { language, surface: 'mail', block });
      expect(body.html).not.toContain('<svg');
      expect(body.text).not.toMatch(/<[a-z/]/);
      const { html, text } = renderMail({
        name: 'message',
        language,
        category: 'news',
        subject: 'News',
        body,
        sender: {
          name: 'Maya Okafor',
          jobTitle: '',
          email: 'maya@example.com',
          phone: '',
          brokerage: 'Northlight',
          mailingAddress: '1 Main St',
          signature: { html: '', text: '' },
        },
        preferencesUrl: 'https://p.example/c/x',
        referredBy: null,
        openingUrl: null,
        isTest: false,
        look: {
          paper: '#ffffff',
          ink: '#1c2730',
          soft: '#59636d',
          accent: '#17607a',
          footer: '#f3f1ec',
          picture: null,
          headline: 'News',
        },
      });
      expect(lintMail(html)).toEqual([]);
      expect(plain(text).toLowerCase()).toContain(block === 'priceChart' ? 'novemb' : '47');
    }
  });

  it('of too few sales are one sentence', () => {
    const few = {
      ...figures,
      sales: 6,
      median: null,
      daysToSell: null,
      shareOfAsking: null,
      soldAbove: null,
    };
    for (const surface of ['page', 'mail'] as const) {
      const { html, text } = renderFigures(few, { language, surface, block: 'priceChart' });
      expect(html).toMatch(/^<p[^<]*<\/p>$/);
      expect(plain(text)).toBe(
        language === 'fr'
          ? 'Trop peu de ventes pour donner des chiffres (Port <Credit>) : 6 propriétés vendues au cours des 90 derniers jours.'
          : 'Too few sales in Port <Credit> for figures: 6 homes were sold in the last 90 days.',
      );
    }
  });
});
