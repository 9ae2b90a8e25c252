import type { CmaReport, ReportComparable } from '@hearthline/contract/cma-report';
import { reportSections } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { roundValue } from '@hearthline/domain/valuation/round-value';
import { sampleMap } from './sample-map.ts';

type Facts = CmaReport['subject']['facts'];

const facts: Facts = {
  kind: 'detached',
  area: 1940,
  lotArea: 5000,
  bedrooms: 3,
  bedroomsPlus: null,
  bathrooms: 3,
  garageSpaces: 1,
  parkingTotal: 3,
  yearBuilt: 1987,
  storeys: 2,
  level: null,
  isPenthouse: null,
  basementFinish: 1,
  hasPool: false,
  hasCooling: true,
  isWaterfront: false,
  hasView: null,
  condition: 4,
  areaBelow: 620,
  rooms: 8,
  feeMonthly: null,
  municipalityCode: '05.03',
  communityCode: '05.03.0240',
  latitude: 43.552,
  longitude: -79.585,
};

const streets = [
  'Cumberland Dr',
  'Hampton Cres',
  'Elmwood Ave N',
  'Forest Ave',
  'Mineola Rd E',
  'Lakeshore Rd E',
  'Briarwood Ave',
  'Shaw Dr',
  'Rosemere Rd',
  'Onaway Rd',
  'Kenollie Ave',
  'Broadview Ave',
];

/** Dollars for one unit, as a market like this one may give them. */
const worth: Partial<Record<AdjustmentLine, number>> = {
  lot: 22,
  area: 250,
  bathrooms: 14_000,
  parking: 20_000,
  basement: 38_000,
  age: -900,
  condition: 31_000,
};

/** Of this one the board tells size and age as spans, and of that one no lot. */
const spanned = 3;
const withoutLot = 5;

/** Facts of the n-th comparable: different from home to home and the same in every run. */
function factsOf(place: number): Facts {
  const turn = (steps: readonly number[]) => steps[place % steps.length] ?? 0;
  return {
    ...facts,
    area: place === spanned ? 1750 : 1940 + turn([-120, 170, -35, 100, -260, 310, 40, -90, 220]),
    lotArea: 5000 + turn([250, -400, 0, 900, -150, 600, -700]),
    bedrooms: 3 + turn([0, 1, 0, 0, 1]),
    bedroomsPlus: place % 4 === 3 ? 1 : null,
    bathrooms: 3 + turn([0, 1, -1, 0, 0, 1]),
    parkingTotal: 3 + turn([0, 1, -1, 2]),
    yearBuilt: place === spanned ? 2014.5 : 1987 + turn([-12, 9, 3, -30, 22]),
    basementFinish: turn([1, 0.5, 1, 0]),
    condition: 4 + turn([0, -1, 0, 1, -1]),
    hasPool: place % 5 === 1,
  };
}

function linesOf(other: Facts): ReportComparable['lines'] {
  const apart: Partial<Record<AdjustmentLine, number>> = {
    lot: (facts.lotArea ?? 0) - (other.lotArea ?? 0),
    area: (facts.area ?? 0) - (other.area ?? 0),
    bathrooms: (facts.bathrooms ?? 0) - (other.bathrooms ?? 0),
    parking: (facts.parkingTotal ?? 0) - (other.parkingTotal ?? 0),
    basement: (facts.basementFinish ?? 0) - (other.basementFinish ?? 0),
    age: (other.yearBuilt ?? 0) - (facts.yearBuilt ?? 0),
    condition: (facts.condition ?? 0) - (other.condition ?? 0),
  };
  const lines: ReportComparable['lines'] = {};
  for (const [line, units] of Object.entries(apart) as [AdjustmentLine, number][])
    if (units !== 0) lines[line] = Math.round(units * (worth[line] ?? 0)) * 100;
  return lines;
}

function comparableOf(place: number, count: number): ReportComparable {
  const own = factsOf(place);
  const lines = linesOf(own);
  const sum = Object.values(lines).reduce((total, amount) => total + amount, 0);
  const size = Object.values(lines).reduce((total, amount) => total + Math.abs(amount), 0);
  const wanted = 165_000_000 + ((place * 7919) % 13) * 900_000 - 5_000_000;
  const time = (1 + (place % 9)) * 310_000;
  const price = wanted - time - sum;
  return {
    number: place + 1,
    id: `sale-${place + 1}`,
    address: `${17 + ((place * 131) % 960)} ${streets[place % streets.length]}`,
    municipality: 'Mississauga',
    facts: place === withoutLot ? { ...own, lotArea: null } : own,
    areaBand: place === spanned ? { min: 1500, max: 2000 } : null,
    ageBand: place === spanned ? { min: 6, max: 15 } : null,
    assumed: place === withoutLot ? { lot: own.lotArea ?? 0 } : {},
    photo: `photo-${(place % 6) + 1}`,
    soldDate: new Date(Date.UTC(2025, 9, 3 - place * 17)).toISOString().slice(0, 10),
    price,
    distance: 0.25 + ((place * 37) % 70) / 100,
    time,
    lines,
    net: sum / (price + time),
    gross: size / (price + time),
    netFlag: null,
    grossFlag: size / (price + time) > 0.1 ? 'amber' : null,
    adjusted: price + time + sum,
    weight: ((count - place) * 2) / (count * (count + 1)),
    outlier: null,
    ownLines: place === 1 && lines.basement !== undefined ? ['basement'] : [],
    note: place === 2 ? 'Sold after one day with three offers; the kitchen was new.' : null,
  };
}

