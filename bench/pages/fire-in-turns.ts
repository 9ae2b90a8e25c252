import autocannon from 'autocannon';

export interface Fired {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  errors: number;
  bytesEach: number;
}

export interface Firing {
  headers: Record<string, string>;
  connections: number;
  roundSeconds: number;
  /** They take turns, so that a busy moment of the machine falls on all. */
  rounds: number;
}

export async function fireInTurns<Target extends string>(
  urls: Record<Target, string>,
  { headers, connections, roundSeconds, rounds }: Firing,
): Promise<Record<Target, Fired>> {
  const targets = Object.keys(urls) as Target[];
  const runs = new Map<Target, autocannon.Result[]>(targets.map((target) => [target, []]));
  // Plans, caches and compiled code are warm in a server that runs all day.
  for (const target of targets) await autocannon({ url: urls[target], headers, connections, duration: 1 });
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets)
      runs
        .get(target)
        ?.push(await autocannon({ url: urls[target], headers, connections, duration: roundSeconds }));
  return Object.fromEntries(Array.from(runs, ([target, some]) => [target, sumUp(some)])) as Record<
    Target,
    Fired
  >;
}

function sumUp(runs: readonly autocannon.Result[]): Fired {
  const sum = (of: (run: autocannon.Result) => number) => runs.reduce((total, run) => total + of(run), 0);
  const answered = sum(({ requests }) => requests.total);
  return {
    requestsPerSecond: answered / sum(({ duration }) => duration),
    p50: Math.max(...runs.map(({ latency }) => latency.p50)),
    p99: Math.max(...runs.map(({ latency }) => latency.p99)),
    errors: sum(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx),
    bytesEach: sum(({ throughput }) => throughput.total) / Math.max(1, answered),
  };
}
