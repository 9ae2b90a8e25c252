import type { DrawInput } from './draw-report.ts';

export interface WorkerTask {
  id: number;
  input: DrawInput;
}

export type WorkerReply =
  | { id: number; kind: 'drawn' }
  | { id: number; kind: 'done'; bytes: Uint8Array<ArrayBuffer>; pages: number }
  | { id: number; kind: 'failed'; message: string }
  /** It has cleaned up and takes the next one. */
  | { id: number; kind: 'ready' };

/** Told to the thread before it ends, because what a compiler keeps belongs to the process. */
export const forgetAll = 'forget';
