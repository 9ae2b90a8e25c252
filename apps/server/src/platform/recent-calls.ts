import type { Clock } from './clock/clock.ts';
import { networkOf } from './network-of.ts';

export interface RecentCalls {
  isFull(address: string): boolean;
  record(address: string): void;
}

/**
 * Counts calls over the last minute, in memory only: addresses are not to be stored. All addresses of one network count as
 * one; what is no address counts by itself.
 */
export function createRecentCalls(options: {
  clock: Clock;
  limit?: number;
  spanMs?: number;
  maxAddresses?: number;
}): RecentCalls {
  const { clock, limit = 20, spanMs = 60_000, maxAddresses = 10_000 } = options;
  const calls = new Map<string, number[]>();

  function listRecent(address: string): number[] {
    const since = clock.now().getTime() - spanMs;
    return (calls.get(address) ?? []).filter((instant) => instant > since);
  }

  return {
    isFull: (address) => listRecent(networkOf(address)).length >= limit,
    record: (caller) => {
      const address = networkOf(caller);
      const recent = [...listRecent(address), clock.now().getTime()].slice(-limit);
      // Removed and set again, so that the map's first key is always the address that was quiet the longest.
      calls.delete(address);
      calls.set(address, recent);
      const [quietest] = calls.keys();
      if (calls.size > maxAddresses && quietest !== undefined) calls.delete(quietest);
    },
  };
}
