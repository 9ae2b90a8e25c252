import type {
  CoolingType,
  HeatFuel,
  HeatType,
  HomeKind,
  PoolType,
} from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import type { Setting } from '../../region/region.ts';
import type { Home } from './home.ts';

type Heat = Pick<Home, 'heatType' | 'heatFuel' | 'cooling'>;

export function chooseHeat(
  { kind, yearBuilt, setting }: { kind: HomeKind; yearBuilt: number; setting: Setting },
  random: Random,
): Heat {
  const isCountry = setting === 'rural' || setting === 'shore';
  const heatType: HeatType = random.weighted([
    ['forcedAir', kind === 'cottage' ? 30 : 78],
    ['radiant', yearBuilt < 1950 ? 14 : 3],
    ['boiler', yearBuilt < 1950 ? 6 : 1],
    ['baseboard', kind === 'cottage' ? 34 : 5],
    ['heatPump', yearBuilt > 2016 ? 14 : 4],
    ['stove', kind === 'cottage' ? 18 : 0],
  ]);
  return {
    heatType,
    heatFuel: chooseFuel(heatType, isCountry, random),
    cooling: chooseCooling(heatType, yearBuilt, random),
  };
}

function chooseFuel(heatType: HeatType, isCountry: boolean, random: Random): HeatFuel {
  if (heatType === 'stove') return 'wood';
  if (heatType === 'baseboard') return 'electric';
  if (heatType === 'heatPump') return random.chance(0.12) ? 'geothermal' : 'electric';
  if (!isCountry) return random.chance(0.96) ? 'gas' : 'oil';
  return random.weighted([
    ['gas', 40],
    ['propane', 38],
    ['oil', 18],
    ['wood', 4],
  ]);
}

function chooseCooling(heatType: HeatType, yearBuilt: number, random: Random): CoolingType {
  if (heatType === 'heatPump') return 'heatPump';
  if (heatType === 'forcedAir') return random.chance(yearBuilt > 1975 ? 0.93 : 0.8) ? 'central' : 'none';
  return random.weighted([
    ['wallUnit', 34],
    ['windowUnit', 22],
    ['none', 44],
  ]);
}

export function choosePool(lotArea: number, standing: number, random: Random): PoolType {
  if (lotArea < 4200) return 'none';
  const chance = Math.min(0.24, 0.05 + 0.06 * standing + (lotArea > 9000 ? 0.06 : 0));
  if (!random.chance(chance)) return 'none';
  return random.weighted([
    ['inground', 76],
    ['aboveGround', 22],
    ['indoor', 2],
  ]);
}

export function chooseGarage(
  { kind, yearBuilt, front }: { kind: HomeKind; yearBuilt: number; front: number },
  random: Random,
): Pick<Home, 'garageType' | 'garageSpaces' | 'drivewaySpaces'> {
  if (kind === 'multiplex' || kind === 'cottage') {
    const hasOne = random.chance(kind === 'cottage' ? 0.3 : 0.2);
    return {
      garageType: hasOne ? 'detached' : 'none',
      garageSpaces: hasOne ? random.integer(1, 2) : 0,
      drivewaySpaces: random.integer(2, 6),
    };
  }
  if (kind === 'farm') {
    return {
      garageType: 'detached',
      garageSpaces: random.integer(2, 4),
      drivewaySpaces: random.integer(6, 12),
    };
  }
  if (yearBuilt < 1955) return chooseOldGarage(front, random);
  const garageType = front < 30 ? 'builtIn' : random.chance(0.86) ? 'attached' : 'detached';
  const garageSpaces =
    front >= 58 && yearBuilt > 1995 ? random.integer(2, 3) : front >= 36 ? random.integer(1, 2) : 1;
  return random.chance(0.07)
    ? { garageType: 'carport', garageSpaces: 1, drivewaySpaces: random.integer(1, 3) }
    : { garageType, garageSpaces, drivewaySpaces: front < 30 ? 1 : random.integer(2, 4) };
}

function chooseOldGarage(
  front: number,
  random: Random,
): Pick<Home, 'garageType' | 'garageSpaces' | 'drivewaySpaces'> {
  const hasOne = front > 24 && random.chance(0.48);
  return {
    garageType: hasOne ? 'detached' : 'none',
    garageSpaces: hasOne ? (random.chance(0.18) ? 1.5 : 1) : 0,
    drivewaySpaces: front > 28 ? random.integer(1, 3) : random.integer(0, 1),
  };
}
