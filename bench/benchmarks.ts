import { alertsBenchmark } from './alerts.bench.ts';
import { clientsBenchmark } from './clients.bench.ts';
import { cmaBenchmark } from './cma.bench.ts';
import { dashboardBenchmark } from './dashboard.bench.ts';
import { fairnessBenchmark } from './fairness.bench.ts';
import { greetingsBenchmark } from './greetings.bench.ts';
import { httpBenchmark } from './http.bench.ts';
import { lighthouseBenchmark } from './lighthouse.bench.ts';
import { mapBenchmark } from './map.bench.ts';
import { marketDayBenchmark } from './market-day.bench.ts';
import { pagesBenchmark } from './pages.bench.ts';
import { paletteBenchmark } from './palette.bench.ts';
import { pushBenchmark } from './push.bench.ts';
import { searchBenchmark } from './search.bench.ts';
import { siteBenchmark } from './site.bench.ts';
import type { Benchmark } from './support/benchmark.ts';

/** In the order in which `npm run bench` runs them. */
export const benchmarks: Benchmark[] = [
  httpBenchmark,
  searchBenchmark,
  mapBenchmark,
  pushBenchmark,
  alertsBenchmark,
  marketDayBenchmark,
  clientsBenchmark,
  greetingsBenchmark,
  cmaBenchmark,
  dashboardBenchmark,
  paletteBenchmark,
  fairnessBenchmark,
  pagesBenchmark,
  lighthouseBenchmark,
  siteBenchmark,
];
