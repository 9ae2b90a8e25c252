import type { PageAnswer, PageKind } from '../../../platform/pages/page-kind.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransactions } from '../basket-transaction.ts';
import { gatherHomes } from './basket-page-data.ts';
import { agentPhoto, mapPath, photoPath } from './page-addresses.ts';
import type { MapHome, PagePorts } from './page-ports.ts';

const fileSeconds = 300;
/** What phones and screens need; anything else would be drawn and kept for one request. */
const widths = [240, 480, 960, 1600];
const usualWidth = 480;
const mapWidth = 960;

/** The pictures of a page: each asks for the homes that it shows, and for nothing else of the page. */
export function createPageFiles({
  transactions,
  ports,
  pages,
}: {
  transactions: Pick<BasketTransactions, 'openRows'>;
  ports: BasketPorts;
  pages: Pick<PagePorts, 'loadAgentPhoto' | 'loadPicture' | 'drawMap'>;
}): NonNullable<PageKind['openFile']> {
  return async ({ agentId, subjectId }, file, { query }) => {
    const gather = (options: Parameters<typeof gatherHomes>[3]) =>
      transactions.openRows(agentId, (rows) => gatherHomes(ports, rows, subjectId, options));
    if (file === agentPhoto) return toFile(await pages.loadAgentPhoto(agentId));
    const photo = photoPath.exec(file);
    if (photo) {
      const [home] = await gather({ withCards: false, homeId: photo[1] });
      const width = widths.find((each) => each === Number(query.get('w'))) ?? usualWidth;
      return home?.shownListingId
        ? toFile(await pages.loadPicture(home.shownListingId, Number(photo[2]), width))
        : null;
    }
    const map = mapPath.exec(file);
    if (!map) return null;
    const homes = await gather({ withCards: true, homeId: map[1], older: query.get('older') });
    const placed = listMapHomes(homes.map(({ row, clientCard }) => ({ id: row.id, listing: clientCard })));
    return toFile(await pages.drawMap(placed, mapWidth));
  };
}

const toFile = (bytes: Buffer | null): PageAnswer | null =>
  bytes && { bytes, type: 'image/webp', maxAgeSeconds: fileSeconds };

interface Placed {
  id: string;
  listing: { latitude: number | null; longitude: number | null } | null;
}

/** Those whose place may be told. */
export function listMapHomes(homes: readonly Placed[]): MapHome[] {
  return homes.flatMap(({ id, listing }) =>
    listing?.latitude != null && listing.longitude != null
      ? [{ homeId: id, latitude: listing.latitude, longitude: listing.longitude }]
      : [],
  );
}
