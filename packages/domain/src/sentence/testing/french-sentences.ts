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
    "condo 2 chambres moins de 600 000 $ au bord de l'eau",
    { kind: condo, bedrooms: { min: 2, max: 2 }, price: { max: 600 * thousand }, waterfront: true },
  ],
  [
    'maison jumelée à louer 2 500 $ à 3 200 $ par mois avec garage',
    {
      offer: 'lease',
      kind: { any: ['semiDetached'] },
      price: { min: 250_000, max: 320_000 },
      garage: { min: 1 },
    },
  ],
  [
    "je cherche une maison détachée de 4 chambres avec piscine à Port Alder pour moins d'un million",
    {
      kind: { any: ['detached'] },
      bedrooms: { min: 4, max: 4 },
      pool: { any: [...wholeLists.pool] },
      municipality: { any: ['PA'] },
      price: { max: million },
    },
  ],
  [
    'maison 3 ch, 2 sdb, garage, 650 000$ max',
    {
      kind: house,
      bedrooms: { min: 3, max: 3 },
      bathrooms: { min: 2, max: 2 },
      garage: { min: 1 },
      price: { max: 650 * thousand },
    },
  ],
  [
    'plain-pied près des écoles à Saint-Élie ou à Old Town, sous-sol fini avec entrée séparée, sans piscine',
    {
      kind: { any: ['bungalow'] },
      schoolDistance: { max: 1000 },
      community: { any: ['PA-OT', 'PA-SE'] },
      basement: { any: ['finished', 'separateEntrance'] },
      pool: { not: [...wholeLists.pool] },
    },
  ],
  [
    'maisons de ville vendues depuis 6 mois à Alder Bay entre 700 000 et 900 000 $',
    {
      status: ['sold'],
      kind: town,
      sold: { lastDays: 180 },
      municipality: { any: ['AB'] },
      price: { min: 700 * thousand, max: 900 * thousand },
    },
  ],
  [
    'chalet au bord du lac, foyer, moins de 1,2 M$, baisse de prix cette semaine',
    {
      kind: { any: ['cottage'] },
      waterfront: true,
      keywords: 'fireplace',
      price: { max: 1.2 * million },
      priceDrop: { minPercent: 0, lastDays: 7 },
    },
  ],
];

const counts: SentenceRow[] = [
  ['trois chambres deux salles de bain', { bedrooms: { min: 3, max: 3 }, bathrooms: { min: 2, max: 2 } }],
  ['au moins 3 chambres', { bedrooms: { min: 3 } }],
  ['3 chambres et plus, 2 salles de bain minimum', { bedrooms: { min: 3 }, bathrooms: { min: 2 } }],
  ['plus de 3 chambres à coucher', { bedrooms: { min: 4 } }],
  ['moins de 3 chambres', { bedrooms: { max: 2 } }],
  ['entre deux et quatre chambres', { bedrooms: { min: 2, max: 4 } }],
  ['2 ou 3 chambres', { bedrooms: { min: 2, max: 3 } }],
  ['de 2 à 4 chambres', { bedrooms: { min: 2, max: 4 } }],
  ['neuf chambres', { bedrooms: { min: 9, max: 9 } }],
  ["jusqu'à 4 chambres", { bedrooms: { max: 4 } }],
  ['2½ salles de bains', { bathrooms: { min: 3, max: 3 } }],
  ['une salle de bain et demie', { bathrooms: { min: 2, max: 2 } }],
  ['5 1/2 à louer', { bedrooms: { min: 3, max: 3 }, offer: 'lease' }],
  ['une cuisine', { kitchens: { min: 1, max: 1 } }],
  ['maison à 2 étages', { kind: house, storeys: { min: 2, max: 2 } }],
  ['pas plus de 2 étages', { storeys: { max: 2 } }],
  ['condo au 12e étage ou plus', { kind: condo, level: { min: 12 } }],
  ['au rez-de-chaussée', { level: { min: 1, max: 1 } }],
  ['garage double attaché', { garage: { min: 2 }, garageType: { any: ['attached'] } }],
  ['garage pour deux voitures', { garage: { min: 2 } }],
  ['2 places de stationnement', { parking: { min: 2 } }],
  ['stationnement pour 3', { parking: { min: 3 } }],
  ['stationnement souterrain', { garageType: { any: ['underground'] } }],
];

const prices: SentenceRow[] = [
  ['moins de 600\u00a0000\u00a0$', { price: { max: 600 * thousand } }],
  ['moins de 600\u202f000\u202f$', { price: { max: 600 * thousand } }],
  ['environ 1,2 M$', { price: { min: 1.08 * million, max: 1.32 * million } }],
  ['1,250 M$', { price: { max: 1.25 * million } }],
  ['1 à 1,5 million', { price: { min: million, max: 1.5 * million } }],
  ['entre 500 et 600 mille', { price: { min: 500 * thousand, max: 600 * thousand } }],
  ['de 500 000 à 600 000 $', { price: { min: 500 * thousand, max: 600 * thousand } }],
  ['à partir de 500 000 $', { price: { min: 500 * thousand } }],
  ['pas plus de 900 000 $', { price: { max: 900 * thousand } }],
  ['1 250 000 $ maximum', { price: { max: 1.25 * million } }],
  ["moins d'1 million", { price: { max: million } }],
  ['un demi-million', { price: { max: million / 2 } }],
  ['un million deux cent mille', { price: { max: 1.2 * million } }],
  ['budget de 800k', { price: { max: 800 * thousand } }],
  ['studio à louer moins de 2000', { offer: 'lease', bedrooms: { min: 0, max: 0 }, price: { max: 200_000 } }],
  ['loyer de 2 000 $ à 2 500 $', { offer: 'lease', price: { min: 200_000, max: 250_000 } }],
  ['frais de condo de moins de 500 $', { fee: { max: 50_000 } }],
  ['taxes municipales de moins de 5 000 $', { tax: { max: 500_000 } }],
  ['moins de 900', {}, ['moins', '900']],
];

