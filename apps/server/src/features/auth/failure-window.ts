import type { Clock } from '../../platform/clock/clock.ts';

export interface FailureWindow {
  isFull(address: string): boolean;
  record(address: string): void;
}

/** Counts failures per network address over the last minute, in memory only: addresses are not to be stored. */
export function createFailureWindow(options: {
  clock: Clock;
  limit?: number;
  spanMs?: number;
  maxAddresses?: number;
}): FailureWindow {
  const { clock, limit = 20, spanMs = 60_000, maxAddresses = 10_000 } = options;
  const failures = new Map<string, number[]>();

  function listRecent(address: string): number[] {
    const since = clock.now().getTime() - spanMs;
    return (failures.get(address) ?? []).filter((instant) => instant > since);
  }

  return {
    isFull: (address) => listRecent(address).length >= limit,
    record: (address) => {
      const recent = [...listRecent(address), clock.now().getTime()].slice(-limit);
      // Removed and set again, so that the map's first key is always the address that was quiet the longest.
      failures.delete(address);
      failures.set(address, recent);
      const [quietest] = failures.keys();
      if (failures.size > maxAddresses && quietest !== undefined) failures.delete(quietest);
    },
  };
}
