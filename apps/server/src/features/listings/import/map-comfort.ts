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
function findFlag({ reader }: MapContext, field: string, lists: readonly string[]): boolean | null {
  const [first] = reader.words(lists);
  return reader.flag(field) ?? (first === undefined ? null : !/^none$/i.test(first));
}

/** The worst of what is said: a new kitchen does not mend a roof. */
function findCondition({ reader, words }: MapContext): number | null {
  const grades = words
    .findAll<ConditionGrade | 'silent'>(
      'PropertyCondition',
      reader.words('PropertyCondition'),
      conditionWords,
    )
    .filter((grade) => grade !== 'silent');
  return grades.length > 0 ? Math.min(...grades.map(Number)) : null;
}

/** One board keeps type and source apart, the dictionary puts both into one list. */
function findHeating({ reader, words, warnings }: MapContext): Pick<ListingRecord, 'heatType' | 'heatFuel'> {
  const types = reader.words(['HeatType', 'HeatTypeMulti', 'Heating']);
  const sources = [...reader.words(['HeatSource', 'HeatSourceMulti']), ...types];
  const [heatType] = words.findAll<HeatType>('Heating', types, heatTypeWords);
  const [heatFuel] = sources
    .map((word) => matchWord<HeatFuel | 'silent'>(word, heatFuelWords))
    .filter((fuel) => fuel !== 'silent' && fuel !== null);
  if (heatType) return { heatType, heatFuel: heatFuel ?? null };
  if (reader.flag('HeatingYN') === false) return { heatType: 'none', heatFuel: null };
  const isUnknown = types.length > 0 && warnings.unknownWords.some(({ field }) => field === 'Heating');
  return { heatType: isUnknown ? 'other' : null, heatFuel: heatFuel ?? null };
}

function findCooling({ reader, words }: MapContext): CoolingType | null {
  const [cooling] = words.findAll<CoolingType>('Cooling', reader.words('Cooling'), coolingWords);
  if (cooling) return cooling;
  const hasCooling = reader.flag('CoolingYN');
  return hasCooling === null ? null : hasCooling ? 'other' : 'none';
}

function findPool({ reader, words }: MapContext): PoolType | null {
  const told = words.findAll<PoolType>('PoolFeatures', reader.words('PoolFeatures'), poolWords);
  const kind = told.find((pool) => pool !== 'other') ?? told[0];
  if (kind) return kind;
  const hasPool = reader.flag('PoolPrivateYN');
  return hasPool === null ? null : hasPool ? 'other' : 'none';
}

function findUtilities({ reader, words }: MapContext): ListingRecord['utilities'] {
  const utilities: ListingRecord['utilities'] = {};
  for (const word of reader.words('Utilities')) {
    const service = matchWord(word, serviceWords);
    if (service === null || service === 'silent') continue;
    utilities[service] = matchWord(word, serviceStateWords) ?? 'connected';
  }
  for (const [service, field] of Object.entries(serviceFields) as [UtilityService, string][]) {
    const state = words.find(field, reader.text(field, maxWord), serviceStateWords);
    if (state) utilities[service] = state;
  }
  return utilities;
}

/** By the month, however it is paid. */
function findFee({ reader, words }: MapContext): number | null {
  const fee = reader.cents('AssociationFee');
  if (fee === null) return null;
  const frequency = reader.text('AssociationFeeFrequency', maxWord);
  if (frequency === null) return fee;
  const payments = words.find('FeeFrequency', frequency, paymentsPerMonth);
  return payments === null ? null : Math.round(fee * payments);
}
