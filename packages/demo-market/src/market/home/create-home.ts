import type { Random } from '../../random.ts';
import { createRandom, hashNumbers } from '../../random.ts';
import type { HomeSite } from '../site.ts';
import { qualityDeviation } from './condition.ts';
import { createFlat } from './flats.ts';
import type { Home } from './home.ts';
import { createHouse } from './houses.ts';
import { chooseKind } from './kinds.ts';

/** The home on a site: the same one for the same seed, whenever it is asked for. */
export function createHome(seed: number, site: HomeSite): Home {
  const homeSeed = hashNumbers(seed, site.serial);
  const random = createRandom(homeSeed, 'home');
  if (site.unit) return createFlat(site, site.unit, homeSeed, random);
  const kind = chooseKind(site, random);
  switch (kind) {
    case 'land':
      return createLand(site, homeSeed, random);
    case 'condoApartment':
    case 'loft':
      throw new Error(`A lot cannot hold a ${kind}`);
    default:
      return createHouse(site, kind, homeSeed, random);
  }
}

function createLand(site: HomeSite, seed: number, random: Random): Home {
  const isCountry = site.community.setting === 'rural';
  return {
    seed,
    site,
    kind: 'land',
    style: null,
    yearBuilt: null,
    storeys: null,
    bedrooms: null,
    bathrooms: null,
    kitchens: null,
    area: null,
    lotFront: isCountry ? Math.round(random.between(120, 700)) : site.lotFront,
    lotDepth: isCountry ? Math.round(random.between(200, 1600)) : site.lotDepth,
    isLotIrregular: random.chance(0.2),
    garageType: 'none',
    garageSpaces: 0,
    drivewaySpaces: 0,
    basement: { shape: 'none', isWalkOut: false, hasSeparateEntrance: false },
    heatType: 'none',
    heatFuel: null,
    cooling: 'none',
    pool: 'none',
    hasFireplace: false,
    finish: 'plain',
    exposure: null,
    flat: null,
    works: { renovatedIn: null, basementFinishedIn: null, hasBasementFlat: false },
    quality: random.normal(0, qualityDeviation),
  };
}