const measures: SentenceRow[] = [
  ['120 m² et plus', { size: { min: 1292 } }],
  ['superficie de 1500 à 2000 pi²', { size: { min: 1500, max: 2000 } }],
  ['1 500 pieds carrés et plus', { size: { min: 1500 } }],
  ['superficie minimale de 1500 pi ca', { size: { min: 1500 } }],
  ['terrain de 50 pi', { lotFront: { min: 50 } }],
  ['terrain de 5 000 pi²', { lotArea: { min: 5000 } }],
  ['façade de 15 m', { lotFront: { min: 49.21 } }],
  ['profondeur de 30 mètres', { lotDepth: { min: 98.43 } }],
  ['ferme de plus de 20 acres', { kind: { any: ['farm'] }, lotArea: { min: 871_200 } }],
  ['1 hectare', { lotArea: { min: 107_639 } }],
  ["un quart d'acre", { lotArea: { min: 10_890 } }],
  ['construite après 2010', { age: { max: 14 } }],
  ['construit entre 1980 et 1995', { age: { min: 30, max: 45 } }],
  ['construite dans les années 90', { age: { min: 26, max: 35 } }],
  ['moins de 10 ans', { age: { max: 10 } }],
  ['de plus de 50 ans', { age: { min: 50 } }],
  ['maison neuve', { kind: house, age: { max: 1 } }],
  ["à moins de 800 m d'une école", { schoolDistance: { max: 800 } }],
  ['moins de 30 jours sur le marché', { daysOnMarket: { max: 30 } }],
  ['sur le marché depuis plus de 60 jours', { daysOnMarket: { min: 60 } }],
];

const happenings: SentenceRow[] = [
  ['nouvelles inscriptions à Alder Bay', { listed: { lastDays: 7 }, municipality: { any: ['AB'] } }],
  ['inscrites depuis 3 mois', { listed: { lastDays: 90 } }],
  ['mises en vente cette semaine', { listed: { lastDays: 7 } }],
  ['les 30 derniers jours', { listed: { lastDays: 30 } }],
  ["vendu l'an dernier", { status: ['sold'], sold: { lastDays: 365 } }],
  ['vendu en mars 2024', { status: ['sold'], sold: { from: '2024-03-01', to: '2024-03-31' } }],
  ['vendus entre 2022 et 2024', { status: ['sold'], sold: { from: '2022-01-01', to: '2024-12-31' } }],
  ['loués cette année', { offer: 'lease', status: ['sold'], sold: { from: '2025-01-01' } }],
  ['expirées depuis 2 mois', { status: ['deactive'], code: { any: ['exp'] }, offMarket: { lastDays: 60 } }],
  ['retirées du marché', { status: ['deactive'] }],
  ['prix en baisse de plus de 10 %', { priceDrop: { minPercent: 10 } }],
  ['remis en vente', { relisted: true }],
  [
    'vendu entre le 5 mai et le 1er juin',
    { status: ['sold'], sold: { from: '2025-05-05', to: '2025-06-01' } },
  ],
  ['actif ou vendu', { status: ['active', 'sold'] }],
];

const others: SentenceRow[] = [
  ['sauf Mineola, Lakeview et Old Town', { community: { not: ['AB-LA', 'AB-MI', 'PA-OT'] } }],
  ['saint elie', { community: { any: ['PA-SE'] } }],
  ['condo près de Mineola', { kind: condo, community: { any: ['AB-MI'] } }],
  ['pas de condo', { kind: { not: [...wholeLists.condo] } }],
  [
    'sans piscine ni garage',
    { pool: { not: [...wholeLists.pool] }, garageType: { not: [...wholeLists.garage] } },
  ],
  ['sans sous-sol', { basement: { not: [...wholeLists.basement] } }],
  ['logement au sous-sol, rez-de-jardin', { basement: { any: ['apartment', 'walkOut'] } }],
  ['chauffage au gaz, air climatisé central', { heatFuel: { any: ['gas'] }, cooling: { any: ['central'] } }],
  [
    'thermopompe et climatisation',
    { heat: { any: ['heatPump'] }, cooling: { any: [...wholeLists.cooling] } },
  ],
  ['piscine creusée ou hors terre', { pool: { any: ['aboveGround', 'inground'] } }],
  ['bois franc, balcon avec vue sur le lac', { keywords: 'hardwood balcony "lake view"' }],
  ['« plafond de 12 pieds »', { keywords: '"plafond de 12 pieds"' }],
  ['duplex ou triplex', { kind: { any: ['duplex', 'multiplex'] } }],
  ['terrain à bâtir', { kind: { any: ['land'] } }],
  ['maison avec grand terrain', { kind: house }, ['grand', 'terrain']],
  [
    '62, rue des Érables, Alder Bay',
    { address: '62, rue des Érables', municipality: { any: ['AB'] }, status: everyStatus },
  ],
  ['3 ch garage', { bedrooms: { min: 3, max: 3 }, garage: { min: 1 } }],
  ['licorne mauve 42', {}, ['licorne', 'mauve', '42']],
];

export const frenchSentences: SentenceRow[] = [
  ...whole,
  ...counts,
  ...prices,
  ...measures,
  ...happenings,
  ...others,
];
