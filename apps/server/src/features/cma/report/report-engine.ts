import type { CmaReport } from '@hearthline/contract/cma-report';
import type { IsolateOptions } from '../../../platform/isolate/isolate.ts';
import { createDrawingProcess } from '../../../platform/typst/drawing-process.ts';
import type { DrawInput, DrawnReport } from './draw-report.ts';
import { listReferences } from './photo-references.ts';
import type { ReportPhotos, ToPrint } from './report-photos.ts';
import { createPhotoPreparer } from './report-photos.ts';

export interface ReportEngine {
  draw(report: CmaReport, photos: ReportPhotos): Promise<DrawnReport>;
  close(): Promise<void>;
}

export function createReportEngine({
  toPrint,
  ...limits
}: { toPrint: ToPrint } & Partial<IsolateOptions>): ReportEngine {
  const preparePhotos = createPhotoPreparer(toPrint);
  const drawer = createDrawingProcess<DrawInput, DrawnReport, string[]>({
    module: new URL('./report-worker.ts', import.meta.url),
    ...limits,
  });
  return {
    draw: async (report, photos) => {
      const { photoNames, prepared } = await preparePhotos(photos, listReferences(report));
      // After an edit it has all of them: megabytes that need not travel.
      const handOver = (names: string[]) => names.map((name) => prepared.get(name));
      return drawer.run({ report, photoNames }, { onPart: handOver });
    },
    close: drawer.close,
  };
}
