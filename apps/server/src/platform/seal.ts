import type { KeyObject } from 'node:crypto';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Readable with the key only, and only for the purpose it was sealed for: nonce, tag, then the bytes. */
export function seal(key: KeyObject, purpose: string, plain: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Null where the key is another one or a bit was changed. */
export function unseal(key: KeyObject, purpose: string, sealed: Buffer): string | null {
  if (sealed.length < nonceLength + tagLength) return null;
  const nonce = sealed.subarray(0, nonceLength);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  try {
    const plain = [decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()];
    return Buffer.concat(plain).toString('utf8');
  } catch {
    return null;
  }
}
