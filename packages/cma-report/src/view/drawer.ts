import type { CmaReport } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import type { ReportTexts } from '../texts/en.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { ReportFormat } from './format.ts';
import { createReportFormat } from './format.ts';

/** What every part of a report is written with. */
export interface Drawer {
  report: CmaReport;
  texts: ReportTexts;
  format: ReportFormat;
  /** Where the template finds a picture; null where there is none. */
  photoOf: (reference: string | null) => string | null;
}

const textsOf: Record<Language, ReportTexts> = { en, fr };
const formats: Record<Language, ReportFormat> = {
  en: createReportFormat('en'),
  fr: createReportFormat('fr'),
};

export function createDrawer(report: CmaReport, photoPaths: Readonly<Record<string, string>>): Drawer {
  return {
    report,
    texts: textsOf[report.language],
    format: formats[report.language],
    photoOf: (reference) => (reference === null ? null : (photoPaths[reference] ?? null)),
  };
}
