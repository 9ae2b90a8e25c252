import { drawMap } from '@hearthline/cma-report/view/map-drawing';
import type { PageMap } from '@hearthline/contract/basket-page';
import type { Images } from '../../platform/images/images.ts';
import type { LoadMap } from './neighbourhood-map.ts';
import { frameMap } from './neighbourhood-map.ts';

interface MapHome {
  homeId: string;
  latitude: number;
  longitude: number;
}

/** At least so far around the homes, so that one alone has streets. */
const leastMetres = 600;
const sheet = { width: 960, height: 774 };

/** Where homes lie on a picture of the streets around them. The picture and the places agree because both use one frame. */
export function createHomesMap({
  loadMap,
  hasMap,
  draw,
}: {
  loadMap: LoadMap;
  hasMap: boolean;
  draw: Images['draw'];
}) {
  return {
    placeOnMap: (homes: readonly MapHome[]): PageMap | null => {
      if (!hasMap || homes.length === 0) return null;
      const { west, east, south, north, marks } = frameMap(middleOf(homes), toMarks(homes), leastMetres);
      return {
        tiles: [{ url: '', x: 0, y: 0, size: sheet.width }],
        ...sheet,
        marks: marks.flatMap(({ number, at: [x, y] }) => {
          const home = homes[number];
          if (!home) return [];
          const place = { x: (x - west) / (east - west), y: (north - y) / (north - south) };
          return [{ homeId: home.homeId, ...place }];
        }),
      };
    },
    drawMap: async (homes: readonly MapHome[], width: number): Promise<Buffer | null> => {
      if (homes.length === 0) return null;
      const map = await loadMap(middleOf(homes), toMarks(homes), leastMetres);
      if (!map) return null;
      const toSheet = ([x, y]: readonly [number, number]): [number, number] => [
        ((x - map.west) / (map.east - map.west)) * sheet.width,
        ((map.north - y) / (map.north - map.south)) * sheet.height,
      ];
      return draw(drawMap(map, sheet, toSheet, null), width);
    },
  };
}

const toMarks = (homes: readonly MapHome[]) =>
  homes.map(({ latitude, longitude }, number) => ({ number, latitude, longitude }));

/** Of the box around them, so that the outermost on each side are equally far from the edge. */
function middleOf(homes: readonly MapHome[]): { latitude: number; longitude: number } {
  const half = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: half(homes.map(({ latitude }) => latitude)),
    longitude: half(homes.map(({ longitude }) => longitude)),
  };
}
