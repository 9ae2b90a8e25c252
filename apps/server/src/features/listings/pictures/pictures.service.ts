import { createHash } from 'node:crypto';
import type { Projection } from '@hearthline/contract/listing-detail';
import type { ListingMedia } from '@hearthline/domain/listing/listing-record';
import { AppError } from '../../../platform/errors.ts';
import type { BinaryReply } from '../../../platform/http/bind.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PictureLink } from '../listings.presenter.ts';
import type { ListingsStore } from '../listings.store.ts';

const linkSeconds = 3_600;
/** Drawing takes a core for a moment; more at once would only make everything slower. */
const drawnAtOnce = 2;

export interface PictureMakers {
  /** A scene of the demo market as a picture; null where it is not one. */
  draw(scene: string, width: number): Promise<Buffer | null>;
  /** A picture of a feed; null where its host is not one we fetch from, or it is no picture. */
  fetch(url: string, width: number): Promise<Buffer | null>;
}

/** Pictures of listings: made when first asked for, then kept. */
export function createPicturesService({
  store,
  storage,
  links,
  makers,
}: {
  store: Pick<ListingsStore, 'findMedia'>;
  storage: Pick<Storage, 'put' | 'read'>;
  links: Pick<SignedLinks, 'sign' | 'read'>;
  makers: PictureMakers;
}) {
  const making = new Map<string, Promise<Buffer>>();
  const limit = createLimit(drawnAtOnce);

  async function make(media: ListingMedia, width: number, key: string): Promise<Buffer> {
    const kept = await storage.read(key).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    if (kept) return kept.bytes;
    const bytes = await limit(() =>
      media.scene
        ? makers.draw(media.scene, width)
        : media.url
          ? makers.fetch(media.url, width)
          : Promise.resolve(null),
    );
    if (!bytes) throw new AppError('not_found');
    await storage.put(key, bytes, 'image/webp');
    return bytes;
  }

  async function makeOnce(media: ListingMedia, width: number): Promise<Buffer> {
    const file = `pictures/${createHash('sha256')
      .update(media.scene ?? media.url ?? '')
      .digest('hex')
      .slice(0, 32)}-${width}.webp`;
    const known = making.get(file) ?? make(media, width, file).finally(() => making.delete(file));
    making.set(file, known);
    return known;
  }

  return {
    linksFor:
      (agentId: string, projection: Projection = 'agent'): PictureLink =>
      (listingId, index) =>
        `/api/pictures/${links.sign({ key: `listing/${listingId}/${index}`, agentId, projection, seconds: linkSeconds })}`,

    /** The first picture of a listing; null where there is none, or none that can be had. */
    readFirst: async (listingId: string, width: number): Promise<Buffer | null> => {
      const media = await store.findMedia(listingId, 0);
      return media ? makeOnce(media, width).catch(() => null) : null;
    },

    read: async (token: string, width: number): Promise<BinaryReply> => {
      const { key } = links.read(token);
      const [kind, listingId = '', index = ''] = key.split('/');
      if (kind !== 'listing') throw new AppError('forbidden');
      const media = await store.findMedia(listingId, Number(index));
      if (!media) throw new AppError('not_found');
      return {
        content: await makeOnce(media, width),
        contentType: 'image/webp',
        cacheControl: 'private, max-age=3600, immutable',
      };
    },
  };
}

export type PicturesService = ReturnType<typeof createPicturesService>;

/** Runs at most so many at once; the others wait in the order they came. */
function createLimit(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
