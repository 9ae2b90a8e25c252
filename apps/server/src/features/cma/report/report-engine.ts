import type { CmaReport } from '@hearthline/contract/cma-report';
import type { Isolate, IsolateOptions } from '../../../platform/isolate/isolate.ts';
import { createIsolate, IsolateLostError } from '../../../platform/isolate/isolate.ts';
import type { DrawInput, DrawnReport } from './draw-report.ts';
import { listReferences } from './photo-references.ts';
import type { ReportPhotos, ToPrint } from './report-photos.ts';
import { createPhotoPreparer } from './report-photos.ts';

export interface ReportEngine {
  draw(report: CmaReport, photos: ReportPhotos): Promise<DrawnReport>;
  close(): Promise<void>;
}

/** Its fonts and what it drew before stay for the next report of the same sitting. */
const idleMs = 5 * 60_000;

/**
 * Draws reports one after the other in a process of its own, so that whoever uses the screens meanwhile notices
 * nothing, whatever a report holds. When the process is lost, a second one may try, once.
 */
export function createReportEngine({
  toPrint,
  ...limits
}: { toPrint: ToPrint } & Partial<IsolateOptions>): ReportEngine {
  const preparePhotos = createPhotoPreparer(toPrint);
  const drawer: Isolate<DrawInput, DrawnReport, string[]> = createIsolate({
    module: new URL('./report-worker.ts', import.meta.url),
    processes: 1,
    timeLimitMs: 30_000,
    memoryLimitMegabytes: 1_200,
    tiredMegabytes: 500,
    idleMs,
    ...limits,
  });
  return {
    draw: async (report, photos) => {
      const { photoNames, prepared } = await preparePhotos(photos, listReferences(report));
      // After an edit it has all of them: megabytes that need not travel.
      const handOver = (names: string[]) => names.map((name) => prepared.get(name));
      const run = () => drawer.run({ report, photoNames }, { onPart: handOver });
      return run().catch((error: unknown) => {
        if (error instanceof IsolateLostError && error.reason === 'ended') return run();
        throw error;
      });
    },
    close: drawer.close,
  };
}
