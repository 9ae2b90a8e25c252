import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Emit } from '../isolate/serve-isolate.ts';
import { serveIsolate } from '../isolate/serve-isolate.ts';

/**
 * The inner side of a process that draws. A finished document lies in memory that the runtime does not count, so it sees
 * no reason to clean up by itself: without this, hundreds of megabytes of old drawings would wait here.
 */
export function serveDrawer<In, Out, Part = never>(
  draw: (input: In, emit: Emit<Part>) => Promise<Out> | Out,
  tidy: () => void,
): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  serveIsolate<In, Out, Part>(draw, () => {
    tidy();
    collectGarbage();
  });
}
