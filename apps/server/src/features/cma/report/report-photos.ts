import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { PreparedPhoto } from './draw-report.ts';

/** Pictures by the references of a report: JPEG, PNG or WebP. */
export type ReportPhotos = ReadonlyMap<string, Uint8Array>;

/** Wide enough for a cover at 200 dots per inch. */
const mostPixels = 1_700;
const inputMaxPixels = 60_000_000;
const processingMaxSeconds = 15;
const keptPhotos = 128;

/**
 * Makes pictures fit for print: upright, no larger than paper shows, and JPEG, which a PDF takes as it is. What
 * cannot be read is left out, and its place shows that there is no photo.
 */
export function createPhotoPreparer() {
  const kept = new Map<string, Promise<PreparedPhoto | null>>();

  async function prepare(bytes: Uint8Array): Promise<PreparedPhoto | null> {
    // Many pictures are read through one after the other; whoever else waits gets a turn between them.
    await setImmediate();
    const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const known =
      kept.get(key) ??
      toPrint(bytes).then((print) => print && { name: `photo-${key}.jpg`, bytes: toShared(print) });
    // Written anew, so that the first of the list is always the one that was not asked for the longest.
    kept.delete(key);
    kept.set(key, known);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptPhotos) break;
      kept.delete(oldest);
    }
    return known;
  }

  return async (
    photos: ReportPhotos,
    references: ReadonlySet<string>,
    onPrepared: (done: number, all: number) => void,
  ): Promise<{ photoNames: Record<string, string>; photos: PreparedPhoto[] }> => {
    const wanted = [...references].filter((reference) => photos.has(reference));
    const photoNames: Record<string, string> = {};
    const prepared = new Map<string, PreparedPhoto>();
    let done = 0;
    await Promise.all(
      wanted.map(async (reference) => {
        const photo = await prepare(photos.get(reference) ?? new Uint8Array());
        done += 1;
        onPrepared(done, wanted.length);
        if (!photo) return;
        photoNames[reference] = photo.name;
        prepared.set(photo.name, photo);
      }),
    );
    return { photoNames, photos: [...prepared.values()] };
  };
}

/** In memory that threads share, so that a picture is not copied for every report that shows it. */
function toShared(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

async function toPrint(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: inputMaxPixels, failOn: 'truncated', pages: 1 });
    const { format, width, height, orientation = 1, space, isProgressive } = await open().metadata();
    const isPlain = format === 'jpeg' && orientation === 1 && space === 'srgb' && !isProgressive;
    if (isPlain && Math.max(width, height) <= mostPixels) return bytes;
    return await open()
      .autoOrient()
      .resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .timeout({ seconds: processingMaxSeconds })
      .toBuffer();
  } catch {
    return null;
  }
}
