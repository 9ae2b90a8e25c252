import type { ClientFilter } from '@hearthline/contract/client-filter';
import { boardDay } from '@hearthline/domain/time-zone';
import { createClientTransactions } from '../apps/server/src/features/clients/client-transaction.ts';
import { createClientsService } from '../apps/server/src/features/clients/records/clients.service.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { openClients } from './clients/clients-data.ts';
import type { ImportTimes } from './clients/measure-import.ts';
import { measureImport } from './clients/measure-import.ts';
import { createPlainClients } from './clients/plain-clients.ts';
import type { Timing } from './search/measure.ts';
import { digits, measureInTurns, show } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { sized } from './support/size.ts';

const clientCount = Number(process.env.BENCH_CLIENTS ?? sized(200_000, 1_000));
const rounds = sized(60, 4);
const importedRows = sized(50_000, 300);
const importGoalSeconds = 60;

/** One agent with very many clients: the list, the search box and the count of a smart list beside plain SQL. */
export const clientsBenchmark: Benchmark = { name: 'clients', run };

async function run(): Promise<BenchmarkResult> {
  const today = boardDay(new Date());
  const data = await openClients(clientCount, today);
  try {
    const transactions = createClientTransactions({
      database: data.database,
      clock: systemClock,
      getTimeZone: async () => 'America/Toronto',
      // A plan without limits.
      room: { count: async () => null, require: async () => {} },
    });
    const service = createClientsService(transactions);
    const plain = createPlainClients(data.database, data.agentId, today);
    const search = (filter: ClientFilter, page = 1) =>
      service.search(data.agentId, { filter, sort: 'lastContact', isDescending: true, page, pageSize: 10 });
    const repeat = <T>(items: readonly T[]) =>
      Array.from({ length: rounds }, (_, index) => items[index % items.length] as T);
    const version = 1 as const;
    const lists: ClientFilter[] = [
      { version },
      { version, category: ['interested'] },
      { version, category: ['waitingList'], type: ['buyer'] },
    ];
    const texts: ClientFilter[] = [
      'Gagnon',
      'Étienne',
      'amara okafor',
      'harbour',
      '5550142',
      'two dogs',
      'nguyen port',
    ].map((text) => ({ version, text }));
    const smart: ClientFilter[] = [
      { version, type: ['buyer'], lastContact: { atLeastDays: 30 } },
      { version, consent: ['express'], category: ['interested'] },
    ];
    const timings: [string, Record<string, Timing>][] = [
      [
        'list, first page with counts',
        await measureInTurns(repeat(lists), { ours: (f) => search(f), 'plain SQL': plain.page }),
      ],
      ['list, page 500', await measureInTurns(repeat(lists), { ours: (f) => search(f, 500) })],
      ['search', await measureInTurns(repeat(texts), { ours: (f) => search(f), 'plain SQL': plain.page })],
      [
        'search with a slip of the keyboard',
        await measureInTurns(
          repeat([
            { version, text: 'Gangon' },
            { version, text: 'Nguyne' },
          ]),
          { ours: (f) => search(f) },
        ),
      ],
      [
        'count of a smart list',
        await measureInTurns(repeat(smart), {
          ours: (f) => service.count(data.agentId, f),
          'plain SQL': plain.count,
        }),
      ],
    ];
    const rows = timings.flatMap(([operation, engines]) =>
      Object.entries(engines).map(([engine, timing]) => ({
        operation,
        engine,
        'ms p50 / p95': show(timing),
        'x ours': engines.ours ? digits(timing.p95 / engines.ours.p95) : '',
      })),
    );
    const times = await measureImport(data, transactions, importedRows);
    const isQuick = times.importSeconds < importGoalSeconds;
    return {
      rows: [...rows, ...showImport(times)],
      goals: [
        {
          text: `${importedRows} rows of a file are imported within a minute`,
          seen: `${digits(times.importSeconds)} s`,
          isMet: isQuick,
        },
      ],
    };
  } finally {
    await data.close();
  }
}

function showImport(times: ImportTimes): BenchmarkResult['rows'] {
  const row = (operation: string, ms: number) => ({
    operation,
    engine: 'ours',
    'ms p50 / p95': digits(ms),
    'x ours': '',
  });
  return [
    row(`import of ${importedRows} rows: read`, times.parseSeconds * 1_000),
    row('import: check', times.checkSeconds * 1_000),
    row('import: run', times.importSeconds * 1_000),
    row('import: longest pause of the process', times.longestPauseMs),
    row('import: first page of the list meanwhile, at most', times.otherQueryMs),
  ];
}
