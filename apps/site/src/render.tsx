import { describeReport } from '@hearthline/cma-report/view/report-view';
import type { CmaReport } from '@hearthline/contract/cma-report';
import { renderToStaticMarkup } from 'react-dom/server';
import styles from './report/report.css?inline';
import { ReportPage } from './report/report-page.tsx';

/** A whole page without a script: what the report says, for whoever has its address. */
export function renderReport(
  report: CmaReport,
  { photos, pdf }: { photos: Record<string, string>; pdf: string },
): string {
  const view = describeReport(report, photos);
  const page = renderToStaticMarkup(
    <html lang={`${view.language}-CA`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>{view.documentTitle}</title>
        <style>{styles}</style>
      </head>
      <body>
        <ReportPage view={view} pdf={pdf} />
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
