import type { CmaReport } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import type { Format } from '@hearthline/format/format';
import { createFormat } from '@hearthline/format/format';
import type { ReportTexts } from '../texts/en.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';

/** What every part of a report is written with. */
export interface ReportWriter {
  report: CmaReport;
  texts: ReportTexts;
  format: Format;
  /** Where the template finds a picture; null where there is none. */
  photoOf: (reference: string | null) => string | null;
}

const textsOf: Record<Language, ReportTexts> = { en, fr };

export function createReportWriter(
  report: CmaReport,
  photoPaths: Readonly<Record<string, string>>,
): ReportWriter {
  return {
    report,
    texts: textsOf[report.language],
    format: createFormat(report.language),
    photoOf: (reference) => (reference === null ? null : (photoPaths[reference] ?? null)),
  };
}
