import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from './import-error.ts';

export interface SourceFile {
  name: string;
  bytes: number;
  /** The content, unpacked where it is gzipped. */
  chunks: AsyncIterable<Buffer>;
  /** How much of the file itself was read, for a progress bar; all of it only once the rows are written. */
  bytesRead(): number;
}

const signatures: [hex: string, fault: string][] = [
  [
    '504b0304',
    'is an Excel workbook or a ZIP archive. Save it as CSV (UTF-8) or unpack it, then import that file.',
  ],
  ['d0cf11e0', 'is an old Excel workbook. Save it as CSV (UTF-8), then import that file.'],
  ['fffe', 'is written in UTF-16. Save it as CSV (UTF-8), then import that file.'],
  ['feff', 'is written in UTF-16. Save it as CSV (UTF-8), then import that file.'],
  ['25504446', 'is a PDF, which holds no rows to import.'],
];
const gzipSignature = '1f8b';

/** Refuses what is plainly another kind of file, before anything is written. */
export async function openSourceFile(file: string): Promise<SourceFile> {
  const name = path.basename(file);
  const { bytes, head } = await readHead(file, name);
  if (bytes === 0) throw new ImportError(`${name} is empty.`);
  const fault = signatures.find(([hex]) => head.startsWith(hex))?.[1];
  if (fault) throw new ImportError(`${name} ${fault}`);
  const raw = createReadStream(file, { highWaterMark: 1024 * 1024 });
  return {
    name,
    bytes,
    bytesRead: () => Math.min(raw.bytesRead, bytes - 1),
    chunks: head.startsWith(gzipSignature) ? unpack(raw, name) : raw,
  };
}

async function readHead(file: string, name: string): Promise<{ bytes: number; head: string }> {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
      return { bytes: size, head: buffer.subarray(0, bytesRead).toString('hex') };
    } finally {
      await handle.close();
    }
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    const fault = code === 'ENOENT' ? 'is not there' : code === 'EISDIR' ? 'is a folder' : 'cannot be read';
    throw new ImportError(`${name} ${fault}.`, { cause });
  }
}

async function* unpack(raw: Readable, name: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  raw.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of raw.pipe(gunzip)) yield chunk as Buffer;
  } catch (cause) {
    throw new ImportError(`${name} is cut off or damaged; what stood before that place was imported.`, {
      cause,
    });
  }
}
