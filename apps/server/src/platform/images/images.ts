import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import type { Isolate } from '../isolate/isolate.ts';
import { createIsolate } from '../isolate/isolate.ts';
import type { PictureAnswer, PictureFrame, PictureTask, PixelCrop } from './picture-work.ts';

/** More at once would only make everything slower, and a core is left to the people at their screens. */
export const madeAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
const timeLimitMs = 20_000;
const memoryLimitMegabytes = 600;

/** Whatever is done to pictures that came from outside. */
export function createImages() {
  const isolate: Isolate<PictureTask, PictureAnswer> = createIsolate({
    module: new URL('./picture-worker.ts', import.meta.url),
    processes: madeAtOnce,
    timeLimitMs,
    memoryLimitMegabytes,
  });
  /** A picture over which the process was lost is none that anybody could see. */
  const make = async (task: PictureTask): Promise<Buffer | null> => {
    const made = await isolate.run(task).catch(() => null);
    return made && Buffer.from(made);
  };
  const ask = async (task: PictureTask): Promise<number[] | null> => {
    const answer = await isolate.run(task).catch(() => null);
    return answer && [...answer];
  };
  return {
    toAvatar: async (bytes: Buffer): Promise<Buffer> => {
      const avatar = await make({ kind: 'avatar', bytes });
      if (!avatar) throw new AppError('not_an_image');
      return avatar;
    },
    toWidth: (bytes: Buffer, width: number) => make({ kind: 'width', bytes, width }),
    draw: (svg: string, width: number) => make({ kind: 'drawing', svg, width }),
    toMailPicture: (bytes: Buffer) => make({ kind: 'mailPicture', bytes }),
    /** For mails, whose programs know no newer kind. */
    drawJpeg: (svg: string, width: number) => make({ kind: 'drawnJpeg', svg, width }),
    toPrint: (bytes: Uint8Array) => make({ kind: 'print', bytes }),
    /** What an agent uploaded, or a part of it, encoded anew; whatever is no JPEG, PNG or WebP is refused. */
    toUploaded: async (bytes: Buffer, widest: number, crop: PixelCrop | null = null): Promise<Buffer> => {
      const picture = await make({ kind: 'uploaded', bytes, widest, crop });
      if (!picture) throw new AppError('not_an_image');
      return picture;
    },
    toLight: (bytes: Buffer, width: number, maxBytes: number) =>
      make({ kind: 'light', bytes, width, maxBytes }),
    toIcon: (bytes: Buffer) => make({ kind: 'icon', bytes }),
    measure: async (bytes: Buffer): Promise<{ width: number; height: number }> => {
      const [width, height] = (await ask({ kind: 'measure', bytes })) ?? [];
      if (width === undefined || height === undefined) throw new AppError('not_an_image');
      return { width, height };
    },
    /** Of its upper, middle and lower third as it fills the frame: red, green and blue of each. */
    findShades: (bytes: Buffer, frame: PictureFrame) => ask({ kind: 'shades', bytes, frame }),
    close: isolate.close,
  };
}

export type Images = ReturnType<typeof createImages>;
