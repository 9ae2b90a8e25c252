import type { RenderReport } from './features/cma/report-page.ts';
import { AppError } from './platform/errors.ts';

interface Site {
  renderReport: RenderReport;
}

/** The pages for people without an account, as they were built; loaded when the first one is asked for. */
export function loadSite(file: URL): RenderReport {
  let site: Promise<Site> | undefined;
  return async (report, links) => {
    site ??= (import(file.href) as Promise<Site>).catch((error: unknown) => {
      site = undefined;
      throw new AppError('unavailable', { cause: error });
    });
    return (await site).renderReport(report, links);
  };
}
