import { everyStatus } from './asks.ts';
import type { SentenceRow } from './sample-sentences.ts';
import { wholeLists } from './sample-sentences.ts';

const condo = { any: [...wholeLists.condo] };
const house = { any: [...wholeLists.house] };
const town = { any: [...wholeLists.town] };
const million = 100_000_000;
const thousand = 100_000;

const whole: SentenceRow[] = [
  [
    '3 bed semi under 900k near schools in Alder Bay with parking',
    {
      bedrooms: { min: 3, max: 3 },
      kind: { any: ['semiDetached'] },
      price: { max: 900 * thousand },
      schoolDistance: { max: 1000 },
      municipality: { any: ['AB'] },
      parking: { min: 1 },
    },
  ],
  [
    'detached or semi 3+ beds 2 baths $700k-$1.2M Mineola or Lakeview finished basement no pool listed this week',
    {
      kind: { any: ['detached', 'semiDetached'] },
      bedrooms: { min: 3 },
      bathrooms: { min: 2, max: 2 },
      price: { min: 700 * thousand, max: 1.2 * million },
      community: { any: ['AB-LA', 'AB-MI'] },
      basement: { any: ['finished'] },
      pool: { not: [...wholeLists.pool] },
      listed: { lastDays: 7 },
    },
  ],
  [
    'bungalow 50 ft lot built after 1990 double garage walk-out price reduced',
    {
      kind: { any: ['bungalow'] },
      lotFront: { min: 50 },
      age: { max: 34 },
      garage: { min: 2 },
      basement: { any: ['walkOut'] },
      priceDrop: { minPercent: 0 },
    },
  ],
  [
    'sold last 6 months townhouse under 1 million',
    { status: ['sold'], sold: { lastDays: 180 }, kind: town, price: { max: million } },
  ],
  ['W9284417', { mlsNumbers: ['W9284417'], status: everyStatus }],
  ['62 Oakwood Ave', { address: '62 Oakwood Ave', status: everyStatus }],
  [
    "I'm looking for a 4 bedroom house with a pool in Port Alder for less than a million dollars",
    {
      bedrooms: { min: 4, max: 4 },
      kind: house,
      pool: { any: [...wholeLists.pool] },
      municipality: { any: ['PA'] },
      price: { max: million },
    },
  ],
  [
    '3bd/2ba condo, level 10 or higher, 2 parking',
    {
      bedrooms: { min: 3, max: 3 },
      bathrooms: { min: 2, max: 2 },
      kind: condo,
      level: { min: 10 },
      parking: { min: 2 },
    },
  ],
];

const counts: SentenceRow[] = [
  ['three bedroom two bath', { bedrooms: { min: 3, max: 3 }, bathrooms: { min: 2, max: 2 } }],
  ['at least 3 beds', { bedrooms: { min: 3 } }],
  ['3 or more bedrooms', { bedrooms: { min: 3 } }],
  ['more than 3 beds', { bedrooms: { min: 4 } }],
  ['fewer than 3 beds', { bedrooms: { max: 2 } }],
  ['between 3 and 4 beds', { bedrooms: { min: 3, max: 4 } }],
  ['3 or 4 bedrooms', { bedrooms: { min: 3, max: 4 } }],
  ['3 bed 4 bed', { bedrooms: { min: 3, max: 4 } }],
  ['3 bed, later 4+ beds', { bedrooms: { min: 4 } }, ['later']],
  ['3+1 bedrooms', { bedrooms: { min: 3, max: 3 } }, ['1']],
  ['2 beds + den', { bedrooms: { min: 2, max: 2 }, keywords: 'den' }],
  ['studio', { bedrooms: { min: 0, max: 0 } }],
  ['2.5 baths', { bathrooms: { min: 3, max: 3 } }],
  ['two and a half baths', { bathrooms: { min: 3, max: 3 } }],
  ['1 half bath and 2 full baths', { bathrooms: { min: 3, max: 3 } }, ['full']],
  ['2 baths and a half bath', { bathrooms: { min: 3, max: 3 } }],
  ['three plus one bedrooms', { bedrooms: { min: 3, max: 3 } }, ['one']],
  ['exactly 2 washrooms, 1 kitchen', { bathrooms: { min: 2, max: 2 }, kitchens: { min: 1, max: 1 } }],
  ['beds: 3, baths 2+', { bedrooms: { min: 3, max: 3 }, bathrooms: { min: 2 } }],
  [
    'beds 3 baths 2 parking 1',
    { bedrooms: { min: 3, max: 3 }, bathrooms: { min: 2, max: 2 }, parking: { min: 1 } },
  ],
  ['no more than 2 storeys', { storeys: { max: 2 } }],
  ['1.5 storey', { storeys: { min: 1.5, max: 1.5 } }],
  ['above 10th floor', { level: { min: 11 } }],
  ['2-car attached garage', { garage: { min: 2 }, garageType: { any: ['attached'] } }],
  ['garage for two cars', { garage: { min: 2 } }],
  ['carport or detached garage', { garageType: { any: ['carport', 'detached'] } }],
  ['underground parking', { garageType: { any: ['underground'] } }],
];

