import type { GarageType } from '../../listing/vocabulary.ts';
import type { Meaning, Phrase } from '../meaning.ts';
import { choose, chooseAny } from '../meaning.ts';

/** Near without a number is within a kilometre, about a quarter of an hour on foot. */
export const nearSchoolMetres = 1_000;

const anyBasement = chooseAny(
  'basement',
  ...[
    'full',
    'partial',
    'finished',
    'partlyFinished',
    'unfinished',
    'separateEntrance',
    'walkOut',
    'apartment',
  ],
);
const anyPool = chooseAny('pool', 'inground', 'aboveGround', 'indoor', 'shared', 'other');
const anyCooling = chooseAny('cooling', 'central', 'wallUnit', 'windowUnit', 'heatPump', 'other');
const anyGarageType = choose('garageType', 'attached', 'detached', 'builtIn', 'underground', 'other');

const basement = (feature: string): Meaning[] => [choose('basement', feature)];
const heat = (type: string): Meaning[] => [choose('heat', type)];
const fuel = (type: string): Meaning[] => [choose('heatFuel', type)];
const cooling = (...types: string[]): Meaning[] => [choose('cooling', ...types)];
const pool = (type: string): Meaning[] => [choose('pool', type)];
const waterfront: Meaning[] = [{ type: 'flag', field: 'waterfront' }];
const nearSchools: Meaning = {
  type: 'range',
  field: 'schoolDistance',
  range: { max: nearSchoolMetres },
  mode: 'presence',
  none: { type: 'range', field: 'schoolDistance', range: { min: nearSchoolMetres }, mode: 'explicit' },
};

export function garageFor(cars: number, ...types: GarageType[]): Meaning[] {
  const spaces: Meaning = {
    type: 'range',
    field: 'garage',
    range: { min: cars },
    mode: cars === 1 ? 'presence' : 'bare',
    ...(cars === 1 ? { none: anyGarageType } : {}),
  };
  if (types.length === 0) return [spaces];
  return cars === 1 ? [choose('garageType', ...types)] : [spaces, choose('garageType', ...types)];
}

const parking: Meaning = {
  type: 'range',
  field: 'parking',
  range: { min: 1 },
  mode: 'presence',
  none: { type: 'range', field: 'parking', range: { max: 0 }, mode: 'explicit' },
};

const garageTypeWords: [english: string, french: string, type: GarageType][] = [
  ['attached', '(attache|attenant|adjacent)', 'attached'],
  ['detached', '(detache|isole)', 'detached'],
  ['(built in|integrated)', '(integre|incorpore)', 'builtIn'],
  ['underground', '(souterrain|interieur)', 'underground'],
];
const garageSizeWords: [english: string, french: string, cars: number][] = [
  ['single', 'simple', 1],
  ['(double|dbl)', '(double|dbl)', 2],
  ['triple', 'triple', 3],
];

const garagePhrases: Phrase[] = [
  ['(garage|garages)', garageFor(1)],
  ...garageTypeWords.flatMap(([english, french, type]): Phrase[] => [
    [`${english} (garage|garages)`, garageFor(1, type)],
    [`(garage|garages) ${french}(|s)`, garageFor(1, type)],
  ]),
  ...garageSizeWords.flatMap(([english, french, cars]): Phrase[] => [
    [`${english} (car |)(garage|garages|gar)`, garageFor(cars)],
    [`(garage|garages|gar) ${french}(|s)`, garageFor(cars)],
    ...garageTypeWords.flatMap(([typeEnglish, typeFrench, type]): Phrase[] => [
      [`${english} (car |)${typeEnglish} garage`, garageFor(cars, type)],
      [`${typeEnglish} ${english} (car |)garage`, garageFor(cars, type)],
      [`garage ${french} ${typeFrench}`, garageFor(cars, type)],
      [`garage ${typeFrench} ${french}`, garageFor(cars, type)],
    ]),
  ]),
  ['(carport|carports|car port|abri d auto|abri d autos)', [choose('garageType', 'carport')]],
  [
    '(underground (parking|garage)|(parking|stationnement) (souterrain|interieur))',
    [choose('garageType', 'underground')],
  ],
  ['(parking|parking space|parking spot|stationnement|stationnements|place de stationnement)', [parking]],
];

const basementPhrases: Phrase[] = [
  ['(basement|bsmt|sous sol|s sol)', [anyBasement]],
  ['(finished|fin|completed) (basement|bsmt)', basement('finished')],
  ['(basement|bsmt) finished', basement('finished')],
  ['(sous sol|s sol|s s|ss) (fini|amenage|termine|complete)', basement('finished')],
  ['(partly|partially|part|semi) finished (basement|bsmt)', basement('partlyFinished')],
  ['sous sol (partiellement|en partie|semi) (fini|amenage|termine)', basement('partlyFinished')],
  ['(unfinished|not finished) (basement|bsmt)', basement('unfinished')],
  ['sous sol (non fini|non amenage|non termine|inacheve|brut|pas fini)', basement('unfinished')],
  ['(finished|fin) (walkout|walk out) (basement|bsmt)', [choose('basement', 'finished', 'walkOut')]],
  ['(unfinished) (walkout|walk out) (basement|bsmt)', [choose('basement', 'unfinished', 'walkOut')]],
  [
    '((finished|fin) w/o( basement| bsmt|)|w/o (basement|bsmt) (finished|fin))',
    [choose('basement', 'finished', 'walkOut')],
  ],
  ['(full|partial) height basement', [anyBasement]],
  ['full (basement|bsmt)', basement('full')],
  ['sous sol (complet|plein)', basement('full')],
  ['(partial (basement|bsmt)|sous sol partiel)', basement('partial')],
  ['(crawl space|crawlspace|vide sanitaire)', basement('crawlSpace')],
  ['(separate|sep|side|private) (entrance|entry)', basement('separateEntrance')],
  ['entree (separee|independante|privee|distincte)', basement('separateEntrance')],
  ['(walkout|walk out)( basement| bsmt|)', basement('walkOut')],
  ['(rez de jardin|sous sol (avec sortie|avec sortie exterieure|en rez de jardin))', basement('walkOut')],
  ['(basement|bsmt) (apartment|apt|suite|unit)', basement('apartment')],
  [
    '(in law |inlaw |second |secondary |rental |income |granny |legal basement |)(suite|suites)',
    basement('apartment'),
  ],
  ['(logement|appartement|suite|logis) (au|dans le) sous sol', basement('apartment')],
  ['(sous sol locatif|logement accessoire|logement parental)', basement('apartment')],
];

