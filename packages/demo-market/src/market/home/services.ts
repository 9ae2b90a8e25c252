import type {
  BasementFeature,
  HomeKind,
  UtilityService,
  UtilityState,
} from '@hearthline/domain/listing/vocabulary';
import { createRandom } from '../../random.ts';
import type { Setting } from '../../region/region.ts';
import type { Home, HomeState } from './home.ts';

const zones: Record<HomeKind, readonly string[]> = {
  detached: ['RD', 'R1', 'R2'],
  semiDetached: ['RS', 'R2'],
  townhouse: ['RT', 'RM1'],
  bungalow: ['RD', 'R1'],
  condoApartment: ['CR2', 'RA', 'DC'],
  condoTownhouse: ['RM2', 'RT'],
  loft: ['CR2', 'MCR'],
  duplex: ['R2', 'RM1'],
  multiplex: ['RM', 'RM2'],
  cottage: ['SR', 'WF'],
  farm: ['A1', 'RU'],
  land: ['R1', 'RU', 'D'],
};

export function zoningOf({ kind, seed }: Home): string {
  const codes = zones[kind];
  return `${codes[seed % codes.length]}${seed % 7 === 0 ? `-${1 + (seed % 9)}` : ''}`;
}

export function utilitiesOf({ kind, seed, site }: Home): Partial<Record<UtilityService, UtilityState>> {
  const isCountry = isInCountry(site.community.setting);
  const wired: UtilityState = kind === 'land' ? 'available' : 'connected';
  const piped: UtilityState = isCountry ? 'notAvailable' : wired;
  return {
    water: piped,
    sewer: piped,
    gas: isCountry && seed % 10 < 6 ? 'notAvailable' : wired,
    hydro: wired,
    cable: seed % 5 === 0 ? 'available' : wired,
    telephone: wired,
  };
}

function isInCountry(setting: Setting): boolean {
  return setting === 'rural';
}

export function basementFeaturesOf({ basement, kind, flat }: Home, state: HomeState): BasementFeature[] {
  if (flat || kind === 'land') return [];
  const { shape, isWalkOut, hasSeparateEntrance } = basement;
  if (shape === 'none') return ['none'];
  if (shape === 'crawlSpace') return ['crawlSpace'];
  const features: BasementFeature[] = [shape, state.isBasementFinished ? 'finished' : 'unfinished'];
  if (isWalkOut) features.push('walkOut');
  if (hasSeparateEntrance) features.push('separateEntrance');
  if (state.kitchensPlus > 0) features.push('apartment');
  return features;
}

const feeParts = [
  'Building insurance',
  'Common elements',
  'Water',
  'Heat',
  'Parking',
  'Central air',
  'Hydro',
  'Cable',
] as const;

/** What a condominium asks for each month, in cents, and what is in it. Old buildings ask for more. */
export function feesOf(home: Home, state: HomeState): { feeMonthly: number | null; feeIncludes: string[] } {
  const { kind, area, site } = home;
  if (area === null || !(home.flat || kind === 'condoTownhouse'))
    return { feeMonthly: null, feeIncludes: [] };
  const random = createRandom(site.unit?.buildingSeed ?? site.row, 'fees');
  const perFoot = home.flat
    ? random.between(0.56, 0.78) + Math.min(40, state.age ?? 0) * 0.006
    : random.between(0.2, 0.34);
  return {
    feeMonthly: Math.round(area * perFoot * 100 * 1.025 ** (state.year - 2025)),
    feeIncludes: feeParts.slice(0, random.integer(2, home.flat ? 7 : 4)),
  };
}

/** About seven tenths of a percent of the worth, set by each municipality. */
export function taxOf(home: Home, worth: number): number {
  const random = createRandom(
    Number.parseInt(home.site.municipalityCode.replace(/\D/g, '') || '1', 10),
    'tax rate',
  );
  return Math.round((worth * random.between(0.0056, 0.0084) * (1 + (home.seed % 100) / 2500)) / 100) * 100;
}