const prices: SentenceRow[] = [
  ['700-900k', { price: { min: 700 * thousand, max: 900 * thousand } }],
  ['950 to 1.2M', { price: { min: 950 * thousand, max: 1.2 * million } }],
  ['1-1.5 million', { price: { min: million, max: 1.5 * million } }],
  ['around 800k', { price: { min: 720 * thousand, max: 880 * thousand } }],
  ['900k max 3 bed', { price: { max: 900 * thousand }, bedrooms: { min: 3, max: 3 } }],
  ['3 bed max 900k', { price: { max: 900 * thousand }, bedrooms: { min: 3, max: 3 } }],
  ['800k+', { price: { min: 800 * thousand } }],
  ['$899,900', { price: { max: 89_990_000 } }],
  ['semi 900000', { kind: { any: ['semiDetached'] }, price: { max: 900 * thousand } }],
  ['half a million', { price: { max: million / 2 } }],
  ['eight hundred fifty thousand', { price: { max: 850 * thousand } }],
  ['one million two tops', { price: { max: 1.2 * million } }],
  [
    'semi in the 750 range',
    { kind: { any: ['semiDetached'] }, price: { min: 675 * thousand, max: 825 * thousand } },
  ],
  ['mid-600s to low 700s', { price: { min: 630 * thousand, max: 740 * thousand } }],
  ['rent in the low 2000s', { offer: 'lease', price: { min: 200_000, max: 240_000 } }],
  ['700k 900k', { price: { min: 700 * thousand, max: 900 * thousand } }],
  ['under 900k, no: under 800k', { price: { max: 800 * thousand } }, ['no']],
  ['over 700k under 900k', { price: { min: 700 * thousand, max: 900 * thousand } }],
  ['over 900k under 800k', { price: { max: 800 * thousand } }],
  ['under 700k 900k', { price: { max: 700 * thousand } }, ['900k']],
  ['under 900', {}, ['under', '900']],
  ['600-700', {}, ['600-700']],
  [
    '2 bed apartment for rent $2,500/month',
    {
      offer: 'lease',
      bedrooms: { min: 2, max: 2 },
      kind: { any: ['condoApartment'] },
      price: { max: 250_000 },
    },
  ],
  ['for lease under 2800', { offer: 'lease', price: { max: 280_000 } }],
  ['rent 2000-2500', { offer: 'lease', price: { min: 200_000, max: 250_000 } }],
  ['taxes under 6000, condo fees below $500', { tax: { max: 600_000 }, fee: { max: 50_000 } }],
];

const measures: SentenceRow[] = [
  ['1500-2000 sq ft', { size: { min: 1500, max: 2000 } }],
  ['over 2,000 sqft', { size: { min: 2000 } }],
  ['around 2000 square feet', { size: { min: 1800, max: 2200 } }],
  ['150 m2', { size: { min: 1615 } }],
  ["50' lot", { lotFront: { min: 50 } }],
  ['50x120 ft lot', { lotFront: { min: 50 }, lotDepth: { min: 120 } }],
  ['20 m frontage, 100 ft deep', { lotFront: { min: 65.62 }, lotDepth: { min: 100 } }],
  ['half acre lot', { lotArea: { min: 21_780 } }],
  ['quarter acre', { lotArea: { min: 10_890 } }],
  ['no older than 15 years', { age: { max: 15 } }],
  ['lot size over 6000 sqft', { lotArea: { min: 6000 } }],
  ['built before 1950', { age: { min: 76 } }],
  ['built between 1990 and 2005', { age: { min: 20, max: 35 } }],
  ['built in the 1990s', { age: { min: 26, max: 35 } }],
  ['built in the last 5 years', { age: { max: 5 } }],
  ['less than 10 years old', { age: { max: 10 } }],
  ['brand new condo', { age: { max: 1 }, kind: condo }],
  ['within 500 m of a school', { schoolDistance: { max: 500 } }],
  ['more than 60 days on market', { daysOnMarket: { min: 60 } }],
  ['on the market for 30 days', { daysOnMarket: { min: 30 } }],
];