const comfortPhrases: Phrase[] = [
  ['(forced air|air pulse|air force)( heat| heating|)', heat('forcedAir')],
  [
    '(forced air gas|gas forced air)( heat| heating|)',
    [choose('heat', 'forcedAir'), choose('heatFuel', 'gas')],
  ],
  ['(radiant|in floor|hydronic)( heat| heating|)', heat('radiant')],
  [
    '(chauffage radiant|chauffage rayonnant|plancher chauffant|planchers chauffants|plancher radiant)',
    heat('radiant'),
  ],
  ['(electric |)(baseboard|baseboards|baseboard heat|baseboard heating)', heat('baseboard')],
  ['(plinthe|plinthes)( electrique| electriques|)', heat('baseboard')],
  ['(heat pump|heat pumps|thermopompe|thermopompes)', heat('heatPump')],
  ['(boiler|boilers|chaudiere|chaudieres)', heat('boiler')],
  ['(hot water |)(radiator|radiators|rads|radiateur|radiateurs)', heat('boiler')],
  ['(hot water (heat|heating)|(chauffage a l |)eau chaude)', heat('boiler')],
  ['(wood stove|pellet stove|poele a bois|poele a granules)', heat('stove')],
  [
    '(natural gas|gas heat|gas heating|gas heated|gas furnace|chauffage au gaz|gaz naturel|chauffe au gaz)',
    fuel('gas'),
  ],
  ['(electric (heat|heating|furnace)|chauffage electrique|chauffage a l electricite)', fuel('electric')],
  ['(oil heat|oil heating|oil furnace|chauffage au mazout|chauffage a l huile|mazout)', fuel('oil')],
  ['(propane|propane heat|propane heating|chauffage au propane)', fuel('propane')],
  ['(wood heat|wood heating|chauffage au bois)', fuel('wood')],
  [
    '(geothermal|geothermal heat|geothermal heating|geothermie|chauffage geothermique|geothermique)',
    fuel('geothermal'),
  ],

  ['(a/c|ac|air conditioning|air conditioned|air conditioner|air con)', [anyCooling]],
  ['(clim|climatisation|climatise|climatisee|climatiseur|air climatise|air conditionne)', [anyCooling]],
  ['(central (air|a/c|ac|air conditioning|cooling)|c/a|c / air)', cooling('central')],
  ['(air central|(climatisation|climatiseur|air climatise) (centrale|central))', cooling('central')],
  [
    '(wall unit (a/c|ac|air conditioning|air conditioner)|mini split|ductless|climatiseur mural|thermopompe murale)',
    cooling('wallUnit'),
  ],
  ['(window unit|window (a/c|ac|air conditioner)|climatiseur de fenetre)', cooling('windowUnit')],

  ['(swimming |)(pool|pools)', [anyPool]],
  ['(piscine|piscines)', [anyPool]],
  ['(inground|in ground|underground) (swimming |)(pool|pools)', pool('inground')],
  ['(piscine|piscines) (creusee|creusees|enterree)', pool('inground')],
  ['(inground|creusee|creusees)', pool('inground')],
  ['(above ground|aboveground) (swimming |)(pool|pools)', pool('aboveGround')],
  ['(piscine |piscines |)hors (terre|sol)', pool('aboveGround')],
  ['(indoor (swimming |)(pool|pools)|(piscine|piscines) (interieure|interieures))', pool('indoor')],
  ['(shared|common|community|communal|building) (swimming |)pool', pool('shared')],
  ['(piscine|piscines) (commune|communes|partagee|partagees|de l immeuble)', pool('shared')],

  ['(waterfront|water front|lakefront|lake front|riverfront|river front|beachfront|oceanfront)', waterfront],
  ['on (the |)(water|lake|river)', waterfront],
  ['(au |en |)bord (de l eau|du lac|de la riviere|de lac|d eau|de la mer|du fleuve)', waterfront],
  ['(riverain|riveraine|riverains|riveraines|sur le lac|sur l eau|front de lac)', waterfront],

  ['(near|close to|by|steps to|near to|next to) (a |the |good |)(school|schools)', [nearSchools]],
  ['(walking distance|walk) to (a |the |)(school|schools)', [nearSchools]],
  ['((good |great |top |)schools|(bonnes |)ecoles)', [nearSchools]],
  ['(school|schools) (nearby|close by|within walking distance|in walking distance)', [nearSchools]],
  ['(ecole|ecoles) (a pied|a proximite|a distance de marche|tout pres|a cote)', [nearSchools]],
  ['(pres|proche|proches|a proximite|a cote) (des|de l|d une|de|d) (ecole|ecoles)', [nearSchools]],
  ['a distance de marche (des|de l|d une|d) (ecole|ecoles)', [nearSchools]],
];

export const featurePhrases: Phrase[] = [...garagePhrases, ...basementPhrases, ...comfortPhrases];
