import type { Random } from '../../random.ts';
import { createRandom } from '../../random.ts';
import type { HomeSite, SiteUnit } from '../site.ts';
import { chooseFinish, qualityDeviation } from './condition.ts';
import type { Flat, Home } from './home.ts';

const amenityNames = [
  'Concierge',
  'Gym',
  'Party room',
  'Rooftop deck',
  'Visitor parking',
  'Indoor pool',
  'Guest suites',
  'Sauna',
  'Bike storage',
  'Media room',
] as const;

/** Stacks: the flats behind one door number lie above each other and are alike on every level. */
interface Stack {
  area: number;
  bedrooms: number;
  exposure: (typeof stackExposures)[number];
}

const stackExposures = [
  'south',
  'southWest',
  'west',
  'northWest',
  'north',
  'northEast',
  'east',
  'southEast',
] as const;

export function createFlat(site: HomeSite, unit: SiteUnit, seed: number, random: Random): Home {
  const building = createRandom(unit.buildingSeed, 'building');
  const amenities = chooseAmenities(unit, building);
  const stack = describeStack(unit);
  const isPenthouse = unit.level >= unit.buildingStoreys && unit.buildingStoreys >= 6;
  const area = Math.round(
    stack.area * (isPenthouse ? random.between(1.2, 1.6) : random.between(0.985, 1.015)),
  );
  const bedrooms = isPenthouse ? Math.max(2, stack.bedrooms) : stack.bedrooms;
  const hasParking = random.chance(stack.bedrooms > 1 ? 0.88 : 0.55);
  const spaces = hasParking ? (area > 1300 && random.chance(0.4) ? 2 : 1) : 0;
  const isElectric = building.chance(0.25);
  return {
    seed,
    site,
    kind: unit.isLoft ? 'loft' : 'condoApartment',
    style: 'apartment',
    yearBuilt: unit.builtIn,
    storeys: isPenthouse && random.chance(0.25) ? 2 : 1,
    bedrooms,
    bathrooms: countBathrooms(bedrooms, area),
    kitchens: 1,
    area,
    lotFront: null,
    lotDepth: null,
    isLotIrregular: false,
    garageType: spaces > 0 ? 'underground' : 'none',
    garageSpaces: spaces,
    drivewaySpaces: 0,
    basement: { shape: 'none', isWalkOut: false, hasSeparateEntrance: false },
    heatType: unit.builtIn < 1980 ? 'radiant' : building.chance(0.35) ? 'heatPump' : 'forcedAir',
    heatFuel: isElectric ? 'electric' : 'gas',
    cooling: unit.builtIn < 1975 ? 'wallUnit' : 'central',
    pool: amenities.includes('Indoor pool') ? 'shared' : 'none',
    hasFireplace: random.chance(unit.isLoft ? 0.18 : 0.06),
    finish: chooseFinish(
      {
        standing: site.community.standing + (isPenthouse ? 0.4 : 0),
        yearBuilt: unit.builtIn,
        nearby: createRandom(unit.buildingSeed, 'finish'),
      },
      random,
    ),
    exposure: stack.exposure,
    flat: {
      level: unit.level,
      buildingStoreys: unit.buildingStoreys,
      isPenthouse,
      hasLocker: random.chance(0.55),
      hasBalcony: !unit.isLoft && random.chance(0.86),
      amenities,
      view: chooseView(site, unit, stack),
    },
    works: {
      renovatedIn:
        unit.builtIn < 2008 && random.chance(0.5)
          ? random.integer(Math.max(unit.builtIn + 12, 2006), 2025)
          : null,
      basementFinishedIn: null,
      hasBasementFlat: false,
    },
    quality: random.normal(0, qualityDeviation),
  };
}

function countBathrooms(bedrooms: number, area: number): number {
  if (bedrooms >= 3 && area > 1_500) return 3;
  return bedrooms >= 2 && area > 720 ? 2 : 1;
}

function describeStack({ buildingSeed, door, builtIn, isLoft }: SiteUnit): Stack {
  const random = createRandom(buildingSeed, `stack ${door}`);
  const bedrooms = random.weighted([
    [0, isLoft ? 6 : 9],
    [1, 44],
    [2, 37],
    [3, 10],
  ] as const);
  const usual = [430, 590, 840, 1120][bedrooms] ?? 600;
  // Flats have grown smaller with every decade.
  const era = builtIn < 1985 ? 1.28 : builtIn < 2000 ? 1.14 : builtIn < 2012 ? 1 : 0.92;
  return {
    bedrooms,
    area: Math.round(usual * era * (isLoft ? 1.2 : 1) * random.between(0.9, 1.14)),
    exposure: stackExposures[(door + buildingSeed) % stackExposures.length] ?? 'south',
  };
}

function chooseAmenities({ buildingStoreys, isLoft }: SiteUnit, building: Random): string[] {
  if (isLoft || buildingStoreys < 6)
    return building.shuffle(['Visitor parking', 'Bike storage', 'Party room']).slice(0, 2);
  return building.shuffle(amenityNames).slice(0, building.integer(4, 7));
}

function chooseView(site: HomeSite, { level }: SiteUnit, { exposure }: Stack): Flat['view'] {
  if (level < 5) return exposure === 'north' ? 'garden' : null;
  const looksSouth = exposure.startsWith('south');
  if (looksSouth && site.community.shore > 0.4) return 'lake';
  return level >= 9 ? 'city' : null;
}
