import { createHmac, createSecretKey, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { seal, unseal } from '../seal.ts';
import { deriveKey } from '../secret.ts';

/** Told in a sentence, before anything is changed. */
export class BackupSecretError extends Error {
  override name = 'BackupSecretError';
}

/** What a backup says about the secret that signs the links in mails. */
export interface BackedUpSecret {
  /** Tells whether a secret at hand is the one, and nothing else about it. */
  fingerprint: string;
  /** Null without a passphrase: then the backup leaves it out. */
  sealed: { salt: string; bytes: string } | null;
}

const purpose = 'backup secret';
const work = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };
const stretch = promisify<string, Buffer, number, typeof work, Buffer>(scrypt);

const keyOf = async (passphrase: string, salt: Buffer) =>
  createSecretKey(await stretch(passphrase, salt, 32, work));

const fingerprintOf = (secret: string) =>
  createHmac('sha256', deriveKey(secret, purpose)).update('fingerprint').digest('hex').slice(0, 32);

export async function backUpSecret(secret: string, passphrase: string | undefined): Promise<BackedUpSecret> {
  const fingerprint = fingerprintOf(secret);
  if (!passphrase) return { fingerprint, sealed: null };
  const salt = randomBytes(16);
  const bytes = seal(await keyOf(passphrase, salt), purpose, secret);
  return { fingerprint, sealed: { salt: salt.toString('base64'), bytes: bytes.toString('base64') } };
}

async function openSecret({ salt, bytes }: NonNullable<BackedUpSecret['sealed']>, passphrase: string) {
  const key = await keyOf(passphrase, Buffer.from(salt, 'base64'));
  const secret = unseal(key, purpose, Buffer.from(bytes, 'base64'));
  if (secret !== null) return secret;
  throw new BackupSecretError(
    'BACKUP_PASSPHRASE is not the one that this backup was made with. Nothing was changed.',
  );
}

export interface SecretsAtHand {
  passphrase: string | undefined;
  /** TOKEN_SECRET. */
  configured: string | undefined;
  /** Of the data folder. */
  kept: string | null;
}

const deadLinks = 'links in mails that were sent before will not open, and kept mails cannot be read';

/** Decides with which secret the restored data lives on; refuses where its links would die unnoticed. */
export async function chooseSecret(
  backedUp: BackedUpSecret | undefined,
  { passphrase, configured, kept }: SecretsAtHand,
): Promise<{ secret: string; warning: string | null }> {
  const carried = backedUp?.sealed && passphrase ? await openSecret(backedUp.sealed, passphrase) : null;
  const secret = configured ?? carried ?? kept;
  const isTheOne = backedUp && secret !== null ? fingerprintOf(secret) === backedUp.fingerprint : null;
  if (secret === null || (isTheOne === false && !configured))
    throw new BackupSecretError(
      backedUp?.sealed
        ? 'The backup carries the secret that signs links in mails, sealed: set BACKUP_PASSPHRASE, or TOKEN_SECRET to the secret itself. Nothing was changed.'
        : 'The backup does not carry the secret that signs links in mails: set TOKEN_SECRET to that of the installation it was made of (the file token-secret in its DATA_DIR), or to a new one to give up those links. Nothing was changed.',
    );
  if (isTheOne === false)
    return { secret, warning: `TOKEN_SECRET is another one than that of the backup: ${deadLinks}.` };
  if (isTheOne === null)
    return {
      secret,
      warning: `The backup is too old to tell whether its secret was this one; if not, ${deadLinks}.`,
    };
  return { secret, warning: null };
}
