import type { HomeKind } from '../listing/vocabulary.ts';
import { homeKinds } from '../listing/vocabulary.ts';
import type { FigureKind } from './vocabulary.ts';

const kindsOf: Record<FigureKind, readonly HomeKind[]> = {
  detached: ['detached', 'bungalow', 'cottage'],
  semiOrTownhouse: ['semiDetached', 'townhouse', 'duplex'],
  condoApartment: ['condoApartment', 'loft'],
  condoTownhouse: ['condoTownhouse'],
};

/** Land is nobody's home: figures of all homes leave it out. */
const allHomes: readonly HomeKind[] = homeKinds.filter((kind) => kind !== 'land');

/** Which listings the figures of a kind are of. */
export const homeKindsOf = (kind: FigureKind | null): readonly HomeKind[] =>
  kind === null ? allHomes : kindsOf[kind];
