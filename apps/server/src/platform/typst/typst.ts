import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Poppins, for everybody who prints. */
const ownFonts = new URL('./fonts/', import.meta.url);

/**
 * A compiler with its fonts and what it drew before, so that a changed page is drawn in a moment. Facts reach its templates
 * as data files and never as source: nothing that somebody typed can be a command.
 */
export function createTypst({
  templates,
  fonts = [],
}: {
  /** The folder of the templates. */
  templates: string;
  /** Files of further fonts. */
  fonts?: readonly URL[];
}) {
  const own = readdirSync(ownFonts)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => new URL(name, ownFonts));
  const fontBlobs = [...own, ...fonts].map((file) => readFileSync(file));
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
  const texts = new Map<string, string>();

  return {
    /** A file beside the templates that exists in memory alone. */
    mapFile: (name: string, bytes: Uint8Array): void =>
      compiler.mapShadow(path.join(templates, name), Buffer.from(bytes)),
    unmapFile: (name: string): void => compiler.unmapShadow(path.join(templates, name)),
    /** What did not change is not told again, so that the compiler need not look at it. */
    mapFacts: (name: string, facts: object): void => {
      const text = JSON.stringify(facts);
      if (texts.get(name) === text) return;
      compiler.mapShadow(path.join(templates, `${name}.json`), Buffer.from(text));
      texts.set(name, text);
    },
    compile: (main: string): NodeTypstDocument => {
      const result = compiler.compile({ mainFilePath: path.join(templates, main) });
      const document = result.result;
      if (!document) throw new Error(`${main} was not drawn: ${describeError(result)}`);
      return document;
    },
    toPdf: (document: NodeTypstDocument, madeAt: Date): Uint8Array<ArrayBuffer> =>
      new Uint8Array(compiler.pdf(document, { creationTimestamp: madeAt.getTime() / 1_000 })),
    /** The values of what a template left behind under a label. */
    findMetadata: (document: NodeTypstDocument, label: string): unknown[] =>
      compiler.query(document, { selector: `<${label}>`, field: 'value' }) as unknown[],
    toSvg: (document: NodeTypstDocument): string => compiler.plainSvg(document),
    /** Keeps what was of use in so many last drawings; without this the compiler keeps everything it ever drew. */
    forget: (keptDrawings: number): void => compiler.evictCache(keptDrawings),
  };
}

function describeError(result: ReturnType<NodeCompiler['compile']>): string {
  const diagnostics: unknown = result.takeError()?.shortDiagnostics;
  return JSON.stringify(diagnostics ?? null).slice(0, 600);
}
