import type { KeyObject } from 'node:crypto';
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileOf = (dataDir: string) => path.join(dataDir, 'token-secret');

/** The configured secret, or one made on the first start and kept where only this user reads it. */
export async function loadSecret(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const file = fileOf(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const candidate = `${file}.${process.pid}`;
  await writeFile(candidate, randomBytes(48).toString('base64url'), { mode: 0o600 });
  // A hard link fails when the file exists, so two programs that start together agree on one secret.
  await link(candidate, file).catch(() => {});
  await rm(candidate);
  return readFile(file, 'utf8');
}

/** Null where none was made yet. */
export function findKeptSecret(dataDir: string): Promise<string | null> {
  return readFile(fileOf(dataDir), 'utf8').catch(() => null);
}

/** In the place of one that may be there. */
export async function keepSecret(dataDir: string, secret: string): Promise<void> {
  const candidate = `${fileOf(dataDir)}.${process.pid}`;
  await writeFile(candidate, secret, { mode: 0o600 });
  await rename(candidate, fileOf(dataDir));
}

/** One secret, many uses: a key that signs links cannot be used to sign tokens. */
export function deriveKey(secret: string, purpose: string): KeyObject {
  // As an object: from bytes, every signature would first make one, which takes five times as long as to sign.
  return createSecretKey(createHmac('sha256', secret).update(purpose).digest());
}
