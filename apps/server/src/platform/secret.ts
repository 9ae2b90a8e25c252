import type { KeyObject } from 'node:crypto';
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The configured secret, or one made on the first start and kept where only this user reads it. */
export async function loadSecret(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const file = path.join(dataDir, 'token-secret');
  await mkdir(dataDir, { recursive: true });
  const candidate = `${file}.${process.pid}`;
  await writeFile(candidate, randomBytes(48).toString('base64url'), { mode: 0o600 });
  // A hard link fails when the file exists, so two programs that start together agree on one secret.
  await link(candidate, file).catch(() => {});
  await rm(candidate);
  return readFile(file, 'utf8');
}

/** One secret, many uses: a key that signs links cannot be used to sign tokens. */
export function deriveKey(secret: string, purpose: string): KeyObject {
  // As an object: from bytes, every signature would first make one, which takes five times as long as to sign.
  return createSecretKey(createHmac('sha256', secret).update(purpose).digest());
}
