import type { Exposure } from '@hearthline/domain/listing/vocabulary';
import type { Community, Position, Street } from '../region/region.ts';

/** A place where one home stands: a lot on a street, or a unit in a building. */
export interface HomeSite {
  /** Unlike that of any other site of the region. */
  serial: number;
  street: Pick<Street, 'id' | 'name' | 'suffix' | 'direction' | 'class' | 'openedIn'>;
  number: number;
  community: Community;
  municipalityCode: string;
  areaCode: string;
  position: Position;
  postalCode: string;
  isFrench: boolean;
  /** The way the front of a house looks. */
  exposure: Exposure | null;
  /** In feet. */
  lotFront: number;
  lotDepth: number;
  isCorner: boolean;
  /** The name of the water that the lot touches. */
  waterBody: string | null;
  /** Which run of neighbours the lot belongs to, so that rows and pairs are built together. */
  row: number;
  unit: SiteUnit | null;
}

export interface SiteUnit {
  /** Level × 100 + door. */
  number: string;
  level: number;
  door: number;
  buildingSeed: number;
  buildingStoreys: number;
  builtIn: number;
  isLoft: boolean;
}
