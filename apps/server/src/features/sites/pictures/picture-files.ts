import { siteLimits } from '@hearthline/contract/sites';
import { AppError } from '../../../platform/errors.ts';
import type { Images } from '../../../platform/images/images.ts';
import type { Storage, StoredFile } from '../../../platform/storage/storage.ts';
import type { NamedPicture, PictureFile } from './picture-links.ts';
import { pictureFiles } from './picture-links.ts';

const keyOf = ({ agentId, pictureId }: NamedPicture, file: PictureFile): string =>
  file === 'whole.webp' ? `sites/${agentId}/${pictureId}.webp` : `sites/${agentId}/${pictureId}-${file}`;

/** Beyond the widths that a phone takes, weight is worth its sharpness. */
const phoneWidth = 828;

/** Pictures as they lie in storage: whole, and in the forms that somebody asked for once. */
export function createPictureFiles({
  storage,
  images,
}: {
  storage: Pick<Storage, 'put' | 'read' | 'remove'>;
  images: Pick<Images, 'toLight' | 'toWidth' | 'toMailPicture' | 'toIcon'>;
}) {
  const making = new Map<string, Promise<StoredFile>>();

  function draw(whole: Buffer, file: Exclude<PictureFile, 'whole.webp'>): Promise<Buffer | null> {
    if (file === 'card.jpg') return images.toMailPicture(whole);
    if (file === 'icon.png') return images.toIcon(whole);
    const width = Number.parseInt(file, 10);
    return width <= phoneWidth
      ? images.toLight(whole, width, siteLimits.heroWeight)
      : images.toWidth(whole, width);
  }

  async function make(picture: NamedPicture, file: PictureFile): Promise<StoredFile> {
    const key = keyOf(picture, file);
    const kept = await storage.read(key).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found' && file !== 'whole.webp') return null;
      throw error;
    });
    if (kept || file === 'whole.webp') return kept ?? Promise.reject(new AppError('not_found'));
    const whole = await storage.read(keyOf(picture, 'whole.webp'));
    const bytes = await draw(whole.bytes, file);
    if (!bytes) throw new AppError('not_found');
    const contentType = contentTypes[file.slice(file.indexOf('.') + 1) as keyof typeof contentTypes];
    await storage.put(key, bytes, contentType);
    return { bytes, contentType };
  }

  return {
    keyOf,
    /** Many may ask for the same at once; it is made for all of them. */
    load: (picture: NamedPicture, file: PictureFile): Promise<StoredFile> => {
      const key = keyOf(picture, file);
      const known = making.get(key) ?? make(picture, file).finally(() => making.delete(key));
      making.set(key, known);
      return known;
    },
    keep: (picture: NamedPicture, bytes: Buffer): Promise<void> =>
      storage.put(keyOf(picture, 'whole.webp'), bytes, 'image/webp'),
    remove: async (picture: NamedPicture): Promise<void> => {
      for (const file of pictureFiles) await storage.remove(keyOf(picture, file));
    },
  };
}

export type PictureFiles = ReturnType<typeof createPictureFiles>;

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;
