import { createHash } from 'node:crypto';
import { giveWay } from '../../../platform/turns.ts';
import type { PreparedPhoto } from './draw-report.ts';

/** Pictures by the references of a report: JPEG, PNG or WebP. */
export type ReportPhotos = ReadonlyMap<string, Uint8Array>;

/** A JPEG fit for print; null where it is no picture. */
export type ToPrint = (bytes: Uint8Array) => Promise<Uint8Array | null>;

const keptPhotos = 128;

/**
 * Makes the pictures of a report fit for print, and keeps the last ones. What cannot be read is left out, and its place
 * shows that there is no photo.
 */
export function createPhotoPreparer(toPrint: ToPrint) {
  const kept = new Map<string, Promise<PreparedPhoto | null>>();

  async function prepare(bytes: Uint8Array): Promise<PreparedPhoto | null> {
    // Many pictures are read through one after the other; whoever else waits gets a turn between them.
    await giveWay();
    const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const known =
      kept.get(key) ?? toPrint(bytes).then((print) => print && { name: `photo-${key}.jpg`, bytes: print });
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
  ): Promise<{ photoNames: Record<string, string>; prepared: ReadonlyMap<string, PreparedPhoto> }> => {
    const wanted = [...references].filter((reference) => photos.has(reference));
    const photoNames: Record<string, string> = {};
    const prepared = new Map<string, PreparedPhoto>();
    await Promise.all(
      wanted.map(async (reference) => {
        const photo = await prepare(photos.get(reference) ?? new Uint8Array());
        if (!photo) return;
        photoNames[reference] = photo.name;
        prepared.set(photo.name, photo);
      }),
    );
    return { photoNames, prepared };
  };
}
