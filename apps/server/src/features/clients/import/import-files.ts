import { importPartBytes } from '@hearthline/contract/client-import';
import { AppError } from '../../../platform/errors.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { OpenParts } from './file/file-rows.ts';
import { FileFailure } from './file/import-failure.ts';

export interface ImportFileRef {
  agentId: string;
  id: string;
  partSizes: readonly number[];
}

const keyOf = ({ agentId, id }: Pick<ImportFileRef, 'agentId' | 'id'>, part: number): string =>
  `imports/${agentId}/${id}/${part}.bin`;

/** How long each part of a file must be. */
export function sizesOfParts(bytes: number): number[] {
  const count = Math.ceil(bytes / importPartBytes);
  return Array.from({ length: count }, (_, part) =>
    Math.min(importPartBytes, bytes - part * importPartBytes),
  );
}

/** The parts of uploaded files, as long as they are needed. */
export function createImportFiles(storage: Storage) {
  return {
    put: (ref: Pick<ImportFileRef, 'agentId' | 'id'>, part: number, bytes: Buffer): Promise<void> =>
      storage.put(keyOf(ref, part), bytes, 'application/octet-stream'),
    open: (ref: ImportFileRef): OpenParts =>
      async function* () {
        for (const part of ref.partSizes.keys()) yield await loadPart(storage, keyOf(ref, part));
      },
    remove: async (ref: ImportFileRef): Promise<void> => {
      for (const part of ref.partSizes.keys()) await storage.remove(keyOf(ref, part));
    },
  };
}

export type ImportFiles = ReturnType<typeof createImportFiles>;

async function loadPart(storage: Storage, key: string): Promise<Buffer> {
  try {
    return (await storage.read(key)).bytes;
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? new FileFailure('notReadable') : error;
  }
}
