import { serveDrawer } from '../../../platform/typst/serve-drawer.ts';
import type { DrawInput, DrawnReport, PreparedPhoto } from './draw-report.ts';
import { createReportDrawer } from './draw-report.ts';

const drawer = createReportDrawer();

serveDrawer<DrawInput, DrawnReport, string[]>(async (input, ask) => {
  const missing = drawer.listMissing(input);
  const photos = missing.length === 0 ? [] : ((await ask(missing)) as PreparedPhoto[]);
  return drawer.draw(input, photos);
}, drawer.tidy);
