import type { Street } from './region.ts';

/** As on a sign: 'Briarwood Ave N', or 'Chemin du Lac' where nothing follows the name. */
export function fullStreetName(street: Pick<Street, 'name' | 'suffix' | 'direction'>): string {
  return [street.name, street.suffix, street.direction].filter((part) => part).join(' ');
}
