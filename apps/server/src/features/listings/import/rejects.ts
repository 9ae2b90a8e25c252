import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';

export interface Rejects {
  readonly count: number;
  /** One line of JSON: where it stands in the file or the feed, the reason, and how it begins. */
  add(place: { line: number } | { key: string }, reason: string, text?: string): Promise<void>;
  /** Null where nothing was rejected: then there is no file. */
  close(): Promise<string | null>;
}

const maxQuoted = 500;

/** Takes the place of the file of an earlier run. */
export async function createRejects(file: string): Promise<Rejects> {
  await rm(file, { force: true });
  let stream: WriteStream | null = null;
  let count = 0;
  return {
    get count() {
      return count;
    },
    add: async (place, reason, text) => {
      count += 1;
      stream ??= createWriteStream(file);
      const begins = text === undefined ? undefined : text.slice(0, maxQuoted).toWellFormed();
      if (!stream.write(`${JSON.stringify({ ...place, reason, begins })}\n`)) await once(stream, 'drain');
    },
    close: async () => {
      if (!stream) return null;
      stream.end();
      await finished(stream);
      return file;
    },
  };
}
