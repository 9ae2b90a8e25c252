import type { Db } from '../../../platform/db/database.ts';
import type { PageKind } from '../../../platform/pages/page-kind.ts';
import { pictureProjections } from '../../../platform/pages/page-kind.ts';
import type { HomeDirectory } from '../homes/home-directory.ts';

const widths = [320, 640, 960, 1200];
/** Sharp in the widest card of a mail. */
const usualWidth = 960;
const pictureSeconds = 300;

/**
 * The first picture of a home in a mail. Its address names agent and home and nobody who reads, so that looking at it
 * tells nothing; it ends with the agent's agreement, and with the right to show the home.
 */
export function createPicturePage({
  db,
  homes,
  hasBoardAccess,
  loadPicture,
}: {
  db: Db;
  homes: Pick<HomeDirectory, 'listForReaders'>;
  hasBoardAccess(agentId: string): Promise<boolean>;
  loadPicture(listingId: string, index: number, width: number): Promise<Buffer | null>;
}): PageKind {
  return {
    kind: 'picture',
    open: async ({ agentId, subjectId, version }, { query }) => {
      const projection = pictureProjections[version];
      if (!projection || !(await hasBoardAccess(agentId))) return null;
      const [home] = await homes.listForReaders(db, [subjectId], projection);
      if (!home?.listing) return null;
      const width = widths.find((each) => each === Number(query.get('width'))) ?? usualWidth;
      const bytes = await loadPicture(home.listing.id, 0, width);
      return bytes && { bytes, type: 'image/webp', maxAgeSeconds: pictureSeconds };
    },
  };
}
