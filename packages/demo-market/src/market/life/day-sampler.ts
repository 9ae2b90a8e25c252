import type { Offer } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import type { Day } from '../calendar.ts';
import type { Cycle } from '../cycle.ts';

export interface DaySampler {
  /** A day on which listings begin, more often on those on which many do. */
  pick(offer: Offer, random: Random): Day;
}

export function createDaySampler(cycle: Cycle, firstDay: Day, lastDay: Day): DaySampler {
  const sums = { sale: sumUp('sale'), lease: sumUp('lease') };

  function sumUp(offer: Offer): Float64Array {
    const totals = new Float64Array(lastDay - firstDay + 1);
    let total = 0;
    for (let index = 0; index < totals.length; index += 1) {
      total += cycle.volume(firstDay + index, offer);
      totals[index] = total;
    }
    return totals;
  }

  return {
    pick(offer, random) {
      const totals = sums[offer];
      const wanted = random.next() * (totals[totals.length - 1] ?? 0);
      let low = 0;
      let high = totals.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((totals[middle] ?? 0) <= wanted) low = middle + 1;
        else high = middle;
      }
      return firstDay + low;
    },
  };
}
