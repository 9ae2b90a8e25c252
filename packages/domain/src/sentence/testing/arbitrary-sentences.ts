import fc from 'fast-check';
import type { Criteria, Range } from '../../criteria/criteria.ts';
import { defaultCriteria, normaliseCriteria } from '../../criteria/criteria.ts';
import { sampleDay, sampleVocabulary, wholeLists } from './sample-sentences.ts';

type Language = 'en' | 'fr';

/** One criterion and how it is said in both languages. */
interface Phrase {
  asks: Partial<Criteria>;
  en: string;
  fr: string;
}

const thisYear = Number(sampleDay.slice(0, 4));

function pick(...phrases: [asks: Partial<Criteria>, en: string, fr: string][]): fc.Arbitrary<Phrase> {
  return fc.constantFrom(...phrases.map(([asks, en, fr]) => ({ asks, en, fr })));
}

const counted = {
  bedrooms: ['bedrooms', 'chambres'],
  bathrooms: ['bathrooms', 'salles de bain'],
  kitchens: ['kitchens', 'cuisines'],
  storeys: ['storeys', 'étages'],
} as const;

function countPhrase(field: keyof typeof counted): fc.Arbitrary<Phrase> {
  const [en, fr] = counted[field];
  return fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 })).chain(([low, more]) => {
    const high = low + more;
    const asks = (range: Range): Partial<Criteria> => ({ [field]: range });
    return pick(
      [asks({ min: low, max: low }), `${low} ${en}`, `${low} ${fr}`],
      [asks({ min: low }), `${low}+ ${en}`, `${low} ${fr} et plus`],
      [asks({ min: low }), `at least ${low} ${en}`, `au moins ${low} ${fr}`],
      [asks({ max: high }), `up to ${high} ${en}`, `jusqu'à ${high} ${fr}`],
      [asks({ min: low + 1 }), `more than ${low} ${en}`, `plus de ${low} ${fr}`],
      [asks({ min: low, max: high }), `between ${low} and ${high} ${en}`, `entre ${low} et ${high} ${fr}`],
      [asks({ min: low, max: high }), `${low}-${high} ${en}`, `${low} à ${high} ${fr}`],
    );
  });
}

const dollars = fc.integer({ min: 20, max: 900 }).map((steps) => steps * 5_000);
const en = new Intl.NumberFormat('en-CA');
const fr = new Intl.NumberFormat('fr-CA');

function moneyFormats(amount: number): [en: string, fr: string][] {
  const millions = amount / 1_000_000;
  return [
    [`$${en.format(amount)}`, `${fr.format(amount)} $`],
    [`${amount / 1_000}k`, `${amount / 1_000} mille`],
    [`$${millions}M`, `${String(millions).replace('.', ',')} M$`],
  ];
}

const pricePhrase: fc.Arbitrary<Phrase> = fc
  .tuple(dollars, dollars, fc.integer({ min: 0, max: 2 }))
  .chain(([a, b, format]) => {
    const [low, high] = [Math.min(a, b), Math.max(a, b) + 5_000];
    const [lowEn, lowFr] = moneyFormats(low)[format] ?? ['', ''];
    const [highEn, highFr] = moneyFormats(high)[format] ?? ['', ''];
    const asks = (min?: number, max?: number): Partial<Criteria> => ({
      price: {
        ...(min === undefined ? {} : { min: Math.round(min * 100) }),
        ...(max === undefined ? {} : { max: Math.round(max * 100) }),
      },
    });
    return pick(
      [asks(undefined, high), `under ${highEn}`, `moins de ${highFr}`],
      [asks(low), `from ${lowEn}`, `à partir de ${lowFr}`],
      [asks(low, high), `${lowEn} - ${highEn}`, `de ${lowFr} à ${highFr}`],
      [asks(low, high), `between ${lowEn} and ${highEn}`, `entre ${lowFr} et ${highFr}`],
      [asks(low * 0.9, low * 1.1), `around ${lowEn}`, `environ ${lowFr}`],
    );
  });

