import { sized } from '../support/size.ts';

const warmUpCount = sized(60, 3);

export interface Timing {
  p50: number;
  p95: number;
}

export type Engines<Q> = Record<string, (question: Q) => Promise<unknown>>;

/** Every engine answers every question; they take turns, so that a busy moment of the machine falls on all of them. */
export async function measureInTurns<Q>(
  questions: readonly Q[],
  engines: Engines<Q>,
): Promise<Record<string, Timing>> {
  const names = Object.keys(engines);
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  // Plans, caches and compiled code are warm in a server that runs all day; this goes for all of them.
  for (const question of questions.slice(0, warmUpCount))
    for (const ask of Object.values(engines)) await ask(question);
  for (const [index, question] of questions.entries()) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(index + turn) % names.length] as string;
      const startedAt = performance.now();
      await engines[name]?.(question);
      times[name]?.push(performance.now() - startedAt);
    }
  }
  return Object.fromEntries(names.map((name) => [name, toTiming(times[name] ?? [])]));
}

/** The same with so many callers at once, each asking one question after the other. */
export async function measureCallers<Q>(
  questions: readonly Q[],
  engines: Engines<Q>,
  callers: number,
): Promise<Record<string, Timing & { perSecond: number }>> {
  const results: Record<string, Timing & { perSecond: number }> = {};
  for (const [name, ask] of Object.entries(engines)) {
    const waiting = [...questions];
    const times: number[] = [];
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (let question = waiting.pop(); question !== undefined; question = waiting.pop()) {
          const askedAt = performance.now();
          await ask(question);
          times.push(performance.now() - askedAt);
        }
      }),
    );
    results[name] = {
      ...toTiming(times),
      perSecond: (questions.length / (performance.now() - startedAt)) * 1000,
    };
  }
  return results;
}

export function toTiming(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

export const show = ({ p50, p95 }: Timing): string => `${digits(p50)} / ${digits(p95)}`;
export const digits = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
