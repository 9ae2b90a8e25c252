import { measureReports } from './cma/report.ts';
import { measureValuations } from './cma/valuations.ts';
import type { Benchmark } from './support/benchmark.ts';

/** Values among a million listings, and reports beside another engine. */
export const cmaBenchmark: Benchmark = {
  name: 'cma',
  run: async () => {
    const values = await measureValuations();
    const reports = await measureReports();
    return { rows: [...values.rows, ...reports.rows], goals: [...values.goals, ...reports.goals] };
  },
};
