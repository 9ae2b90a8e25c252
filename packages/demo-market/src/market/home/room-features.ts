import type { RoomKind, RoomLevel } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import type { Home, HomeState } from './home.ts';

const byKind: Partial<Record<RoomKind, readonly string[]>> = {
  living: [
    'Hardwood floor',
    'Large window',
    'Crown moulding',
    'Picture window',
    'Pot lights',
    'Open concept',
  ],
  dining: ['Hardwood floor', 'Combined with living', 'Formal room', 'Coffered ceiling', 'Open concept'],
  kitchen: [
    'Stainless steel appliances',
    'Centre island',
    'Quartz counter',
    'Backsplash',
    'Eat-in kitchen',
    'Pantry',
  ],
  breakfast: ['Walk-out to deck', 'Ceramic floor', 'Overlooks backyard'],
  family: ['Gas fireplace', 'Hardwood floor', 'Cathedral ceiling', 'Open concept', 'Large window'],
  primaryBedroom: [
    '4-piece ensuite',
    'Walk-in closet',
    'Double closet',
    'Hardwood floor',
    'Overlooks backyard',
  ],
  bedroom: ['Closet', 'Double closet', 'Window', 'Broadloom', 'Hardwood floor'],
  den: ['Separate room', 'Laminate floor', 'Glass doors'],
  office: ['French doors', 'Built-in shelves', 'Hardwood floor'],
  recreation: ['Pot lights', 'Laminate floor', 'Above-grade window', 'Wet bar', 'Broadloom'],
  laundry: ['Laundry sink', 'Ceramic floor'],
  sunroom: ['Walk-out to garden', 'Wrap-around windows'],
  loft: ['Overlooks living', 'Hardwood floor'],
};

export function chooseFeatures(
  kind: RoomKind,
  level: RoomLevel,
  home: Home,
  state: HomeState,
  random: Random,
): string[] {
  const pool = byKind[kind];
  if (!pool) return [];
  const chosen = random
    .shuffle(pool.filter((feature) => fits(feature, home, state)))
    .slice(0, random.integer(1, 3));
  if (kind === 'kitchen' && state.isRenovated && level !== 'basement') chosen.unshift('Renovated');
  if (kind === 'living' && home.hasFireplace && (home.area ?? 0) <= 1900) chosen.unshift('Fireplace');
  if (kind === 'living' && home.flat?.hasBalcony) chosen.push('Walk-out to balcony');
  if (kind === 'recreation' && home.basement.isWalkOut) chosen.unshift('Walk-out to yard');
  return chosen.slice(0, 3);
}

function fits(feature: string, home: Home, state: HomeState): boolean {
  if (feature === 'Gas fireplace') return home.hasFireplace;
  if (feature === 'Quartz counter') return state.isRenovated || (home.yearBuilt ?? 0) > 2012;
  if (feature === 'Coffered ceiling' || feature === 'Crown moulding') return home.finish === 'fine';
  // The second bath of a house is a powder room.
  if (feature === '4-piece ensuite') return home.flat === null && (home.bathrooms ?? 0) > 2;
  if (feature.startsWith('Overlooks backyard') || feature.startsWith('Walk-out')) return home.flat === null;
  return true;
}
