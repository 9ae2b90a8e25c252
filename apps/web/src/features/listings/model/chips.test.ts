import type { Language } from '@hearthline/contract/common';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, normaliseCriteria, usedFields } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { arbitraryCriteria } from '@hearthline/domain/criteria/testing/arbitrary-criteria';
import { createFormat } from '@hearthline/format/format';
import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { startTestTexts } from '../../../testing/texts.ts';
import type { ChipWords } from './chip-words.ts';
import { describePlaces, listChips } from './chips.ts';

startTestTexts();

const places: Record<string, string> = {
  peel: 'Peel',
  miss: 'Mississauga',
  pc: 'Port Credit',
  mi: 'Mineola',
};

function wordsIn(language: Language): ChipWords {
  return {
    t: i18next.getFixedT(language, 'listings'),
    format: createFormat(language),
    nameOfPlace: (_level, code) => places[code],
  };
}

/** No-break spaces are written as plain ones here. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
const circle = { type: 'circle' as const, centre: [-79.5, 43.5] as [number, number], radiusMetres: 2_000 };
const triangle = {
  type: 'polygon' as const,
  rings: [
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as [number, number][],
  ],
};
const box = { type: 'box' as const, bounds: [0, 0, 1, 1] as [number, number, number, number] };

type Row = [overrides: Partial<Criteria>, en: string, fr: string];

/** Complete by type, so that a new criterion cannot stay without words. */
const rows: Record<Exclude<CriterionField, 'offer' | 'status'>, Row[]> = {
  code: [[{ code: { any: ['pc'] } }, 'Price changed', 'Prix modifié']],
  area: [[{ area: { any: ['peel'] } }, 'Peel', 'Peel']],
  municipality: [[{ municipality: { not: ['miss'] } }, 'Not Mississauga', 'Sauf Mississauga']],
  community: [
    [{ community: { any: ['mi', 'pc'] } }, '2 communities', '2 quartiers'],
    [{ community: { any: ['gone'] } }, 'Gone', 'Gone'],
  ],
  kind: [
    [{ kind: { any: ['detached'] } }, 'Detached', 'Maison individuelle'],
    [{ kind: { any: ['detached', 'loft', 'farm'] } }, '3 home types', '3 types de propriété'],
    [{ kind: { not: ['loft', 'farm'] } }, 'Not 2 home types', 'Sauf 2 types de propriété'],
  ],
  style: [[{ style: { any: ['twoStorey'] } }, '2-storey', '2 étages']],
  basement: [[{ basement: { any: ['finished'] } }, 'Basement: finished', 'Sous-sol : aménagé']],
  heat: [[{ heat: { not: ['baseboard'] } }, 'Heat: not baseboard', 'Chauffage : sauf plinthes']],
  heatFuel: [[{ heatFuel: { any: ['gas'] } }, 'Fuel: gas', 'Énergie : gaz']],
  cooling: [[{ cooling: { any: ['central'] } }, 'A/C: central air', 'Climatisation : centrale']],
  pool: [[{ pool: { any: ['inground'] } }, 'Pool: inground', 'Piscine : creusée']],
  garageType: [[{ garageType: { any: ['builtIn'] } }, 'Garage: built-in', 'Garage : intégré']],
  price: [
    [{ price: { min: 90_000_000, max: 240_000_000 } }, '$900K – $2.4M', '900 k$ à 2,4 M$'],
    [{ price: { max: 83_990_000 } }, 'Up to $839,900', 'Jusqu’à 839 900 $'],
    [{ price: { min: 50_000_000 } }, 'From $500K', 'Dès 500 k$'],
    [{ offer: 'lease', price: { max: 225_000 } }, 'Up to $2,250', 'Jusqu’à 2 250 $'],
  ],
  bedrooms: [
    [{ bedrooms: { min: 3 } }, '3+ beds', '3+ chambres'],
    [{ bedrooms: { min: 1, max: 1 } }, '1 bed', '1 chambre'],
    [{ bedrooms: { min: 2, max: 4 } }, '2 – 4 beds', '2 à 4 chambres'],
    [{ bedrooms: { max: 1 } }, 'Up to 1 bed', 'Jusqu’à 1 chambre'],
  ],
  bathrooms: [[{ bathrooms: { min: 2 } }, '2+ baths', '2+ salles de bain']],
  kitchens: [[{ kitchens: { min: 1, max: 1 } }, '1 kitchen', '1 cuisine']],
  garage: [[{ garage: { max: 0 } }, '0 garage spaces', '0 place de garage']],
  parking: [[{ parking: { min: 2 } }, '2+ parking spaces', '2+ places de stationnement']],
  size: [[{ size: { min: 1_500, max: 3_200 } }, '1,500 – 3,200 sq ft', '1 500 à 3 200 pi²']],
  pricePerSquareFoot: [
    [{ pricePerSquareFoot: { min: 45_000, max: 62_500 } }, '$450 – $625 per sq ft', '450 $ à 625 $ le pi²'],
    [{ pricePerSquareFoot: { max: 60_000 } }, 'Up to $600 per sq ft', 'Jusqu’à 600 $ le pi²'],
  ],
  lotFront: [[{ lotFront: { min: 40.5 } }, 'Frontage 40.5+ ft', 'Façade 40,5+ pi']],
  lotDepth: [[{ lotDepth: { max: 120 } }, 'Depth up to 120 ft', 'Profondeur jusqu’à 120 pi']],
  lotArea: [[{ lotArea: { min: 5_000 } }, 'Lot 5,000+ sq ft', 'Terrain 5 000+ pi²']],
  age: [[{ age: { min: 0, max: 5 } }, '0 – 5 years old', '0 à 5 ans']],
  storeys: [[{ storeys: { min: 2 } }, '2+ storeys', '2+ étages']],
  level: [[{ level: { min: 3 } }, 'Level 3+', 'Niveau 3+']],
  tax: [[{ tax: { max: 1_200_000 } }, 'Taxes up to $12,000', 'Taxes jusqu’à 12 000 $']],
  fee: [[{ fee: { max: 60_000 } }, 'Maintenance fee up to $600', 'Frais de copropriété jusqu’à 600 $']],
  daysOnMarket: [
    [{ daysOnMarket: { max: 30 } }, 'Up to 30 days on market', 'Jusqu’à 30 jours sur le marché'],
  ],
  schoolDistance: [
    [{ schoolDistance: { max: 800 } }, 'School up to 800 m away', 'École : jusqu’à 800 m'],
    [{ schoolDistance: { max: 1_500 } }, 'School up to 1.5 km away', 'École : jusqu’à 1,5 km'],
  ],
  waterfront: [
    [{ waterfront: true }, 'Waterfront', 'Au bord de l’eau'],
    [{ waterfront: false }, 'Not on the water', 'Pas au bord de l’eau'],
  ],
  relisted: [[{ relisted: false }, 'Not relisted', 'Non réinscrite']],
  listed: [
    [{ listed: { lastDays: 30 } }, 'Listed in the last 30 days', 'Inscrite depuis 30 jours'],
    [{ listed: { lastDays: 0 } }, 'Listed today', 'Inscrite aujourd’hui'],
  ],
  sold: [
    [
      { sold: { from: '2025-11-01', to: '2025-11-12' } },
      'Sold Nov 1, 2025 – Nov 12, 2025',
      'Vendue du 1er nov. 2025 au 12 nov. 2025',
    ],
  ],
  offMarket: [
    [
      { offMarket: { from: '2025-11-01' } },
      'Off market since Nov 1, 2025',
      'Retirée depuis le 1er nov. 2025',
    ],
  ],
  priceChanged: [
    [
      { priceChanged: { to: '2025-11-12' } },
      'Price changed until Nov 12, 2025',
      'Prix modifié jusqu’au 12 nov. 2025',
    ],
  ],
  priceDrop: [
    [{ priceDrop: { minPercent: 5 } }, 'Price down 5%+', 'Prix en baisse de 5 %+'],
    [
      { priceDrop: { minPercent: 0, lastDays: 7 } },
      'Price reduced in the last 7 days',
      'Prix réduit depuis 7 jours',
    ],
  ],
  keywords: [[{ keywords: 'walk-out ravine' }, '“walk-out ravine”', '« walk-out ravine »']],
  mlsNumbers: [
    [{ mlsNumbers: ['W1234567'] }, 'MLS W1234567', 'MLS W1234567'],
    [{ mlsNumbers: ['W1', 'W2'] }, '2 MLS numbers', '2 numéros MLS'],
  ],
  address: [[{ address: '12 Oak' }, 'Address 12 Oak', 'Adresse 12 Oak']],
  within: [
    [{ within: [triangle] }, 'Drawn area', 'Secteur dessiné'],
    [{ within: [circle] }, 'Within 2 km', 'Dans un rayon de 2 km'],
    [
      { within: [{ ...circle, label: 'Near Mineola' }] },
      'Near Mineola, within 2 km',
      'Near Mineola, rayon de 2 km',
    ],
    [{ within: [circle, box] }, '2 areas on the map', '2 secteurs sur la carte'],
  ],
  without: [[{ without: [box] }, 'Outside: area of the map', 'Hors de : secteur de la carte']],
};

