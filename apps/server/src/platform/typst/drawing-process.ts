import type { Isolate, IsolateOptions } from '../isolate/isolate.ts';
import { createIsolate, IsolateLostError } from '../isolate/isolate.ts';

/** Its fonts and what it drew before stay for the next drawing of the same sitting. */
const idleMs = 5 * 60_000;

/**
 * Draws one after the other in a process of its own, so that whoever uses the screens meanwhile notices nothing,
 * whatever a drawing holds. When the process is lost, a second one may try, once.
 */
export function createDrawingProcess<In, Out, Part = never>(
  options: Pick<IsolateOptions, 'module'> & Partial<IsolateOptions>,
): Isolate<In, Out, Part> {
  const isolate = createIsolate<In, Out, Part>({
    processes: 1,
    timeLimitMs: 30_000,
    memoryLimitMegabytes: 1_200,
    tiredMegabytes: 500,
    idleMs,
    ...options,
  });
  return {
    run: (input, hooks) => {
      const run = () => isolate.run(input, hooks);
      return run().catch((error: unknown) => {
        if (error instanceof IsolateLostError && error.reason === 'ended') return run();
        throw error;
      });
    },
    close: isolate.close,
  };
}
