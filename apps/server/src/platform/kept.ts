import type { Clock } from './clock/clock.ts';

/**
 * Keeps answers for a while: whoever asks in the meantime, also while the first is still being worked out, is given the
 * same one. Failures are not kept, nor more answers than so many.
 */
export function createKept<T>({ clock, forMs, most }: { clock: Clock; forMs: number; most: number }) {
  const kept = new Map<string, { until: number; answer: Promise<T> }>();

  return (key: string, load: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime();
    const held = kept.get(key);
    if (held && held.until > now) return held.answer;
    const entry = { until: now + forMs, answer: load() };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.answer;
  };
}
