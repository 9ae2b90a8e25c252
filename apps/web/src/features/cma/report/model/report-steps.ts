import type { CmaReportRow, ReportState } from '@hearthline/contract/cma-endpoints';

/** The way of a report, in the order in which its states come. */
export const reportSteps = [
  'waiting',
  'preparing',
  'almostThere',
  'finalizing',
  'ready',
] as const satisfies readonly ReportState[];
export type ReportStep = (typeof reportSteps)[number];

export type StepState = 'done' | 'now' | 'ahead' | 'finished';

export interface StepView {
  step: ReportStep;
  state: StepState;
  /** How long a step that is over took; null where it is not over. */
  tookMs: number | null;
}

export const isStep = (state: ReportState): state is ReportStep => reportSteps.some((step) => step === state);

/** Whether something still moves. */
export const isWorking = ({ state }: Pick<CmaReportRow, 'state'>): boolean =>
  isStep(state) && state !== 'ready';

export function viewSteps({ state, times }: Pick<CmaReportRow, 'state' | 'times'>): StepView[] {
  const current = isStep(state) ? reportSteps.indexOf(state) : -1;
  return reportSteps.map((step, place) => {
    if (place > current) return { step, state: 'ahead', tookMs: null };
    if (place === current) return { step, state: step === 'ready' ? 'finished' : 'now', tookMs: null };
    // A step that went by too fast to be noted belongs to the one before it.
    const end = reportSteps.slice(place + 1).flatMap((next) => times[next] ?? [])[0];
    return { step, state: 'done', tookMs: spanOf(times[step], end) };
  });
}

/** From the order to the file; null before there is one. */
export const totalMsOf = ({ times }: Pick<CmaReportRow, 'times'>): number | null =>
  spanOf(times.waiting, times.ready);

function spanOf(from: string | undefined, to: string | undefined): number | null {
  if (from === undefined || to === undefined) return null;
  return Math.max(0, Date.parse(to) - Date.parse(from));
}
