import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import type {
  CoolingType,
  HeatFuel,
  HeatType,
  PoolType,
  UtilityService,
} from '@hearthline/domain/listing/vocabulary';
import type { ConditionGrade } from './comfort-words.ts';
import {
  conditionWords,
  coolingWords,
  heatFuelWords,
  heatTypeWords,
  paymentsPerMonth,
  poolWords,
  serviceStateWords,
  serviceWords,
} from './comfort-words.ts';
import type { MapContext } from './map-context.ts';
import { matchWord } from './words.ts';

const maxWord = 60;
const serviceFields: Record<UtilityService, string> = {
  water: 'WaterYNA',
  sewer: 'SewerYNA',
  gas: 'GasYNA',
  hydro: 'ElectricYNA',
  cable: 'CableYNA',
  telephone: 'TelephoneYNA',
};

export function mapComfort(context: MapContext) {
  return {
    ...findHeating(context),
    cooling: findCooling(context),
    pool: findPool(context),
    isWaterfront: findFlag(context, 'WaterfrontYN', ['WaterfrontFeatures', 'Waterfront']),
    hasView: findFlag(context, 'ViewYN', ['View']),
    condition: findCondition(context),
    utilities: findUtilities(context),
    feeMonthly: findFee(context),
  } satisfies Partial<ListingRecord>;
}

/** Told as such, or by a list of what there is. */
function findFlag({ read }: MapContext, field: string, lists: readonly string[]): boolean | null {
  const [first] = read.words(lists);
  return read.flag(field) ?? (first === undefined ? null : !/^none$/i.test(first));
}

/** The worst of what is said: a new kitchen does not mend a roof. */
function findCondition({ read, words }: MapContext): number | null {
  const grades = words
    .findAll<ConditionGrade | 'silent'>('PropertyCondition', read.words('PropertyCondition'), conditionWords)
    .filter((grade) => grade !== 'silent');
  return grades.length > 0 ? Math.min(...grades.map(Number)) : null;
}

/** One board keeps type and source apart, the dictionary puts both into one list. */
function findHeating({ read, words, warnings }: MapContext): Pick<ListingRecord, 'heatType' | 'heatFuel'> {
  const types = read.words(['HeatType', 'HeatTypeMulti', 'Heating']);
  const sources = [...read.words(['HeatSource', 'HeatSourceMulti']), ...types];
  const [heatType] = words.findAll<HeatType>('Heating', types, heatTypeWords);
  const [heatFuel] = sources
    .map((word) => matchWord<HeatFuel | 'silent'>(word, heatFuelWords))
    .filter((fuel) => fuel !== 'silent' && fuel !== null);
  if (heatType) return { heatType, heatFuel: heatFuel ?? null };
  if (read.flag('HeatingYN') === false) return { heatType: 'none', heatFuel: null };
  const isUnknown = types.length > 0 && warnings.unknownWords.some(({ field }) => field === 'Heating');
  return { heatType: isUnknown ? 'other' : null, heatFuel: heatFuel ?? null };
}

function findCooling({ read, words }: MapContext): CoolingType | null {
  const [cooling] = words.findAll<CoolingType>('Cooling', read.words('Cooling'), coolingWords);
  if (cooling) return cooling;
  const hasCooling = read.flag('CoolingYN');
  return hasCooling === null ? null : hasCooling ? 'other' : 'none';
}

function findPool({ read, words }: MapContext): PoolType | null {
  const [pool] = words.findAll<PoolType>('PoolFeatures', read.words('PoolFeatures'), poolWords);
  return pool ?? (read.flag('PoolPrivateYN') === false ? 'none' : null);
}

function findUtilities({ read, words }: MapContext): ListingRecord['utilities'] {
  const utilities: ListingRecord['utilities'] = {};
  for (const word of read.words('Utilities')) {
    const service = matchWord(word, serviceWords);
    if (service === null || service === 'silent') continue;
    utilities[service] = matchWord(word, serviceStateWords) ?? 'connected';
  }
  for (const [service, field] of Object.entries(serviceFields) as [UtilityService, string][]) {
    const state = words.find(field, read.text(field, maxWord), serviceStateWords);
    if (state) utilities[service] = state;
  }
  return utilities;
}

/** By the month, however it is paid. */
function findFee({ read, words }: MapContext): number | null {
  const fee = read.cents('AssociationFee');
  if (fee === null) return null;
  const frequency = read.text('AssociationFeeFrequency', maxWord);
  if (frequency === null) return fee;
  const payments = words.find('FeeFrequency', frequency, paymentsPerMonth);
  return payments === null ? null : Math.round(fee * payments);
}
