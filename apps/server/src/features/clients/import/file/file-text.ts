import { FileFailure } from './import-failure.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Small enough that no piece keeps the process busy for long. */
const pieceLength = 64 * 1024;
const lookedAtBytes = 4_096;
const startLength = 4_096;
/** Documents, pages and other things that people rename. */
const foreignStart = /^\s*(?:%PDF|\{\\rtf|<\?xml|<!doctype|<html|\{\s*"|\[\s*\{)/i;

/** By its mark, else UTF-8 where all of it is valid, else the older code of Windows. */
export async function detectEncoding(parts: AsyncIterable<Buffer>): Promise<TextEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isFirst = true;
  for await (const bytes of parts) {
    if (isFirst) {
      const marked = readMark(bytes);
      if (marked) return marked;
      refuseForeign(bytes);
      isFirst = false;
    }
    if (bytes.includes(0)) throw new FileFailure('notReadable');
    isUtf8 &&= isValid(utf8, bytes);
  }
  return isUtf8 && isValid(utf8, null) ? 'utf-8' : 'windows-1252';
}

function readMark(bytes: Buffer): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function refuseForeign(bytes: Buffer): void {
  const start = bytes.subarray(0, lookedAtBytes);
  const strange = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32) || byte === 127).length;
  if (foreignStart.test(start.toString('latin1')) || strange * 50 > start.length)
    throw new FileFailure('notReadable');
}

function isValid(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer | null): boolean {
  try {
    if (bytes) decoder.decode(bytes, { stream: true });
    else decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The whole text in pieces, the first of them long enough to tell what it is; the mark at its front is left out. */
export async function* decodeParts(
  parts: AsyncIterable<Buffer>,
  encoding: TextEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let start: string | null = '';
  for await (const bytes of parts) {
    const text = decoder.decode(bytes, { stream: true });
    if (start === null) yield* cutText(text);
    else {
      start += text;
      if (start.length < startLength) continue;
      yield* cutText(start);
      start = null;
    }
  }
  yield* cutText((start ?? '') + decoder.decode());
}

function* cutText(text: string): Generator<string> {
  if (text.includes('\0')) throw new FileFailure('notReadable');
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}
