export interface Goal {
  text: string;
  seen: string;
  isMet: boolean;
}

export interface BenchmarkResult {
  rows: Record<string, string | number>[];
  goals: Goal[];
  machine?: string;
  at?: string;
}

export interface Benchmark {
  name: string;
  run(): Promise<BenchmarkResult>;
}
