import type { PictureUse, SiteCrop, SitePicture } from '@hearthline/contract/sites';
import { siteLimits } from '@hearthline/contract/sites';
import { dayMs, minuteMs } from '@hearthline/domain/calendar';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { createId } from '../../../platform/ids.ts';
import type { Images } from '../../../platform/images/images.ts';
import type { SiteNews } from '../site-ports.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureRow } from './pictures.store.ts';
import { createPicturesStore, listAgentsWithPictures } from './pictures.store.ts';
import type { PresentPicture } from './present-picture.ts';

/** No surface shows more of it. */
const widestOf: Record<PictureUse, number> = { hero: 1920, about: 1280, logo: 640, favicon: 512, news: 1600 };

const fileNameLength = 120;
/** What nobody named for so long was tried and left. */
const forgottenMs = 30 * dayMs;
/** Somebody who is at it may still choose one of the last. */
const recentMs = 30 * minuteMs;

const tooMany = () =>
  new AppError('invalid_input', {
    fields: [{ path: 'file', code: 'too_many_pictures', message: 'No room for more pictures' }],
    texts: {
      en: `A site keeps ${siteLimits.pictures} pictures. Take some out of the site or of your news first.`,
      fr: `Un site garde ${siteLimits.pictures} images. Retirez-en d’abord du site ou de vos actualités.`,
    },
  });

export interface PicturesDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  images: Pick<Images, 'toUploaded' | 'measure'>;
  files: PictureFiles;
  present: PresentPicture;
  news: Pick<SiteNews, 'listCovers'>;
}

/** Pictures that an agent uploads for their site and their news. */
export function createPicturesService({ database, clock, images, files, present, news }: PicturesDeps) {
  /** What nothing named since then is taken off the list; the files go once that is certain. */
  async function sweep(
    tx: Tx,
    agentId: string,
    before: Date,
  ): Promise<{ left: number; forgotten: string[] }> {
    const store = createPicturesStore(tx, agentId);
    const rows = await store.listAll();
    const named = new Set([...(await store.listNamed()), ...(await news.listCovers(tx, agentId))]);
    const forgotten = rows
      .filter(({ id, createdAt }) => createdAt < before && !named.has(id))
      .map(({ id }) => id);
    await store.remove(forgotten);
    return { left: rows.length - forgotten.length, forgotten };
  }

  async function removeFiles(agentId: string, ids: readonly string[]): Promise<void> {
    for (const pictureId of ids) await files.remove({ agentId, pictureId });
  }

  /** Takes away what nobody needs any more, and more of it where there would be no room otherwise. */
  async function makeRoom(tx: Tx, agentId: string, now: number): Promise<string[]> {
    const { left, forgotten } = await sweep(tx, agentId, new Date(now - forgottenMs));
    if (left < siteLimits.pictures) return forgotten;
    const recent = await sweep(tx, agentId, new Date(now - recentMs));
    if (recent.left >= siteLimits.pictures) throw tooMany();
    return [...forgotten, ...recent.forgotten];
  }

  async function add(
    agentId: string,
    picture: { use: PictureUse; fileName: string; bytes: Buffer },
  ): Promise<SitePicture> {
    const { width, height } = await images.measure(picture.bytes);
    const now = clock.now();
    const id = createId(now.getTime());
    const row: PictureRow = {
      agentId,
      id,
      use: picture.use,
      fileName: picture.fileName,
      width,
      height,
      bytes: picture.bytes.length,
      createdAt: now,
    };
    await files.keep({ agentId, pictureId: id }, picture.bytes);
    const forgotten = await database
      .asAgent(agentId, async (tx) => {
        const room = await makeRoom(tx, agentId, now.getTime());
        await createPicturesStore(tx, agentId).insert(row);
        return room;
      })
      .catch(async (error: unknown) => {
        // Nothing would ever name it.
        await removeFiles(agentId, [id]);
        throw error;
      });
    await removeFiles(agentId, forgotten);
    return present(row);
  }

  return {
    upload: async (agentId: string, use: PictureUse, { name, bytes }: UploadedFile): Promise<SitePicture> =>
      add(agentId, {
        use,
        fileName: name.slice(0, fileNameLength),
        bytes: await images.toUploaded(bytes, widestOf[use]),
      }),

    /** The whole stays as it is, so that another part of it can be taken. */
    crop: async (agentId: string, id: string, crop: SiteCrop): Promise<SitePicture> => {
      const row = await database.asAgent(
        agentId,
        async (tx) => (await createPicturesStore(tx, agentId).list([id]))[0],
      );
      if (!row) throw new AppError('not_found');
      if (crop.left + crop.width > row.width || crop.top + crop.height > row.height)
        throw new AppError('invalid_input', {
          fields: [{ path: 'width', code: 'outside', message: 'Not within the picture' }],
        });
      const whole = await files.load({ agentId, pictureId: id }, 'whole.webp');
      const use = row.use as PictureUse;
      const bytes = await images.toUploaded(whole.bytes, widestOf[use], crop);
      return add(agentId, { use, fileName: row.fileName, bytes });
    },

    /** Every day, of all agents. */
    sweepAll: async (workerDb: Db): Promise<void> => {
      const before = new Date(clock.now().getTime() - forgottenMs);
      for (const agentId of await listAgentsWithPictures(workerDb, before)) {
        const { forgotten } = await database.asAgent(agentId, (tx) => sweep(tx, agentId, before));
        await removeFiles(agentId, forgotten);
      }
    },
  };
}

export type PicturesService = ReturnType<typeof createPicturesService>;
