import { constants, setPriority } from 'node:os';
import { setImmediate as letMessagesIn } from 'node:timers/promises';
import { basemapLayers } from '@hearthline/demo-market/region/basemap';
import { createBuildingFinder } from '@hearthline/demo-market/region/buildings';
import { createRegion } from '@hearthline/demo-market/region/create-region';
import type { TileAddress } from '../../features/places/basemap.ts';
import type { TileMessage } from './demo-basemap.ts';
import type { Layers } from './tile-cutter.ts';
import { createTileCutter } from './tile-cutter.ts';

/** Makes the region and cuts all of its tiles, then ends; what it needed for that goes back to the machine with it. */
// Most of it is done ahead of anybody's look at the map: the people who are here already come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const seed = Number(process.argv[2]);
const wanted: TileAddress[] = [];
process.on('message', (address: TileAddress) => wanted.push(address));
// Once the server is gone, nobody waits any more.
const leave = () => process.exit();
process.on('disconnect', leave);

const region = createRegion(seed);
const findBuildings = createBuildingFinder(region);
const cutter = createTileCutter(
  basemapLayers(region) as unknown as Layers,
  (bounds) =>
    ({
      buildings: { type: 'FeatureCollection', features: findBuildings(bounds) },
    }) as unknown as Layers,
);
const send = (address: TileAddress) =>
  process.send?.({ address, bytes: cutter.cut(address) } satisfies TileMessage, (error: Error | null) => {
    if (error) leave();
  });

for (const address of cutter.list()) {
  await letMessagesIn();
  // What somebody waits for comes first.
  for (const urgent of wanted.splice(0)) send(urgent);
  send(address);
}
process.send?.('done' satisfies TileMessage, () => process.disconnect());
