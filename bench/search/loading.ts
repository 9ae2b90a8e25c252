import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What another thread hands over is not told among the memory of this one. */
export function bytesIn(value: unknown, seen = new Set<ArrayBufferLike>()): number {
  const sum = (parts: Iterable<unknown>) =>
    [...parts].reduce<number>((bytes, each) => bytes + bytesIn(each, seen), 0);
  if (ArrayBuffer.isView(value)) {
    if (seen.has(value.buffer)) return 0;
    seen.add(value.buffer);
    return value.buffer.byteLength;
  }
  if (value instanceof Map || Array.isArray(value)) return sum(value.values());
  return typeof value === 'object' && value !== null ? sum(Object.values(value)) : 0;
}

export async function measureLoading(load: () => Promise<void>) {
  const collectGarbage = findGarbageCollector();
  collectGarbage();
  const before = process.memoryUsage();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const startedAt = performance.now();
  await load();
  const seconds = (performance.now() - startedAt) / 1000;
  loop.disable();
  collectGarbage();
  const after = process.memoryUsage();
  const bytes = after.heapUsed - before.heapUsed + (after.arrayBuffers - before.arrayBuffers);
  return { seconds, megabytes: bytes / 2 ** 20, loopP99: loop.percentile(99) / 1e6, loopMax: loop.max / 1e6 };
}

/** Memory can be told only after what nobody needs is gone; the engine hides the means unless it is asked for. */
function findGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
