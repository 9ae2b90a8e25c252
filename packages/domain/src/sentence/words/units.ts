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
  | { type: 'count'; field: CountField; garageType?: GarageType };

const measure = (name: Measure): Unit => ({ type: 'measure', measure: name });
const count = (field: CountField, garageType?: GarageType): Unit => ({
  type: 'count',
  field,
  ...(garageType ? { garageType } : {}),
});

/** What stands after a number. */
export const units = createPhraseTable<Unit>([
  ['(bed|beds|bedroom|bedrooms|bdrm|bdrms|br|brs|bd|bds|bdr|bdrs)', count('bedrooms')],
  ['(chambre|chambres|chambre a coucher|chambres a coucher|cac|ch|cc|chs)', count('bedrooms')],
  ['(bath|baths|bathroom|bathrooms|washroom|washrooms|ba|bas|wc)', count('bathrooms')],
  ['(salle|salles) (de bain|de bains|d eau)', count('bathrooms')],
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
  ['(dom|jours sur le marche)', count('daysOnMarket')],

  ['(sq ft|sqft|sqfeet|sq feet|square feet|square foot|square ft|sf|ft2|sq foot)', measure('sqft')],
  ['(pi2|pi ca|pi carre|pi carres|pied carre|pieds carres|p2|pc)', measure('sqft')],
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

export const numberWords = new Map<string, number>(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    twenty: 20,
    thirty: 30,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    half: 0.5,
    demi: 0.5,
  }),
);
