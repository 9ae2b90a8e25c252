import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';

export interface Line {
  number: number;
  text: string;
}

export interface BadLine {
  number: number;
  /** Why it could not be read. */
  fault: string;
}

export interface ReadOptions {
  /** Longer lines are skipped without being held. */
  maxLineBytes?: number;
  onBytes?: (read: number) => void;
}

const defaultMaxLineBytes = 16 * 1024 * 1024;
const newline = 0x0a;
const gzipMagic = [0x1f, 0x8b];
const headLength = 4;

/**
 * The lines of a text file, plain or compressed, in UTF-8 or UTF-16, without ever holding more than one.
 * A file that ends in the middle gives what it has, then a line that says so.
 */
export async function* readLines(file: string, options: ReadOptions = {}): AsyncGenerator<Line | BadLine> {
  const bytes = readBytes(file, options.onBytes);
  yield* splitLines(toUtf8(bytes), options.maxLineBytes ?? defaultMaxLineBytes);
}

export function isBadLine(line: Line | BadLine): line is BadLine {
  return 'fault' in line;
}

async function* readBytes(file: string, onBytes: ReadOptions['onBytes']): AsyncGenerator<Buffer> {
  const isGzip = await hasGzipHead(file);
  const raw = createReadStream(file);
  let count = 0;
  raw.on('data', (chunk) => {
    count += chunk.length;
    onBytes?.(count);
  });
  if (!isGzip) {
    yield* raw as AsyncIterable<Buffer>;
    return;
  }
  const unpacked = createGunzip();
  raw.on('error', (error) => unpacked.destroy(error));
  raw.pipe(unpacked);
  try {
    yield* unpacked as AsyncIterable<Buffer>;
  } finally {
    raw.destroy();
  }
}

async function hasGzipHead(file: string): Promise<boolean> {
  const handle: FileHandle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === gzipMagic[0] && buffer[1] === gzipMagic[1];
  } finally {
    await handle.close();
  }
}

/** A byte order mark tells, else the zeros that UTF-16 puts beside plain letters. */
function detectEncoding(head: Buffer): { encoding: 'utf-8' | 'utf-16le' | 'utf-16be'; markLength: number } {
  const [a, b, c, d] = head;
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', markLength: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', markLength: 2 };
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', markLength: 3 };
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return { encoding: 'utf-16le', markLength: 0 };
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return { encoding: 'utf-16be', markLength: 0 };
  return { encoding: 'utf-8', markLength: 0 };
}

async function* toUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  let decode: ((chunk: Buffer) => Buffer) | null = null;
  const begin = (): Buffer => {
    const { encoding, markLength } = detectEncoding(head);
    const decoder = encoding === 'utf-8' ? null : new TextDecoder(encoding);
    decode = decoder
      ? (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8')
      : (chunk) => chunk;
    return decode(head.subarray(markLength));
  };
  for await (const chunk of chunks) {
    if (decode) yield (decode as (chunk: Buffer) => Buffer)(chunk);
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length >= headLength) yield begin();
    }
  }
  if (!decode) yield begin();
}

async function* splitLines(
  chunks: AsyncIterable<Buffer>,
  maxLineBytes: number,
): AsyncGenerator<Line | BadLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer) => {
    length += part.length;
    if (length <= maxLineBytes) parts.push(part);
    else parts = [];
  };
  const finish = (): Line | BadLine => {
    const line = readLine(decoder, number, length > maxLineBytes ? null : Buffer.concat(parts));
    number += 1;
    parts = [];
    length = 0;
    return line;
  };
  try {
    for await (const chunk of chunks) {
      let start = 0;
      for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
        take(chunk.subarray(start, end));
        start = end + 1;
        yield finish();
      }
      take(chunk.subarray(start));
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    yield { number, fault: 'the file ends early or is damaged' };
    return;
  }
  if (length > 0) yield finish();
}

function readLine(decoder: TextDecoder, number: number, bytes: Buffer | null): Line | BadLine {
  if (bytes === null) return { number, fault: 'the line is too long' };
  try {
    return { number, text: decoder.decode(bytes).trim() };
  } catch {
    return { number, fault: 'the line is not UTF-8' };
  }
}

/** What zlib says of truncated or broken data. */
function isDamage(error: unknown): boolean {
  return ['Z_BUF_ERROR', 'Z_DATA_ERROR', 'Z_STREAM_ERROR'].includes(
    String((error as { code?: string }).code),
  );
}
