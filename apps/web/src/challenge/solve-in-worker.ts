import type { Puzzle } from '@hearthline/contract/auth';
import SolverWorker from './solver.worker.ts?worker&inline';

/** Off the main thread, so that typing and scrolling stay smooth while it works. */
export function solveInWorker(puzzle: Puzzle, signal: AbortSignal): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new SolverWorker();
    const settle = (finish: () => void) => {
      worker.terminate();
      finish();
    };
    worker.onmessage = (event: MessageEvent<string>) => settle(() => resolve(event.data));
    worker.onerror = (event) => settle(() => reject(new Error(event.message)));
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)));
    worker.postMessage(puzzle);
  });
}
