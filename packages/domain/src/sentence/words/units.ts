import type { RangeField } from '../../criteria/fields.ts';
import type { GarageType } from '../../listing/vocabulary.ts';
import { createPhraseTable } from '../phrases.ts';

export type Measure =
  | 'sqft'
  | 'sqm'
  | 'ft'
  | 'm'
  | 'km'
  | 'acre'
  | 'hectare'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'percent';

export type CountField = Extract<
  RangeField,
  'bedrooms' | 'bathrooms' | 'kitchens' | 'garage' | 'parking' | 'storeys' | 'level' | 'age' | 'daysOnMarket'
>;

export type Unit =
  | { type: 'measure'; measure: Measure }
  /** `isBesides` adds to what is said of the field: two baths and a powder room are three. */
  | { type: 'count'; field: CountField; garageType?: GarageType; isBesides?: true };

const measure = (name: Measure): Unit => ({ type: 'measure', measure: name });
const count = (field: CountField, garageType?: GarageType): Unit => ({
  type: 'count',
  field,
  ...(garageType ? { garageType } : {}),
});

/** What stands after a number. */
export const units = createPhraseTable<Unit>([
  ['(bed|beds|bedroom|bedrooms|bdrm|bdrms|br|brs|bd|bds|bdr|bdrs)', count('bedrooms')],
  ['(chambre|chambres|chambre a coucher|chambres a coucher|cac|ch|cc|chs|chbre|chbres)', count('bedrooms')],
  ['(bath|baths|bathroom|bathrooms|washroom|washrooms|ba|bas|wc)', count('bathrooms')],
  ['(bthrm|bthrms|bathrm|bathrms|washrm|washrms|wshrm|wshrms)', count('bathrooms')],
  ['(salle|salles) (de bain|de bains)', count('bathrooms')],
  [
    '(half (bath|baths|bathroom|bathrooms)|powder (room|rooms)|(salle|salles) d eau)',
    { type: 'count', field: 'bathrooms', isBesides: true },
  ],
  ['(sdb|bain|bains)', count('bathrooms')],
  ['(kitchen|kitchens|cuisine|cuisines)', count('kitchens')],
  ['(car |cars |)(garage|garages|garage space|garage spaces|garage spot|garage spots)', count('garage')],
  ['(places|place|espaces) (de|en|au) garage', count('garage')],
  ['car attached garage', count('garage', 'attached')],
  ['car detached garage', count('garage', 'detached')],
  ['car (built in|integrated) garage', count('garage', 'builtIn')],
  ['(car |)parking( space| spaces| spot| spots| stall| stalls|)', count('parking')],
  ['(parkings|stationnement|stationnements)', count('parking')],
  ['(place|places|espace|espaces|case|cases) (de |)(stationnement|parking)', count('parking')],
  ['(storey|storeys|story|stories|etage|etages|niveaux|floors)', count('storeys')],
  ['(st|nd|rd|th) (floor|level|storey)', count('level')],
  ['(e|er|eme|ieme|ere) (etage|niveau)', count('level')],
  ['(year|years|yr|yrs) (old|of age)', count('age')],
  ['(ans|an|annees) d age', count('age')],
  ['(day|days) (on|on the) market', count('daysOnMarket')],
  ['(dom|jours (sur le|de) marche)', count('daysOnMarket')],

  ['(sq ft|sqft|sqfeet|sq feet|square feet|square foot|square ft|sf|ft2|sq foot)', measure('sqft')],
  ['(pi2|pi ca|pi carre|pi carres|pied carre|pieds carres|p2|pc|p c)', measure('sqft')],
  [
    '(m2|sq m|sqm|square metre|square metres|square meter|square meters|metre carre|metres carres|m carres)',
    measure('sqm'),
  ],
  ['(ft|feet|foot|pi|pied|pieds)', measure('ft')],
  ['(m|metre|metres|meter|meters)', measure('m')],
  ['(km|kms|kilometre|kilometres|kilometer|kilometers)', measure('km')],
  ['(acre|acres|ac)', measure('acre')],
  ['(hectare|hectares|ha)', measure('hectare')],
  ['(year|years|yr|yrs|an|ans|annee|annees)', measure('year')],
  ['(month|months|mois)', measure('month')],
  ['(week|weeks|wk|wks|semaine|semaines)', measure('week')],
  ['(day|days|jour|jours|j)', measure('day')],
  ['(%|percent|per cent|pct|pour cent|pourcent)', measure('percent')],
]);

const thousand = 1_000;
const million = 1_000_000;

/** `m` alone may be metres and is left to the unit. */
export const scales = createPhraseTable<number>([
  ['(k|mille|thousand)', thousand],
  ['(million|millions|mil|mio)', million],
  ['(million|millions) de', million],
]);

export const currency = createPhraseTable<true>([['($|cad|dollar|dollars|cad $|$ cad|de dollars)', true]]);

export const perMonth = createPhraseTable<true>([
  [
    '(per month|a month|each month|monthly|/ mo|/ month|/ mois|par mois|mensuel|mensuels|mensuelle|mensuellement|le mois)',
    true,
  ],
]);

/** What numbers in words are put together of: eight hundred fifty, huit cent vingt, one point two. */
const wordValues: Record<number, string> = {
  0.25: 'quarter quart',
  0.5: 'half demi demie',
  1: 'one un une',
  2: 'two deux',
  3: 'three trois',
  4: 'four quatre',
  5: 'five cinq',
  6: 'six',
  7: 'seven sept',
  8: 'eight huit',
  9: 'nine neuf',
  10: 'ten dix',
  11: 'eleven onze',
  12: 'twelve douze',
  13: 'thirteen treize',
  14: 'fourteen quatorze',
  15: 'fifteen quinze',
  16: 'sixteen seize',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty vingt',
  30: 'thirty trente',
  40: 'forty quarante',
  50: 'fifty cinquante',
  60: 'sixty soixante',
  70: 'seventy septante',
  80: 'eighty',
  90: 'ninety',
};

export const numberWords = new Map(
  Object.entries(wordValues).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
);
