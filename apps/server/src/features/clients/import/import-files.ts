import type { ImportFailure, ImportPreview } from '@hearthline/contract/client-import';
import { importPartBytes } from '@hearthline/contract/client-import';
import type { Language } from '@hearthline/contract/common';
import { AppError } from '../../../platform/errors.ts';
import type { Isolate } from '../../../platform/isolate/isolate.ts';
import { createIsolate, IsolateLostError } from '../../../platform/isolate/isolate.ts';
import { IsolateFailure } from '../../../platform/isolate/serve-isolate.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import type { ParsedRow } from './evaluate-rows.ts';
import { FileFailure } from './file/import-failure.ts';
import type { ParsedFile } from './file/parse-file.ts';
import type { ImportOutput, ImportPart, ImportTask, OpenedPart } from './import-worker.ts';

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

export interface RowsWanted {
  plan: ImportPlan;
  today: string;
  portion: number;
}

/** For one piece of work between two questions of the process: a part of the file, or a portion of rows. */
const timeLimitMs = 20_000;
const memoryLimitMegabytes = 400;

/** The parts of uploaded files, as long as they are needed; what is in them is read in processes of their own. */
export function createImportFiles(storage: Storage) {
  const openReader = (): Isolate<ImportTask, ImportOutput, ImportPart> =>
    createIsolate({
      module: new URL('./import-worker.ts', import.meta.url),
      processes: 2,
      timeLimitMs,
      memoryLimitMegabytes,
    });
  // Somebody who looks at a file must not wait for the files that are being imported.
  const [looks, runs] = [openReader(), openReader()];

  async function read<Out extends ImportOutput>(
    isolate: typeof looks,
    ref: ImportFileRef,
    task: TaskWithoutParts,
    onRows: (rows: ParsedRow[]) => Promise<boolean> = async () => true,
  ): Promise<Out> {
    try {
      const output = await isolate.run(
        { ...task, partCount: ref.partSizes.length },
        {
          onPart: (part) =>
            part.kind === 'rows' ? onRows(part.rows) : openPart(storage, keyOf(ref, part.part)),
        },
      );
      return output as Out;
    } catch (error) {
      if (error instanceof IsolateFailure) throw new FileFailure(error.detail as ImportFailure);
      // What no process can read in its time and memory, the next one cannot either.
      const isHopeless = error instanceof IsolateLostError && error.reason !== 'ended';
      throw isHopeless ? new FileFailure('notReadable') : error;
    }
  }

  return {
    put: (ref: Pick<ImportFileRef, 'agentId' | 'id'>, part: number, bytes: Buffer): Promise<void> =>
      storage.put(keyOf(ref, part), bytes, 'application/octet-stream'),
    remove: async (ref: ImportFileRef): Promise<void> => {
      for (const part of ref.partSizes.keys()) await storage.remove(keyOf(ref, part));
    },
    parse: (ref: ImportFileRef, language: Language): Promise<ParsedFile> =>
      read(looks, ref, { kind: 'file', language }),
    preview: (
      ref: ImportFileRef,
      wanted: { plan: ImportPlan; today: string; from: number; limit: number },
    ): Promise<ImportPreview[]> => read(looks, ref, { kind: 'preview', ...wanted }),
    /** All rows in portions, until one is answered with false; whether all were. */
    eachPortion: (
      ref: ImportFileRef,
      wanted: RowsWanted,
      onRows: (rows: ParsedRow[]) => Promise<boolean>,
    ): Promise<boolean> => read(runs, ref, { kind: 'rows', ...wanted }, onRows),
    close: async (): Promise<void> => {
      await Promise.all([looks.close(), runs.close()]);
    },
  };
}

type TaskWithoutParts = ImportTask extends infer Task
  ? Task extends unknown
    ? Omit<Task, 'partCount'>
    : never
  : never;

export type ImportFiles = ReturnType<typeof createImportFiles>;

/**
 * The process reads what lies on this machine by itself: big files that pass through the program fill its memory, and
 * while that is cleaned up everybody waits.
 */
async function openPart(storage: Storage, key: string): Promise<OpenedPart> {
  const file = storage.pathOf(key);
  if (file !== null) return { file };
  try {
    return { bytes: (await storage.read(key)).bytes };
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? new FileFailure('notReadable') : error;
  }
}
