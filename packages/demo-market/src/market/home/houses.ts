import type { HomeKind, PoolType } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import { createRandom, hashNumbers } from '../../random.ts';
import type { HomeSite } from '../site.ts';
import { countBathrooms } from './bathrooms.ts';
import { chooseBasement, chooseFinish, chooseWorks, qualityDeviation } from './condition.ts';
import { chooseGarage, chooseHeat, choosePool } from './equipment.ts';
import type { Home } from './home.ts';
import { footprintOf } from './home.ts';
import { chooseStyle, storeysOf } from './kinds.ts';

export type HouseKind = Exclude<HomeKind, 'condoApartment' | 'loft' | 'land'>;

interface HouseMeasures {
  /** Usual floor area of the years after 1985, in square feet. */
  area: number;
  smallest: number;
  largest: number;
  /** Widest lot front, in feet; rows share what a street offers. */
  widest: number;
}

const measures: Record<HouseKind, HouseMeasures> = {
  detached: { area: 2250, smallest: 900, largest: 7200, widest: 400 },
  semiDetached: { area: 1720, smallest: 850, largest: 2900, widest: 34 },
  townhouse: { area: 1620, smallest: 900, largest: 2600, widest: 24 },
  bungalow: { area: 1350, smallest: 700, largest: 3200, widest: 400 },
  condoTownhouse: { area: 1320, smallest: 750, largest: 2200, widest: 20 },
  duplex: { area: 2150, smallest: 1300, largest: 3800, widest: 60 },
  multiplex: { area: 3300, smallest: 2100, largest: 8000, widest: 90 },
  cottage: { area: 1050, smallest: 480, largest: 3000, widest: 300 },
  farm: { area: 2100, smallest: 1100, largest: 5200, widest: 4000 },
};

export function createHouse(site: HomeSite, kind: HouseKind, seed: number, random: Random): Home {
  const yearBuilt = Math.max(
    chooseYearBuilt(site, random),
    kind === 'condoTownhouse' ? random.integer(1970, 2019) : 0,
  );
  const style = chooseStyle(kind, yearBuilt, random);
  const storeys = style === null ? 2 : storeysOf(style);
  const lot = chooseLot(site, kind, random);
  const area = chooseArea(site, kind, yearBuilt, lot.front * lot.depth, storeys, random);
  const bedrooms = countBedrooms(kind, area, random);
  // One for each household, of which none has less than a bedroom.
  const kitchens =
    kind === 'duplex' ? 2 : kind === 'multiplex' ? Math.min(bedrooms, area < 3_000 ? 3 : 4) : 1;
  const basement = chooseBasement({ kind, yearBuilt, isSloped: site.waterBody !== null }, random);
  const garage = chooseGarage({ kind, yearBuilt, front: lot.front }, random);
  return {
    seed,
    site,
    kind,
    style,
    yearBuilt,
    storeys,
    bedrooms,
    bathrooms: Math.max(kitchens, countBathrooms(area, yearBuilt, bedrooms, random)),
    kitchens,
    area,
    lotFront: kind === 'condoTownhouse' ? null : lot.front,
    lotDepth: kind === 'condoTownhouse' ? null : lot.depth,
    isLotIrregular: site.isCorner || random.chance(0.08),
    ...garage,
    basement,
    ...chooseHeat({ kind, yearBuilt, setting: site.community.setting }, random),
    pool: choosePoolFor(kind, lot.front * lot.depth, site.community.standing, random),
    hasFireplace: random.chance(Math.min(0.75, 0.18 + area / 6000)),
    finish: chooseFinish(
      {
        standing: site.community.standing,
        yearBuilt,
        nearby: createRandom(hashNumbers(site.row, site.street.id), 'finish'),
      },
      random,
    ),
    exposure: random.chance(0.7) ? site.exposure : null,
    flat: null,
    works: chooseWorks(
      { yearBuilt, basement, kind, canHoldFlat: bedrooms > 1 && footprintOf({ area, storeys }) >= 700 },
      random,
    ),
    quality: random.normal(0, qualityDeviation),
  };
}

/** Most homes are as old as their street; some were replaced since. */
function chooseYearBuilt(site: HomeSite, random: Random): number {
  const opened = site.street.openedIn;
  if (random.chance(0.1)) return Math.max(opened, random.integer(1988, 2023));
  const spread = opened < 1930 ? 28 : 9;
  return Math.min(2024, opened + Math.floor(Math.abs(random.normal(0, spread * 0.6))));
}

function chooseLot(site: HomeSite, kind: HouseKind, random: Random): { front: number; depth: number } {
  if (kind === 'farm') {
    return {
      front: Math.round(random.between(450, 1400)),
      depth: Math.round(random.between(1200, 3200)),
    };
  }
  const cut = Math.min(site.lotFront, measures[kind].widest * random.between(0.8, 1));
  return { front: Math.round(cut * 100) / 100, depth: Math.round(site.lotDepth * 100) / 100 };
}

function chooseArea(
  site: HomeSite,
  kind: HouseKind,
  yearBuilt: number,
  lotArea: number,
  storeys: number,
  random: Random,
): number {
  const { area, smallest, largest } = measures[kind];
  const era =
    yearBuilt < 1920 ? 0.92 : yearBuilt < 1946 ? 0.8 : yearBuilt < 1975 ? 0.72 : yearBuilt < 1986 ? 0.88 : 1;
  const wanted = area * era * site.community.standing ** 0.4 * Math.exp(random.normal(0, 0.2));
  const room = Math.max(smallest, lotArea * 0.38 * storeys);
  return Math.round(Math.min(largest, room, Math.max(smallest, wanted)));
}

function countBedrooms(kind: HouseKind, area: number, random: Random): number {
  if (kind === 'multiplex') return Math.min(9, Math.max(4, Math.round(area / 620)));
  if (kind === 'duplex') return Math.max(2, Math.min(6, Math.round(area / 560)));
  const usual =
    area < 750 ? 1.7 : area < 1050 ? 2.5 : area < 1500 ? 3 : area < 2150 ? 3.4 : area < 3000 ? 4 : 4.6;
  const most = area < 560 ? 1 : area < 900 ? 2 : area < 1300 ? 3 : area < 2000 ? 4 : 7;
  return Math.max(1, Math.min(most, Math.round(usual + random.normal(0, 0.45))));
}

function choosePoolFor(kind: HouseKind, lotArea: number, standing: number, random: Random): PoolType {
  if (kind === 'condoTownhouse') return random.chance(0.12) ? 'shared' : 'none';
  return choosePool(lotArea, standing, random);
}