const happenings: SentenceRow[] = [
  ['listed in the last 30 days', { listed: { lastDays: 30 } }],
  ['new listings today', { listed: { lastDays: 0 } }],
  ['listed within 30 days', { listed: { lastDays: 30 } }],
  ['listed less than 30 days ago', { listed: { lastDays: 30 } }],
  ['listed at least 60 days', { daysOnMarket: { min: 60 } }],
  [
    'sold between November and February',
    { status: ['sold'], sold: { from: '2024-11-01', to: '2025-02-28' } },
  ],
  ['sold since May 5, 2024', { status: ['sold'], sold: { from: '2024-05-05' } }],
  ['sold on Summer Lane', { status: ['sold'] }, ['Summer', 'Lane']],
  ['sold in 2024', { status: ['sold'], sold: { from: '2024-01-01', to: '2024-12-31' } }],
  ['sold since March 2024', { status: ['sold'], sold: { from: '2024-03-01' } }],
  [
    'sold between 2024-01-15 and 2024-02-01',
    { status: ['sold'], sold: { from: '2024-01-15', to: '2024-02-01' } },
  ],
  ['leased condos last 90 days', { offer: 'lease', status: ['sold'], kind: condo, sold: { lastDays: 90 } }],
  ['expired last 60 days', { status: ['deactive'], code: { any: ['exp'] }, offMarket: { lastDays: 60 } }],
  ['expired or sold', { status: ['deactive', 'sold'], code: { any: ['exp', 'sld'] } }],
  ['active and sold', { status: ['active', 'sold'] }],
  ['dropped 5% this week', { priceDrop: { minPercent: 5, lastDays: 7 } }],
  ['price changed last 7 days', { priceChanged: { lastDays: 7 } }],
  ['sold conditional', { code: { any: ['sc', 'sce'] } }],
  ['relisted, back on market', { relisted: true, code: { any: ['bom', 'dft'] } }],
];

const others: SentenceRow[] = [
  ['not in Mineola or Lakeview', { community: { not: ['AB-LA', 'AB-MI'] } }],
  ['Mineola, Alder Bay', { community: { any: ['AB-MI'] } }],
  ['Mineola or Port Alder', { community: { any: ['AB-MI', 'PA-OT', 'PA-SE'] } }],
  ['Mineola or Alder Bay', { municipality: { any: ['AB'] } }],
  ['semi/town', { kind: { any: ['condoTownhouse', 'semiDetached', 'townhouse'] } }],
  ['no condo or townhouse', { kind: { not: [...wholeLists.condo, 'townhouse'] } }],
  ['no pool or garage', { pool: { not: [...wholeLists.pool] }, garageType: { not: [...wholeLists.garage] } }],
  ['without basement apartment', { basement: { not: ['apartment'] } }],
  ['not waterfront, no parking', { waterfront: false, parking: { max: 0 } }],
  [
    'central air, gas heating, no electric baseboards',
    { cooling: { any: ['central'] }, heatFuel: { any: ['gas'] }, heat: { not: ['baseboard'] } },
  ],
  ['fireplace or balcony', { keywords: 'fireplace or balcony' }],
  ['"nanny suite" with hardwood but no elevator', { keywords: '"nanny suite" hardwood -elevator' }, ['but']],
  [
    '62 Oakwood Ave, unit 5, Alder Bay',
    { address: '62 Oakwood Ave, unit 5', municipality: { any: ['AB'] }, status: everyStatus },
  ],
  ['1204 Concession 11 Rd W', { address: '1204 Concession 11 Rd W', status: everyStatus }],
  ['on Mineola Rd E', { address: 'Mineola Rd E' }],
  ['W9284417 x1234567', { mlsNumbers: ['W9284417', 'X1234567'], status: everyStatus }],
  ['MLS# 40512345', { mlsNumbers: ['40512345'], status: everyStatus }],
  ['1500 finished sq ft', {}, ['1500', 'finished', 'sq', 'ft']],
  ['10 minute drive', {}, ['10', 'minute', 'drive']],
  ['purple unicorn 42', {}, ['purple', 'unicorn', '42']],
  ['no 3 bed', {}, ['no', '3', 'bed']],
];

export const englishSentences: SentenceRow[] = [
  ...whole,
  ...counts,
  ...prices,
  ...measures,
  ...happenings,
  ...others,
];
