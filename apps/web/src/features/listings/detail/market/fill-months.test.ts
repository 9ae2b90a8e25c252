import { describe, expect, it } from 'vitest';
import { fillMonths } from './fill-months.ts';

describe('months of a market', () => {
  it('counts a month without a deal as zero, over the turn of a year too', () => {
    const months = [
      { month: '2024-11-01', count: 2, median: 100 },
      { month: '2025-02-01', count: 1, median: 120 },
    ];
    expect(fillMonths(months)).toEqual([
      { month: '2024-11-01', count: 2, median: 100 },
      { month: '2024-12-01', count: 0, median: null },
      { month: '2025-01-01', count: 0, median: null },
      { month: '2025-02-01', count: 1, median: 120 },
    ]);
    expect(fillMonths([])).toEqual([]);
  });
});
