import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackedUpSecret } from './backup-secret.ts';

/** One file, compressed, written and read as a stream: JSON entries, each followed by the bytes that belong to it. */
export type Frame = { kind: 'entry'; entry: Entry } | { kind: 'bytes'; bytes: Buffer };

export type Entry =
  /** Backups of older versions say nothing about the secret. */
  | { type: 'backup'; format: 1; schema: string; createdAt: string; secret?: BackedUpSecret }
  | { type: 'table'; name: string; columns: string[] }
  | { type: 'file'; key: string }
  | { type: 'end'; tables: number; rows: number; files: number };

const headerLength = 5;
const entryMark = 1;
const bytesMark = 2;
const maxFrameLength = 64 * 1024 * 1024;

export async function writeArchive(file: string, frames: AsyncIterable<Frame>): Promise<void> {
  await pipeline(encode(frames), createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }));
}

async function* encode(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const frame of frames) {
    const payload = frame.kind === 'entry' ? Buffer.from(JSON.stringify(frame.entry)) : frame.bytes;
    const header = Buffer.alloc(headerLength);
    header.writeUInt8(frame.kind === 'entry' ? entryMark : bytesMark, 0);
    header.writeUInt32BE(payload.length, 1);
    yield header;
    yield payload;
  }
}

export async function* readArchive(file: string): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  const input = createReadStream(file);
  const plain = input.pipe(createGunzip());
  input.on('error', (error) => plain.destroy(error));
  for await (const chunk of plain as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (rest.length < headerLength) break;
      const length = rest.readUInt32BE(1);
      if (length > maxFrameLength) throw new Error('This file is not a backup of Hearthline.');
      if (rest.length < headerLength + length) break;
      yield decode(rest.readUInt8(0), rest.subarray(headerLength, headerLength + length));
      rest = rest.subarray(headerLength + length);
    }
  }
  if (rest.length > 0) throw new Error('The backup ends in the middle: it was cut off.');
}

function decode(mark: number, payload: Buffer): Frame {
  if (mark === entryMark) return { kind: 'entry', entry: JSON.parse(payload.toString('utf8')) as Entry };
  if (mark === bytesMark) return { kind: 'bytes', bytes: payload };
  throw new Error('This file is not a backup of Hearthline.');
}
