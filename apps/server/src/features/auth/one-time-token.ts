import { hash, randomBytes } from 'node:crypto';

/** The text goes into the mail, only its hash into the database. */
export function createOneTimeToken(): { text: string; hash: Buffer } {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashOneTimeToken(text) };
}

/** A plain hash is enough: 256 random bits cannot be guessed from it. */
export function hashOneTimeToken(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
