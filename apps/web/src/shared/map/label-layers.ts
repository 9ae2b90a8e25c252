import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

const source = 'base';

/** The weight is read from the first name; the second is the family that the page has loaded. */
const medium = ['Poppins Medium', 'Poppins'];
const semibold = ['Poppins SemiBold', 'Poppins'];

/** Later layers are placed first: a district's name wins over a street's. */
export function labelLayers(palette: MapPalette): SymbolLayerSpecification[] {
  return [...streetNames(palette), ...waterNames(palette), parkNames(palette), ...placeNames(palette)];
}