const trendPoints = Array.from({ length: 25 }, (_, place) => ({
  month: new Date(Date.UTC(2023, 10 + place, 1)).toISOString().slice(0, 10),
  index: 100 + place * 0.45 + Math.sin(place / 3) * 1.6,
  sales: 38 + ((place * 17) % 29),
}));

export interface SampleOptions {
  language?: Language;
  comparables?: number;
  method?: CmaReport['method'];
}

/** A report of a house in a lake suburb that adds up like a real one. */
export function sampleReport({
  language = 'en',
  comparables: count = 12,
  method = 'advance',
}: SampleOptions = {}): CmaReport {
  const found = Array.from({ length: count }, (_, place) => comparableOf(place, count));
  const comparables =
    method === 'advance'
      ? found
      : found.map((each) => ({
          ...each,
          lines: {},
          ownLines: [],
          net: 0,
          gross: 0,
          grossFlag: null,
          adjusted: each.price + each.time,
        }));
  const exact =
    Math.round(comparables.reduce((sum, { adjusted, weight }) => sum + adjusted * weight, 0) / 100) * 100;
  const value = roundValue(exact);
  const rate = (line: AdjustmentLine, sales: number): CmaReport['rates'][number] => {
    const amount = (worth[line] ?? 0) * 100;
    return {
      line,
      amount,
      low: Math.round(amount * 0.006) * 100,
      high: Math.round(amount * 0.0143) * 100,
      pieces: [],
      sales,
      source: 'near',
      note: null,
    };
  };
  return {
    language,
    date: '2025-11-12',
    sections: [...reportSections],
    brand: { name: 'Hearthline', logo: null },
    agent: {
      name: 'Maya Okafor',
      title: language === 'fr' ? 'Représentante commerciale' : 'Sales representative',
      brokerage: 'Northlight Realty Inc., Brokerage',
      phone: '4165550142',
      email: 'maya@northlight.example',
      website: 'northlight.example/maya',
      licence: 'Northlight Realty Inc., Brokerage. 1200 Lakeshore Rd E, Mississauga, ON L5E 1E9.',
      about:
        language === 'fr'
          ? 'Depuis douze ans, j’accompagne les familles de Port Credit et de Mineola.'
          : 'For twelve years I have helped families in Port Credit and Mineola sell well and move without hurry.',
      photo: 'agent',
    },
    preparedFor: 'Daniel Whitford',
    coverNote:
      language === 'fr'
        ? 'Bonjour Daniel, voici l’analyse dont nous avons parlé. La deuxième page donne la valeur et sa fourchette; les suivantes montrent d’où vient chaque chiffre.'
        : 'Hi Daniel, here is the market analysis we discussed. The second page has the value and its range; the pages after it show where each number comes from.',
    note:
      language === 'fr'
        ? 'La cuisine a été refaite ce printemps; les factures sont jointes au dossier.'
        : 'The kitchen was redone this spring; the invoices are in the file.',
    subject: {
      address: '62 Oakwood Ave N',
      municipality: 'Mississauga',
      province: 'ON',
      postalCode: 'L5G 3L8',
      community: 'Port Credit',
      facts,
      areaBand: null,
      ageBand: null,
      assumed: {},
      photo: 'home',
    },
    method,
    value,
    exact,
    earlier: null,
    methodGap: {
      fast: method === 'fast' ? value : roundValue(value * 0.88),
      advance: method === 'fast' ? roundValue(value * 1.13) : value,
      lines: [
        { line: 'condition', amount: 12_400_000 },
        { line: 'parking', amount: -2_000_000 },
      ],
    },
    low: roundValue(value - 4_300_000),
    high: roundValue(value + 4_300_000),
    confidence: {
      grade: 'high',
      halfWidth: 4_300_000 / value,
      reasons: [
        { code: 'soldLongAgo', months: 10 },
        { code: 'notBracketed', what: 'area' },
      ],
    },
    sightedListPrice: 169_900_000,
    suggestedListPrice: null,
    comparables,
    rates:
      method === 'fast'
        ? []
        : [
            rate('lot', 418),
            rate('area', 442),
            {
              ...rate('bedrooms', 431),
              amount: 0,
              low: 0,
              high: 150_000,
              note: 'notTellable',
            },
            rate('bathrooms', 437),
            rate('parking', 402),
            { ...rate('basement', 0), low: null, high: null, source: 'agent' },
            {
              ...rate('age', 399),
              low: -128_700,
              high: -54_000,
              pieces: [
                { from: 5, to: 20, amount: -110_000, note: null },
                { from: 20, to: 40, amount: -90_000, note: null },
                { from: 40, to: 80, amount: 0, note: 'notTellable' },
              ],
            },
            rate('condition', 120),
            { ...rate('pool', 61), amount: 0, low: 0, high: 0, note: 'heldAtZero' },
          ],
    search: { radius: 1, days: 365, isWidened: false, otherKinds: [], found: count + 4 },
    brackets: { area: { hasBelow: true, hasAbove: true }, price: { hasBelow: true, hasAbove: true } },
    trend: { points: trendPoints, sales: 1284 },
    context: {
      active: { count: 14, medianAsking: 168_900_000, medianDays: 19 },
      expired: { count: 5, medianAsking: 189_900_000, medianDays: 62 },
    },
    model: { asOfDate: '2025-11-12', sales: 48_213, trials: 6120, coverage: 0.803, medianError: 0.061 },
    map: sampleMap(count),
  };
}
