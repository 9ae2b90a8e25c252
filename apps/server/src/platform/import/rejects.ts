import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';

export interface Reject {
  /** Where it stands in the file; null where the fault is not of one line. */
  line: number | null;
  reason: string;
  /** What stood there, cut to a readable length. */
  row: string;
}

const rowMaxLength = 2_000;

export interface Rejects {
  add(reject: Reject): Promise<void>;
  count(): number;
  /** The file that holds them, or null where there were none. */
  close(): Promise<string | null>;
}

/** One JSON object a line, beside the file they come from; it is there only when something was rejected. */
export async function createRejects(file: string): Promise<Rejects> {
  let stream: WriteStream | undefined;
  let count = 0;
  await rm(file, { force: true });

  async function open(): Promise<WriteStream> {
    const created = createWriteStream(file);
    await once(created, 'open');
    return created;
  }

  return {
    count: () => count,
    add: async ({ line, reason, row }) => {
      count += 1;
      stream ??= await open();
      const text = `${JSON.stringify({ line, reason, row: row.slice(0, rowMaxLength) })}\n`;
      if (!stream.write(text)) await once(stream, 'drain');
    },
    close: async () => {
      if (stream && !stream.closed) {
        stream.end();
        await once(stream, 'close');
      }
      return stream ? file : null;
    },
  };
}