const measurePhrase: fc.Arbitrary<Phrase> = fc
  .integer({ min: 1, max: 60 })
  .chain((steps) =>
    pick(
      [{ size: { min: steps * 100 } }, `${steps * 100}+ sq ft`, `${steps * 100} pi² et plus`],
      [
        { size: { max: steps * 100 } },
        `up to ${steps * 100} square feet`,
        `au plus ${steps * 100} pieds carrés`,
      ],
      [{ lotFront: { min: steps } }, `${steps} ft frontage`, `façade de ${steps} pi`],
      [{ lotDepth: { min: steps } }, `${steps} ft deep`, `profondeur de ${steps} pi`],
      [{ lotArea: { min: steps * 43_560 } }, `${steps} acres`, `terrain de ${steps} acres`],
      [{ age: { max: steps } }, `less than ${steps} years old`, `moins de ${steps} ans`],
      [{ age: { max: steps } }, `built since ${thisYear - steps}`, `construit depuis ${thisYear - steps}`],
      [
        { age: { min: steps } },
        `built before ${thisYear - steps + 1}`,
        `construit avant ${thisYear - steps + 1}`,
      ],
      [
        { daysOnMarket: { min: steps } },
        `over ${steps} days on market`,
        `plus de ${steps} jours sur le marché`,
      ],
      [{ level: { min: steps } }, `floor ${steps} or higher`, `${steps}e étage et plus`],
      [
        { schoolDistance: { max: steps * 50 } },
        `within ${steps * 50} metres of a school`,
        `à moins de ${steps * 50} mètres d'une école`,
      ],
      [{ tax: { max: steps * 10_000 } }, `taxes under $${steps * 100}`, `taxes de moins de ${steps * 100} $`],
      [
        { fee: { max: steps * 1_000 } },
        `condo fees under $${steps * 10}`,
        `frais de condo de moins de ${steps * 10} $`,
      ],
      [
        { listed: { lastDays: steps } },
        `listed in the last ${steps} days`,
        `inscrites depuis ${steps} jours`,
      ],
      [{ priceDrop: { minPercent: steps } }, `price dropped ${steps}%`, `baisse de prix de ${steps} %`],
    ),
  );

const places = fc.subarray(
  sampleVocabulary.filter(({ level }) => level === 'community'),
  { minLength: 1 },
);
const placesPhrase: fc.Arbitrary<Phrase> = places.chain((chosen) => {
  const codes = chosen.map(({ code }) => code);
  const names = chosen.map(({ name }) => name);
  return pick(
    [{ community: { any: codes } }, `in ${names.join(' or ')}`, `à ${names.join(' ou ')}`],
    [{ community: { not: codes } }, `not in ${names.join(' or ')}`, `sauf ${names.join(' et ')}`],
  );
});

const featurePhrase = pick(
  [{ kind: { any: ['detached'] } }, 'detached', 'maison détachée'],
  [{ kind: { any: ['semiDetached', 'duplex'] } }, 'semi or duplex', 'jumelé ou duplex'],
  [{ kind: { any: [...wholeLists.condo] } }, 'condo', 'copropriété'],
  [{ kind: { not: [...wholeLists.condo] } }, 'no condos', 'pas de condo'],
  [{ pool: { any: ['inground'] } }, 'inground pool', 'piscine creusée'],
  [{ pool: { not: [...wholeLists.pool] } }, 'no pool', 'sans piscine'],
  [{ basement: { any: ['finished'] } }, 'finished basement', 'sous-sol aménagé'],
  [{ basement: { not: ['apartment'] } }, 'without basement apartment', 'sans logement au sous-sol'],
  [{ garage: { min: 2 } }, 'double garage', 'garage double'],
  [{ parking: { min: 1 } }, 'with parking', 'avec stationnement'],
  [{ heatFuel: { any: ['gas'] } }, 'gas heating', 'chauffage au gaz'],
  [{ cooling: { any: ['central'] } }, 'central air', 'climatisation centrale'],
  [{ waterfront: true }, 'waterfront', "au bord de l'eau"],
  [{ relisted: true }, 'relisted', 'remis en vente'],
  [{ keywords: 'fireplace' }, 'with a fireplace', 'avec un foyer'],
  [{ keywords: '-elevator' }, 'no elevator', 'sans ascenseur'],
);

const offerPhrase = pick(
  [{ offer: 'lease' }, 'for rent', 'à louer'],
  [{ offer: 'sale' }, 'for sale', 'à vendre'],
  [{ status: ['sold'], sold: { lastDays: 90 } }, 'sold in the last 3 months', 'vendu depuis 3 mois'],
);

/** A sentence of criteria that do not touch each other's fields, in any order. */
export const arbitraryPhrases: fc.Arbitrary<{ text: string; criteria: Criteria }> = fc
  .record({
    sayings: fc.tuple(
      offerPhrase,
      pricePhrase,
      countPhrase('bedrooms'),
      countPhrase('bathrooms'),
      countPhrase('kitchens'),
      countPhrase('storeys'),
      measurePhrase,
      placesPhrase,
      featurePhrase,
    ),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8]),
    language: fc.constantFrom<Language>('en', 'fr'),
    gap: fc.constantFrom(', ', '; ', ' – '),
  })
  .map(({ sayings: phrases, order, language, gap }) => {
    const chosen = order.flatMap((at) => phrases[at] ?? []);
    const asks = Object.assign({}, defaultCriteria, ...chosen.map((phrase) => phrase.asks));
    return { text: chosen.map((phrase) => phrase[language]).join(gap), criteria: normaliseCriteria(asks) };
  });