describe('chips', () => {
  it.each(Object.entries(rows))('tell %s in both languages', (field, cases) => {
    for (const [overrides, en, fr] of cases) {
      const criteria = { ...defaultCriteria, ...overrides };
      for (const [language, label] of [
        ['en', en],
        ['fr', fr],
      ] as const) {
        const chip = listChips(criteria, wordsIn(language)).find((one) => one.field === field);
        expect(plain(chip?.label ?? '')).toBe(label);
        expect(usedFields(chip?.remove?.() ?? criteria)).not.toContain(field);
      }
    }
  });

  it('tell offer and status, which cannot go below their default', () => {
    const criteria: Criteria = { ...defaultCriteria, offer: 'lease', status: ['active', 'sold'] };
    const chips = listChips(criteria, wordsIn('en'));
    expect(chips.map(({ label }) => label)).toEqual(['For lease', 'Active', 'Sold']);
    expect(chips.map(({ remove }) => remove?.().offer)).toEqual(['sale', 'lease', 'lease']);
    expect(chips.map(({ remove }) => remove?.().status)).toEqual([['active', 'sold'], ['sold'], ['active']]);
    expect(listChips(defaultCriteria, wordsIn('fr')).map(({ label, remove }) => [label, remove])).toEqual([
      ['À vendre', undefined],
      ['Active', undefined],
    ]);
  });

  it('keep what is ruled out apart from what is asked for', () => {
    const criteria: Criteria = { ...defaultCriteria, heat: { any: ['boiler'], not: ['stove'] } };
    const [asked, ruledOut] = listChips(criteria, wordsIn('en')).filter(({ field }) => field === 'heat');
    expect([asked?.label, ruledOut?.label]).toEqual(['Heat: boiler', 'Heat: not stove']);
    expect(asked?.remove?.().heat).toEqual({ not: ['stove'] });
    expect(ruledOut?.remove?.().heat).toEqual({ any: ['boiler'] });
  });

  it('lead back to the default one after the other, whatever was asked for', () => {
    fc.assert(
      fc.property(
        arbitraryCriteria({ maxFields: 8 }),
        fc.constantFrom<Language>('en', 'fr'),
        (asked, language) => {
          let criteria = asked;
          for (let step = 0; step < 100; step += 1) {
            const chips = listChips(criteria, wordsIn(language));
            expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
            for (const { label } of chips) expect(label).not.toMatch(/\{\{|undefined|chips\.|vocabulary\./);
            const next = chips.find(({ remove }) => remove)?.remove?.();
            if (!next) break;
            criteria = next;
          }
          expect(normaliseCriteria(criteria)).toEqual(defaultCriteria);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('names several of a list where that is asked for', () => {
  const criteria: Criteria = {
    ...defaultCriteria,
    municipality: { not: ['miss', 'pc'] },
    kind: { any: ['detached', 'townhouse'] },
  };
  const labels = (words: ChipWords) => listChips(criteria, words).map(({ label }) => label);
  expect(labels(wordsIn('en'))).toEqual(expect.arrayContaining(['Not 2 municipalities', '2 home types']));
  const named = { ...wordsIn('en'), mostNamed: 2 };
  expect(labels(named)).toEqual(
    expect.arrayContaining(['Not Mississauga and Port Credit', 'Detached and townhouse']),
  );
});

it('names the places that are asked for', () => {
  const name = (overrides: Partial<Criteria>, language: Language = 'en') =>
    describePlaces({ ...defaultCriteria, ...overrides }, wordsIn(language));
  expect(name({})).toBe('The whole market');
  const both = { community: { any: ['pc', 'mi'] }, municipality: { any: ['miss'] }, area: { any: ['peel'] } };
  expect(name(both)).toBe('Port Credit and Mineola, Mississauga');
  expect(name(both, 'fr')).toBe('Port Credit et Mineola, Mississauga');
  expect(name({ community: { any: ['a', 'b', 'c', 'd'] } })).toBe('4 communities');
});
