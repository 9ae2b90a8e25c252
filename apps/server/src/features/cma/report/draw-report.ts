import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReportView } from '@hearthline/cma-report/view/report-view';
import { describeReport } from '@hearthline/cma-report/view/report-view';
import type { CmaReport } from '@hearthline/contract/cma-report';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

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

const folder = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));
const templates = folder('template');
const main = path.join(templates, 'report.typ');
/** What was of use in the last reports stays; without this the compiler keeps everything it ever drew. */
const keptReports = 2;

/** Keeps a compiler with its fonts and what it has drawn before, so that a changed report is drawn in a moment. */
export function createReportDrawer() {
  const fonts = folder('fonts');
  const fontBlobs = readdirSync(fonts)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => readFileSync(path.join(fonts, name)));
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
  const mapped = new Set<string>();
  const mappedTexts = new Map<string, string>();

  function forgetOtherPhotos({ photoNames }: DrawInput): void {
    const needed = new Set(Object.values(photoNames));
    for (const name of mapped)
      if (!needed.has(name)) {
        compiler.unmapShadow(path.join(templates, name));
        mapped.delete(name);
      }
  }

  function handOverPhotos(photos: readonly PreparedPhoto[]): void {
    for (const { name, bytes } of photos) {
      compiler.mapShadow(path.join(templates, name), Buffer.from(bytes));
      mapped.add(name);
    }
  }

  /** What did not change is not told again, so that the compiler need not look at it. */
  function handOverFacts(name: string, facts: object): void {
    const text = JSON.stringify(facts);
    if (mappedTexts.get(name) === text) return;
    compiler.mapShadow(path.join(templates, `${name}.json`), Buffer.from(text));
    mappedTexts.set(name, text);
  }

  /** Facts reach the template as a data file and never as source: nothing that somebody typed can be a command. */
  function compile(view: ReportView): NodeTypstDocument {
    const { sections, ...head } = view;
    handOverFacts('head', { ...head, sections: sections.map(({ kind }) => kind) });
    for (const section of sections) handOverFacts(section.kind, section);
    const result = compiler.compile({ mainFilePath: main });
    const document = result.result;
    if (!document) throw new Error(`The report was not drawn: ${describeError(result)}`);
    return document;
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
      const creationTimestamp = Date.parse(report.date) / 1_000;
      const bytes = new Uint8Array(compiler.pdf(document, { creationTimestamp }));
      return { bytes, pages: document.numOfPages };
    },
    /** To be called after each report, when nobody waits: otherwise all that was ever drawn would stay. */
    tidy(): void {
      compiler.evictCache(keptReports);
    },
  };
}

function describeError(result: ReturnType<NodeCompiler['compile']>): string {
  const diagnostics: unknown = result.takeError()?.shortDiagnostics;
  return JSON.stringify(diagnostics ?? null).slice(0, 600);
}
