import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { AppError } from '../errors.ts';

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

export interface Storage {
  /** The key's ending must say the same as the content type: it is all that a disk remembers of it. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Throws `not_found` when there is no such file. */
  read(key: string): Promise<StoredFile>;
  /** Where it lies on this machine, for a process that reads it by itself; null where files lie elsewhere. */
  pathOf(key: string): string | null;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
}

export type StorageOptions =
  | { kind: 'disk' }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** An S3-compatible service other than Amazon's. */
      endpoint?: string;
      accessKeyId?: string;
      secretAccessKey?: string;
      sessionToken?: string;
    };

const contentTypes = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['csv', 'text/csv; charset=utf-8'],
  ['bin', 'application/octet-stream'],
]);
// Lower case, because some disks do not tell cases apart.
const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.([a-z0-9]{2,5})$/;
const keyMaxLength = 300;

/** Without a bucket, files lie in `diskFolder`. */
export async function createStorage(options: StorageOptions, diskFolder: string): Promise<Storage> {
  const disk = new Disk(await createDriver(options, diskFolder));
  return {
    put: async (key, bytes, contentType) => {
      if (contentTypeOf(key) !== contentType)
        throw new Error(`The ending of ${key} does not mean ${contentType}`);
      await disk.put(key, bytes, { contentType });
    },
    read: async (key) => {
      const contentType = contentTypeOf(key);
      try {
        const { buffer, byteOffset, byteLength } = await disk.getBytes(key);
        return { bytes: Buffer.from(buffer, byteOffset, byteLength), contentType };
      } catch (error) {
        throw isMissing(error) ? new AppError('not_found') : error;
      }
    },
    pathOf: (key) => {
      contentTypeOf(key);
      return options.kind === 'disk' ? path.join(diskFolder, key) : null;
    },
    remove: async (key) => {
      contentTypeOf(key);
      await disk.delete(key);
    },
  };
}

/** Doubles as the check of the key: nothing but our own kind of name reaches the disk. */
function contentTypeOf(key: string): string {
  const ending = key.length <= keyMaxLength ? keyPattern.exec(key)?.[2] : undefined;
  const contentType = ending === undefined ? undefined : contentTypes.get(ending);
  if (contentType === undefined) throw new Error('Not a storage key');
  return contentType;
}

async function createDriver(options: StorageOptions, diskFolder: string): Promise<DriverContract> {
  if (options.kind === 'disk') return new FSDriver({ location: diskFolder, visibility: 'private' });
  const { S3Driver } = await importS3Driver();
  const { accessKeyId, secretAccessKey, sessionToken } = options;
  return new S3Driver({
    bucket: options.bucket,
    region: options.region,
    visibility: 'private',
    // Buckets without access lists are today's default, and nothing here is public.
    supportsACL: false,
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    // Without keys of ours, the machine's own role is used.
    ...(accessKeyId && secretAccessKey
      ? { credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) } }
      : {}),
    // Many S3-compatible services do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Loaded only when asked for: the disk needs none of Amazon's code. */
async function importS3Driver() {
  try {
    return await import('flydrive/drivers/s3');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'S3_BUCKET is set, but the packages @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner are not installed.',
      { cause: error },
    );
  }
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code, name } = cause as { code?: string; name?: string };
  return code === 'ENOENT' || name === 'NoSuchKey';
}
