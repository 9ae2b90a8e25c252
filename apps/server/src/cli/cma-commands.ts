import { parseIsoDate, toDayNumber } from '@hearthline/domain/calendar';
import type { MethodMeasures } from '@hearthline/domain/valuation/measure-method';
import type { Accuracy, Hits } from '@hearthline/domain/valuation/walk-forward';
import { createSalesStore } from '../features/cma/market/sales.store.ts';
import { createEvaluation } from '../features/cma/models/evaluation.ts';
import { createDatabase } from '../platform/db/database.ts';
import type { Command, OptionValues } from './command.ts';
import { findOption, requireOption, UsageError } from './command.ts';

const text = { type: 'string' } as const;

export const evaluateCommand: Command = {
  name: 'cma evaluate',
  usage: '--sold-from YYYY-MM-DD --sold-to YYYY-MM-DD [--limit N]',
  summary: 'value the sales of a window from what was known before each of them, and compare with the prices',
  options: { 'sold-from': text, 'sold-to': text, limit: text },
  run: async (context, options) => {
    const fromDay = parseDay(options, 'sold-from');
    const toDay = parseDay(options, 'sold-to');
    if (toDay < fromDay) throw new UsageError('--sold-to lies before --sold-from.');
    const limit = parseLimit(options);
    const { ownerUrl } = await context.openDatabase();
    const database = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 2 });
    try {
      const evaluate = createEvaluation({ sales: createSalesStore(database) });
      const { results, baselines, ...measures } = await evaluate(
        { fromDay, toDay, ...(limit === undefined ? {} : { limit }) },
        (done, total) => context.progress.show('Valuing the sales', done, total),
      );
      const rows = [
        ...results.map((row) => describe(`${row.method}, ${row.segment}`, row, row.coverage80)),
        ...baselines.map((row) => describe(`baseline ${row.baseline}`, row, null)),
        ...describeMeasures(measures),
      ];
      return { text: [heading, ...rows].join('\n'), data: { results, baselines, ...measures } };
    } finally {
      context.progress.end();
      await database.close();
    }
  },
};

function parseDay(options: OptionValues, name: string): number {
  const date = parseIsoDate(requireOption(options, name));
  if (!date) throw new UsageError(`--${name} must be a day, written YYYY-MM-DD.`);
  return toDayNumber(date);
}

function parseLimit(options: OptionValues): number | undefined {
  const value = findOption(options, 'limit');
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError('--limit must be a whole number above 0.');
  return Number(value);
}

const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);

function describeMeasures({ agreement, steadiness, coverage, confidence }: MethodMeasures): string[] {
  const { homes, handedOver, overlapping, apart } = agreement;
  return [
    '',
    `Fast beside Advance: ${homes} homes by both, ${handedOver} handed over; ranges overlap in ${percent(overlapping)}, values differ by more than 10 % in ${percent(apart)}`,
    ...steadiness.map(
      ({ method, steady, medianComparables }) =>
        `${method}: ${percent(steady)} of values move by at most 6 % without any one of their comparables (${medianComparables ?? '–'} in the middle)`,
    ),
    ...confidence.map(
      ({ method, grade, n, mdape }) => `${method}, confidence ${grade}: ${n} homes, MdAPE ${percent(mdape)}`,
    ),
    ...coverage.map(
      ({ method, segment, n, coverage80, standardError }) =>
        `${method}, ${segment}: ${percent(coverage80)} of ${n} inside (± ${percent(2 * standardError)})`,
    ),
  ];
}

const nameWidth = 32;
const numberWidth = 9;
const titles = ['sales', 'valued', 'MdAPE', 'PPE10', 'PPE20', 'bias', 'inside 80%'];
const heading = ''.padEnd(nameWidth) + titles.map((title) => title.padStart(numberWidth + 2)).join('');

function describe(name: string, hits: Hits, coverage: Accuracy['coverage80']): string {
  const shares = [hits.mdape, hits.ppe10, hits.ppe20, hits.bias, coverage].map((share) =>
    share === null ? '–' : `${(share * 100).toFixed(1)} %`,
  );
  const cells = [String(hits.n), String(hits.valued), ...shares];
  return name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(numberWidth + 2)).join('');
}
