import { createHash } from 'node:crypto';
import type { Projection } from '@hearthline/contract/listing-detail';
import type { ListingMedia } from '@hearthline/domain/listing/listing-record';
import { AppError } from '../../../platform/errors.ts';
import type { BinaryReply } from '../../../platform/http/bind.ts';
import { fetchBody, sendRequest } from '../../../platform/http/outgoing.ts';
import type { Images } from '../../../platform/images/images.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PictureLink } from '../listings.presenter.ts';
import type { ListingsStore } from '../listings.store.ts';

const linkSeconds = 3_600;
const fetchMaxBytes = 15 * 1024 * 1024;
const fetchTimeoutMs = 10_000;

/** Draws the homes of a market that has no photographs. */
export interface PictureSource {
  /** The scene as SVG; null where it is not one. */
  drawScene(scene: string): string | null;
}

/** Pictures of listings: made when first asked for, then kept. */
export function createPicturesService({
  store,
  storage,
  links,
  images,
  source,
  mediaHosts,
  imageApiBase,
}: {
  store: Pick<ListingsStore, 'findMedia'>;
  storage: Pick<Storage, 'put' | 'read'>;
  links: Pick<SignedLinks, 'sign' | 'verify'>;
  images: Pick<Images, 'draw' | 'toWidth'>;
  /** Without one, homes that are only described have no picture. */
  source: PictureSource | null;
  /** The hosts of a feed that pictures may be fetched from. */
  mediaHosts: readonly string[];
  /** Where browsers ask for pictures. */
  imageApiBase: string;
}) {
  const making = new Map<string, Promise<Buffer>>();

  async function make(media: ListingMedia, width: number, key: string): Promise<Buffer> {
    const kept = await storage.read(key).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    if (kept) return kept.bytes;
    const bytes = media.scene
      ? await drawScene(media.scene, width)
      : await fetchPicture(media.url ?? '', width).catch(() => null);
    if (!bytes) throw new AppError('not_found');
    await storage.put(key, bytes, 'image/webp');
    return bytes;
  }

  async function drawScene(scene: string, width: number): Promise<Buffer | null> {
    const svg = source?.drawScene(scene);
    return svg ? images.draw(svg, width) : null;
  }

  /** Null where the host is not one we fetch from, or it is no picture. */
  const fetchPicture = async (url: string, width: number): Promise<Buffer | null> =>
    isFetchable(url, mediaHosts) ? images.toWidth(await download(url), width) : null;

  async function makeOnce(media: ListingMedia, width: number): Promise<Buffer> {
    const file = `pictures/${createHash('sha256')
      .update(media.scene ?? media.url ?? '')
      .digest('hex')
      .slice(0, 32)}-${width}.webp`;
    const known = making.get(file) ?? make(media, width, file).finally(() => making.delete(file));
    making.set(file, known);
    return known;
  }

  async function load(listingId: string, index: number, width: number): Promise<Buffer | null> {
    const media = await store.findMedia(listingId, index);
    return media ? makeOnce(media, width).catch(() => null) : null;
  }

  return {
    linksFor:
      (agentId: string, projection: Projection = 'agent'): PictureLink =>
      (listingId, index) =>
        `${imageApiBase}/pictures/${links.sign({ key: `listing/${listingId}/${index}`, agentId, projection, seconds: linkSeconds })}`,

    /** A picture of a listing; null where there is none, or none that can be had. */
    load,
    loadFirst: (listingId: string, width: number): Promise<Buffer | null> => load(listingId, 0, width),

    getPicture: async (token: string, width: number): Promise<BinaryReply> => {
      const { key } = links.verify(token);
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

/** Addresses come from a feed: only hosts that the operator named are asked. */
function isFetchable(url: string, mediaHosts: readonly string[]): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && ['https:', 'http:'].includes(parsed.protocol) && mediaHosts.includes(parsed.host);
}

async function download(url: string): Promise<Buffer> {
  const reply = await sendRequest(url, { timeoutMs: fetchTimeoutMs });
  if (!reply.ok) throw new Error(`The picture's host answered ${reply.status}`);
  const bytes = await fetchBody(reply, fetchMaxBytes);
  if (!bytes) throw new Error('The picture is too large');
  return bytes;
}
