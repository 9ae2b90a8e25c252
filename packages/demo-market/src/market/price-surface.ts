import type { HomeKind, Offer } from '@hearthline/domain/listing/vocabulary';
import { createRandom } from '../random.ts';
import type { Position } from '../region/region.ts';
import type { Day } from './calendar.ts';
import { yearOfDay } from './calendar.ts';
import type { Cycle } from './cycle.ts';
import { usualBathrooms } from './home/bathrooms.ts';
import { qualityDeviation } from './home/condition.ts';
import type { Home, HomeState } from './home/home.ts';
import { viewHome } from './home/home.ts';

/** How far two buyers of the same home on the same day would be apart, as a logarithm. */
export const dealDeviation = 0.045;

/**
 * The noise floor: the deviation of sold prices, as a logarithm, from all that the records tell. It is what a home
 * is worth beyond its facts, which stays with it, and the luck of each deal. No estimate can be nearer than this.
 */
export const noiseFloor = Math.hypot(qualityDeviation, dealDeviation);

/** A usual detached house of 1,800 square feet in a usual community, on the market's last day, in cents. */
const usualPrice = 86_500_000;
const usualRent = 285_000;

/** Against a detached house of the same size. */
const kindLevels: Record<HomeKind, number> = {
  detached: 0,
  semiDetached: -0.12,
  townhouse: -0.18,
  bungalow: 0.07,
  condoApartment: -0.2,
  condoTownhouse: -0.27,
  loft: -0.14,
  duplex: -0.03,
  multiplex: 0,
  cottage: -0.16,
  farm: 0.1,
  land: -1.25,
};

export interface PriceSurface {
  /** What the home is worth on a day in cents, before the luck of a deal. */
  worthOf(home: Home, day: Day): number;
  rentOf(home: Home, day: Day): number;
  usualOf(home: Home, day: Day, offer: Offer): number;
}

export function createPriceSurface(seed: number, cycle: Cycle): PriceSurface {
  const ripples = createRipples(seed);

  function worthOf(home: Home, day: Day): number {
    const state = viewHome(home, yearOfDay(day));
    const logarithm =
      kindLevels[home.kind] +
      sizeEffect(home) +
      placeEffect(home) +
      ripples(home.site.position) +
      conditionEffect(home, state) +
      equipmentEffect(home, state) +
      home.quality;
    return usualPrice * Math.exp(logarithm) * cycle.priceLevel(day);
  }

  function rentOf(home: Home, day: Day): number {
    const today = worthOf(home, day) / cycle.priceLevel(day);
    return usualRent * (today / 70_000_000) ** 0.6 * cycle.rentLevel(day);
  }

  return {
    worthOf,
    rentOf,
    usualOf: (home, day, offer) => (offer === 'sale' ? worthOf(home, day) : rentOf(home, day)),
  };
}

function sizeEffect(home: Home): number {
  const { lotFront, lotDepth, area, kind } = home;
  const lotArea = lotFront === null || lotDepth === null ? null : lotFront * lotDepth;
  if (area === null) return 0.22 * Math.log((lotArea ?? 5_000) / 5_000);
  const size = (home.flat ? 0.68 : 0.6) * Math.log(area / 1_800);
  if (lotArea === null) return size;
  const lotWeight = kind === 'farm' ? 0.16 : 0.13;
  return size + lotWeight * Math.log(lotArea / 4_500);
}

function placeEffect({ site, kind }: Home): number {
  const { community, street } = site;
  const isByWater = site.waterBody !== null && site.unit === null;
  const noise = street.class === 'arterial' ? -0.06 : street.class === 'collector' ? -0.025 : 0;
  const water = isByWater ? (kind === 'cottage' ? 0.42 : 0.34) : 0;
  return Math.log(community.standing) + 0.16 * community.shore + water + (site.unit ? 0 : noise);
}

function conditionEffect({ finish, site, flat }: Home, { age, isRenovated }: HomeState): number {
  if (age === null) return 0;
  const wear = -0.002 * Math.min(age, 55) * (isRenovated ? 0.55 : 1);
  const { setting } = site.community;
  const charm = age > 85 && !flat && (setting === 'downtown' || setting === 'village') ? 0.05 : 0;
  const taste = finish === 'fine' ? 0.07 : finish === 'plain' ? -0.04 : 0;
  return wear + charm + taste + (isRenovated ? 0.03 : 0);
}

function equipmentEffect(home: Home, { isBasementFinished, kitchensPlus }: HomeState): number {
  const { flat, bathrooms, area, basement, pool, yearBuilt } = home;
  if (flat) {
    // A level is worth a third of a percent, which ends at the thirty-fifth.
    const height = 0.003 * Math.min(flat.level - 1, 34);
    const view = flat.view === 'lake' ? 0.05 : flat.view === 'city' ? 0.015 : 0;
    return (
      height + (flat.isPenthouse ? 0.05 : 0) + view + 0.045 * home.garageSpaces + (flat.hasLocker ? 0.008 : 0)
    );
  }
  if (area === null) return 0;
  const extraBaths = (bathrooms ?? 1) - usualBathrooms(area, yearBuilt ?? 0);
  const below = (isBasementFinished ? 0.045 : 0) + (basement.isWalkOut ? 0.02 : 0) + kitchensPlus * 0.035;
  const water = pool === 'inground' ? 0.03 : pool === 'indoor' ? 0.04 : 0;
  return (
    0.018 * extraBaths +
    below +
    water +
    0.02 * Math.min(3, home.garageSpaces) +
    (home.hasFireplace ? 0.006 : 0)
  );
}

/** Good and less good ends of a community: gentle waves a kilometre or two long. */
function createRipples(seed: number): (position: Position) => number {
  const random = createRandom(seed, 'price ripples');
  const waves = Array.from({ length: 3 }, () => ({
    x: random.between(150, 420),
    y: random.between(220, 600),
    phase: random.between(0, 2 * Math.PI),
    height: random.between(0.008, 0.016),
  }));
  return ([longitude, latitude]) =>
    waves.reduce(
      (sum, { x, y, phase, height }) => sum + height * Math.sin(longitude * x + latitude * y + phase),
      0,
    );
}
