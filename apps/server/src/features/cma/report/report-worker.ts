import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serveIsolate } from '../../../platform/isolate/serve-isolate.ts';
import type { DrawInput, DrawnReport, PreparedPhoto } from './draw-report.ts';
import { createReportDrawer } from './draw-report.ts';

/**
 * A finished document lies in memory that the runtime does not count, so it sees no reason to clean up by itself:
 * without this, hundreds of megabytes of old reports would wait here.
 */
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const drawer = createReportDrawer();

serveIsolate<DrawInput, DrawnReport, string[]>(
  async (input, ask) => {
    const missing = drawer.listMissing(input);
    const photos = missing.length === 0 ? [] : ((await ask(missing)) as PreparedPhoto[]);
    return drawer.draw(input, photos);
  },
  () => {
    drawer.tidy();
    collectGarbage();
  },
);
