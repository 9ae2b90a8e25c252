import type { Clock } from '../../../platform/clock/clock.ts';
import { createKept } from '../../../platform/kept.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { photoWidths } from '../pages/cards.ts';
import type { OpenedSite } from '../pages/open-site.ts';
import { homesOf } from '../pages/open-site.ts';
import type { SitePorts } from '../site-ports.ts';

const forMs = 60_000;
const most = 500;
const photoPattern = /^([^/]{1,100})\/(\d{1,3})-(\d{3,4})\.webp$/;

export interface SitePhoto {
  bytes: Buffer;
  type: string;
}

/** Pictures of homes that stand on a site, and of the agent; gone with what they are of. */
export function createSitePhotos({
  clock,
  ports,
  storage,
}: {
  clock: Clock;
  ports: Pick<SitePorts, 'homes'>;
  storage: Pick<Storage, 'read'>;
}) {
  /** A page asks for a dozen of them at once: what may stand on the site is looked up for all of them. */
  const kept = createKept<OpenedSite | null>({ clock, forMs, most });

  return {
    load: async (
      key: string,
      file: string,
      open: () => Promise<OpenedSite | null>,
    ): Promise<SitePhoto | null> => {
      const site = await kept(key, open);
      if (!site) return null;
      if (file === 'agent.webp') {
        const { avatarKey } = site.agent;
        const photo = avatarKey === null ? null : await storage.read(avatarKey).catch(() => null);
        return photo && { bytes: photo.bytes, type: photo.contentType };
      }
      const [, mls = '', index, width] = photoPattern.exec(file) ?? [];
      const wanted = photoWidths.find((each) => each === Number(width));
      if (!site.board || wanted === undefined) return null;
      const mlsNumber = decode(mls);
      const bytes =
        mlsNumber === null
          ? null
          : await ports.homes.loadPhoto(mlsNumber, { index: Number(index), width: wanted }, homesOf(site));
      return bytes && { bytes, type: 'image/webp' };
    },
  };
}

export type SitePhotos = ReturnType<typeof createSitePhotos>;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
