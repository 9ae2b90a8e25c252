import type { CmaReport, ReportSection } from '@hearthline/contract/cma-report';
import { describeAdjustments } from './adjustments-view.ts';
import { describeComparables } from './comparables-view.ts';
import { describeSubject } from './facts-view.ts';
import { describeMap } from './map-view.ts';
import { describeAgent, describeCover, describeMethod, writePlace } from './method-view.ts';
import { toLine, toLineOrNull } from './plain-text.ts';
import type { ReportWriter } from './report-writer.ts';
import { createReportWriter } from './report-writer.ts';
import { describeSummary } from './summary-view.ts';
import { describeTrend } from './trend-view.ts';

const describers = {
  cover: describeCover,
  summary: describeSummary,
  subject: describeSubject,
  map: describeMap,
  comparables: describeComparables,
  adjustments: describeAdjustments,
  trend: describeTrend,
  method: describeMethod,
  agent: describeAgent,
} satisfies Record<ReportSection, (writer: ReportWriter) => { kind: ReportSection } | null>;

/** Pages of a part as it is meant to be. */
function countPages(section: ReturnType<(typeof describers)[ReportSection]>): number {
  if (section?.kind === 'comparables') return section.pages.length;
  if (section?.kind === 'adjustments')
    return section.pages.length + section.others.pages.length + section.rates.pages.length;
  return section ? 1 : 0;
}

/** Everything the template prints, written out in the language of the report. */
export function describeReport(report: CmaReport, photoPaths: Readonly<Record<string, string>>) {
  const writer = createReportWriter(report, photoPaths);
  const { texts, format } = writer;
  const { agent, subject } = report;
  const address = toLine(subject.address, 90);
  const author = [toLine(agent.name, 80), toLineOrNull(agent.brokerage, 80)].filter(Boolean).join(', ');
  const sections = [...new Set(report.sections)].flatMap((section) => describers[section](writer) ?? []);
  return {
    pages: sections.reduce((sum, section) => sum + countPages(section), 0),
    /** Set where the pages did not come out as they were meant. */
    isCounted: false,
    language: report.language,
    date: report.date.split('-').map(Number),
    documentTitle: format.labelled(texts.name, address),
    author,
    name: texts.name,
    line: [
      `${address}${writePlace(writer) ? `, ${writePlace(writer)}` : ''}`,
      format.longDate(report.date),
    ].join(' · '),
    preparedBy: texts.preparedBy(author),
    pageOf: texts.pageOf,
    logo: writer.photoOf(report.brand.logo),
    sections,
  };
}
export type ReportView = ReturnType<typeof describeReport>;
