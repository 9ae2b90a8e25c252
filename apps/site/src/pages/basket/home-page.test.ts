import type { BasketHomePage } from '@hearthline/contract/basket-page';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../render.tsx';
import { sampleCard } from './testing/sample-basket.ts';
import { sampleDetail, sampleHomePage, sampleShowing } from './testing/sample-home-page.ts';

const draw = (changes: Partial<BasketHomePage> = {}): string => renderPage(sampleHomePage(changes));
const read = (changes: Partial<BasketHomePage> = {}): string =>
  draw(changes)
    .replace(/^.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('one home', () => {
  it('[BASKET-03] shows pictures, facts, history, schools and what was said', () => {
    const html = draw();
    expect(html.match(/id="photo-\d+"/g)).toHaveLength(19);
    expect(html).toContain('alt="Living room, Photo 2 of 19"');
    expect(html).toContain(
      'aria-label="Asked $1,479,000 on Jun 2, 2025, $1,449,000 on Oct 19, 2025 and $1,389,000 on Nov 12, 2025."',
    );
    const words = read();
    expect(words).toContain('Taxes $7,214 for 2025');
    expect(words).toContain('Heat Gas, forced air');
    expect(words).toContain('24 days on the market, 113 with the earlier number.');
    expect(words).toContain('Riverside Public School Public, elementary · JK–8 · 650 m');
    expect(words).toContain('Freight passes at about 11 PM.');
    expect(words).toContain('Office Main 10.83 × 9.19 ft');
  });

  it('[BASKET-03] speaks French, and says that remarks do not', () => {
    const words = read({ language: 'fr' });
    expect(words).toContain('En anglais seulement');
    expect(words).toContain('Demander une visite');
    expect(draw({ language: 'fr' })).toContain('<div lang="en-CA">');
  });

  it('says each fact once, counts with a unit, and keeps silent where there is nothing to say', () => {
    const [living, office] = sampleDetail().rooms;
    if (!living || !office) throw new Error('a sample has rooms');
    const detail = sampleDetail({
      kind: 'condoApartment',
      style: 'apartment',
      garageType: 'underground',
      garageSpaces: 1,
      isWaterfront: true,
      waterBody: 'Lake Ondaway',
      rooms: [
        { ...living, level: 'flat' },
        { ...office, kind: 'bathroom', label: '4-piece ensuite', level: 'flat' },
      ],
    });
    const words = read({ detail });
    expect(words).toMatch(/Home type Condo apartment (?!,)/);
    expect(words).toContain('Garage Underground, 1 space ');
    expect(words).toContain('Waterfront Lake Ondaway');
    expect(words).toMatch(/Room Size Living room 18\.37/);
    const french = read({ detail, language: 'fr' });
    expect(french).toContain('Garage Souterrain, 1 place ');
    expect(french).toContain('Salle de bain attenante, 4 appareils');
    const larger = { kind: 'bungalow', style: 'oneStorey', garageSpaces: 1.5 } as const;
    expect(read({ detail: sampleDetail(larger) })).toMatch(/Home type Bungalow (?!,).*Detached, 1\.5 spaces/);
    expect(read({ detail: sampleDetail(larger), language: 'fr' })).toContain('Détaché, 1,5 place ');
    expect(read({ detail: sampleDetail({ garageSpaces: 2 }), language: 'fr' })).toContain(
      'Détaché, 2 places',
    );
    expect(read({ detail: sampleDetail({ isWaterfront: true }) })).toContain('Waterfront Yes');
  });

  it('asks for a showing by up to three of the offered times', () => {
    const html = draw();
    expect(html.match(/name="time"/g)).toHaveLength(30);
    expect(html).toContain('value="2025-11-13T15:00:00Z"');
    expect(html).toContain('10:00 AM');
    expect(html.match(/form="days-of-no-form" class="day-\d"/g)).toHaveLength(5);
  });

  it('tells how a showing stands, and what can be done', () => {
    const proposed = draw({
      showings: [
        sampleShowing({ state: 'proposed', proposed: ['2025-11-16T16:30:00Z'], reply: 'Saturday is taken.' }),
      ],
    });
    expect(proposed).toContain('Maya proposes other times.');
    expect(proposed).toContain('Agree to Sunday, November 16 at 11:30 AM');
    expect(proposed).toContain('<input type="hidden" name="action" value="agree"/>');
    expect(proposed).toContain('value="withdraw"');
    const accepted = { showings: [sampleShowing({ state: 'accepted', agreedAt: '2025-11-16T16:30:00Z' })] };
    expect(draw(accepted)).not.toContain('value="withdraw"');
    expect(read(accepted)).toContain('It is agreed. Maya meets you there: Sunday, November 16 at 11:30 AM');
    expect(read({ slots: [] })).toContain('There are no times to choose from right now.');
  });

  it('what is not known leaves no empty place', () => {
    const { home } = sampleHomePage();
    const words = read({
      home: { ...home, priceBefore: null, listing: sampleCard({ price: null }) },
      photos: [],
      schools: [],
      map: null,
      history: { listings: [], propertyDaysOnMarket: null },
      detail: sampleDetail({ remarks: null, rooms: [] }),
    });
    expect(words).toContain('Ask Maya 21 Briarwood Ave');
    expect(words).toContain('No photos yet');
    expect(words).not.toContain('Price history');
    expect(words).not.toContain('Around it');
  });
});
