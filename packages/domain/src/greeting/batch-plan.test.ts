import { describe, expect, it } from 'vitest';
import { planBatch } from './batch-plan.ts';

const from = { city: 'Mississauga', province: 'ON' } as const;
const near = { city: 'Mississauga', province: 'ON' } as const;
const far = { city: 'Vancouver', province: 'BC' } as const;
const ask = (homes: (typeof near | typeof far)[], today = '2025-11-12') =>
  planBatch({ inHandsOn: '2025-12-15', from, homes, today });

describe('the days of a batch', () => {
  it('[EVENT-03] are those of the home that is farthest away, in their order', () => {
    const plan = ask([near, far]);
    expect(plan).toMatchObject({ printBy: ask([far]).printBy, mailBy: ask([far]).mailBy, transitDays: 6 });
    expect(ask([near]).mailBy > plan.mailBy).toBe(true);
    expect([plan.approveBy, plan.printBy, plan.mailBy].toSorted()).toEqual([
      plan.approveBy,
      plan.printBy,
      plan.mailBy,
    ]);
    expect(plan).toMatchObject({ approveBy: '2025-11-28', daysLate: 0, printingDays: 3 });
  });

  it('[EVENT-03] say by how many days it is too late', () => {
    expect(ask([near, far], '2025-12-10').daysLate).toBeGreaterThan(ask([near], '2025-12-10').daysLate);
  });

  it('are told also while nobody is reached', () => {
    expect(ask([]).transitDays).toBe(4);
  });
});
