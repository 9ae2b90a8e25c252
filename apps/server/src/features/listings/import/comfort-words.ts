import type {
  CoolingType,
  HeatFuel,
  HeatType,
  PoolType,
  UtilityService,
  UtilityState,
} from '@hearthline/domain/listing/vocabulary';
import type { WordRules } from './words.ts';

/** Boards mix how a home is heated with what is burnt, and with words that are neither. */
export const heatTypeWords: WordRules<HeatType | 'silent'> = [
  [/^(none|no)$/, 'none'],
  [/forced air|^central|furnace|gravity/, 'forcedAir'],
  [/heat pump|ductless|mini split|geotherm|ground source/, 'heatPump'],
  [/baseboard/, 'baseboard'],
  [/radiant|in floor|hydronic|ceiling/, 'radiant'],
  [/boiler|hot water|^water|steam/, 'boiler'],
  [/stove|fireplace|space heater|insert/, 'stove'],
  [/gas|electric|oil|propane|wood|kerosene|coal|pellet|hydro/, 'silent'],
  [/remarks|meter|zone|humidity|energy star|varies|exhaust|natural/, 'silent'],
  [/solar|fan coil|other/, 'other'],
];

export const heatFuelWords: WordRules<HeatFuel | 'silent'> = [
  [/geotherm|ground source/, 'geothermal'],
  [/propane/, 'propane'],
  [/gas/, 'gas'],
  [/electric|hydro(?!nic)/, 'electric'],
  [/oil|kerosene/, 'oil'],
  [/wood|pellet/, 'wood'],
  [/coal|solar|^other/, 'other'],
  [/./, 'silent'],
];

export const coolingWords: WordRules<CoolingType | 'silent'> = [
  [/^(none|no)$/, 'none'],
  [/central|forced/, 'central'],
  [/heat pump/, 'heatPump'],
  [/window/, 'windowUnit'],
  [/wall|ductless|mini split/, 'wallUnit'],
  [/remarks|meter|zone|humidity|energy star|varies|ceiling fan|^electric|^gas/, 'silent'],
  [/./, 'other'],
];

export type ConditionGrade = '1' | '2' | '3' | '4' | '5';

/** What boards call the state of a home, from 1 for a ruin to 5 for as new. */
export const conditionWords: WordRules<ConditionGrade | 'silent'> = [
  [/unlivable|tear ?down|fixer|poor|needs (work|repair)|shell|as is/, '1'],
  [/fair|\b(out)?dated|below average/, '2'],
  [/very good|excellent|new construction|^new|to be built|under construction|complete|fully renovated/, '5'],
  [/average|typical|original/, '3'],
  [/good|updated|remodel|renovat|restored|well maintained/, '4'],
  [/./, 'silent'],
];

export const poolWords: WordRules<PoolType | 'silent'> = [
  [/^(none|no|no pool)$/, 'none'],
  [/indoor/, 'indoor'],
  [/above/, 'aboveGround'],
  [/in ?ground/, 'inground'],
  [/community|association|shared|common/, 'shared'],
  // There is one; what kind it is they leave open.
  [
    /heated|salt|cover|fenced|liner|filter|vinyl|fiberglass|gunite|sport|diving|solar|electric|gas|private|outdoor|other/,
    'other',
  ],
  [/equipment|remarks/, 'silent'],
];

export const serviceWords: WordRules<UtilityService | 'silent'> = [
  [/gas/, 'gas'],
  [/sewer/, 'sewer'],
  [/electric|hydro/, 'hydro'],
  [/cable/, 'cable'],
  [/phone/, 'telephone'],
  [/water/, 'water'],
  [/./, 'silent'],
];

export const serviceStateWords: WordRules<UtilityState> = [
  [/not available|^no$|^n$|^none$/, 'notAvailable'],
  [/available|^a$/, 'available'],
  [/connected|^yes$|^y$|installed|municipal|^true$/, 'connected'],
];

/** How many payments a month. */
export const paymentsPerMonth: WordRules<number> = [
  [/semi month|twice a month/, 2],
  [/bi month|every two months/, 1 / 2],
  [/^month/, 1],
  [/semi ann|bi ann|half year/, 1 / 6],
  [/ann|year/, 1 / 12],
  [/quarter/, 1 / 3],
  [/bi ?week|every two weeks/, 26 / 12],
  [/week/, 52 / 12],
  [/dai|day/, 365 / 12],
];
