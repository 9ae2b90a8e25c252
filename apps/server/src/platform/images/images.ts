import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import type { Isolate } from '../isolate/isolate.ts';
import { createIsolate } from '../isolate/isolate.ts';
import type { PictureTask } from './picture-work.ts';

/** More at once would only make everything slower, and a core is left to the people at their screens. */
export const madeAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
const timeLimitMs = 20_000;
const memoryLimitMegabytes = 600;

/** Whatever is done to pictures that came from outside. */
export function createImages() {
  const isolate: Isolate<PictureTask, Uint8Array | null> = createIsolate({
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
    close: isolate.close,
  };
}

export type Images = ReturnType<typeof createImages>;
