import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Asked for at each look. */
export interface WatchedValues {
  name: string;
  help: string;
  label: string;
  load(): Promise<{ label: string; value: number }[]>;
}

export function createMetrics(watched: readonly WatchedValues[] = []) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const httpDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  for (const { name, help, label, load } of watched)
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        for (const one of await load()) this.set({ [label]: one.label }, one.value);
      },
    });
  return {
    observeRequest: (method: string, route: string, status: number, seconds: number) =>
      httpDuration.observe({ method, route, status }, seconds),
    contentType: registry.contentType,
    render: () => registry.metrics(),
  };
}
