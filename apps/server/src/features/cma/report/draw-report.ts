import { fileURLToPath } from 'node:url';
import type { ReportView } from '@hearthline/cma-report/view/report-view';
import { describeReport } from '@hearthline/cma-report/view/report-view';
import type { CmaReport } from '@hearthline/contract/cma-report';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { createTypst } from '../../../platform/typst/typst.ts';

/** A picture ready for print, named by what is in it so that the same one is read once. */
export interface PreparedPhoto {
  name: string;
  bytes: Uint8Array;
}

export interface DrawInput {
  report: CmaReport;
  /** Names of prepared pictures by the references of the report. */
  photoNames: Record<string, string>;
}

export interface DrawnReport {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
}

const templates = fileURLToPath(new URL('./template', import.meta.url));
/** What was of use in the last reports stays. */
const keptReports = 2;

/** Keeps a compiler with its fonts and what it has drawn before, so that a changed report is drawn in a moment. */
export function createReportDrawer() {
  const typst = createTypst({ templates });
  const mapped = new Set<string>();

  function forgetOtherPhotos({ photoNames }: DrawInput): void {
    const needed = new Set(Object.values(photoNames));
    for (const name of mapped)
      if (!needed.has(name)) {
        typst.unmapFile(name);
        mapped.delete(name);
      }
  }

  function handOverPhotos(photos: readonly PreparedPhoto[]): void {
    for (const { name, bytes } of photos) {
      typst.mapFile(name, bytes);
      mapped.add(name);
    }
  }

  function compile(view: ReportView): NodeTypstDocument {
    const { sections, ...head } = view;
    typst.mapFacts('head', { ...head, sections: sections.map(({ kind }) => kind) });
    for (const section of sections) typst.mapFacts(section.kind, section);
    return typst.compile('report.typ');
  }

  return {
    /** The pictures that are not here from the report before. */
    listMissing: ({ photoNames }: DrawInput): string[] =>
      [...new Set(Object.values(photoNames))].filter((name) => !mapped.has(name)),
    draw(input: DrawInput, missing: readonly PreparedPhoto[]): DrawnReport {
      forgetOtherPhotos(input);
      handOverPhotos(missing);
      const { report, photoNames } = input;
      const view = describeReport(report, photoNames);
      let document = compile(view);
      if (document.numOfPages !== view.pages) document = compile({ ...view, isCounted: true });
      return { bytes: typst.toPdf(document, new Date(report.date)), pages: document.numOfPages };
    },
    /** To be called after each report, when nobody waits: otherwise all that was ever drawn would stay. */
    tidy(): void {
      typst.forget(keptReports);
    },
  };
}
