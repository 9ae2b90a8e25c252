import type { RenderParameters } from 'pdfjs-dist/types/src/display/api.js';
import sharp from 'sharp';

export interface ParsedPdf {
  title: unknown;
  author: unknown;
  language: unknown;
  outline: string[];
  pages: { text: string; width: number; height: number }[];
  fonts: { name: string; isEmbedded: boolean }[];
  /** Grey pixels of each page. */
  images: GreyImage[];
}

export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

interface Canvas {
  toBuffer(type: 'image/png'): Buffer;
}
interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas; context: object };
}
type RenderTarget = Pick<RenderParameters, 'canvas' | 'canvasContext'>;

interface LoadedFont {
  name: string;
  missingFile?: boolean;
}

const pointsPerInch = 72;

/** Reads a PDF with a reader that has nothing to do with what wrote it. */
export async function parsePdf(bytes: Uint8Array, { dpi }: { dpi: number | null }): Promise<ParsedPdf> {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, fontExtraProperties: true });
  const document = await task.promise;
  try {
    const info = (await document.getMetadata()).info as Record<string, unknown>;
    const outline = await document.getOutline();
    const factory = document.canvasFactory as CanvasFactory;
    const pages: ParsedPdf['pages'] = [];
    const images: GreyImage[] = [];
    const fonts = new Map<string, boolean>();
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: (dpi ?? pointsPerInch) / pointsPerInch });
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      pages.push({ text, width: page.view[2] ?? 0, height: page.view[3] ?? 0 });
      const { fnArray, argsArray } = await page.getOperatorList();
      for (const [place, operation] of fnArray.entries()) {
        if (operation !== OPS.setFont) continue;
        const font = page.commonObjs.get(String(argsArray[place]?.[0])) as LoadedFont;
        fonts.set(font.name, font.missingFile !== true);
      }
      if (dpi !== null) {
        const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
        // Where the types of browsers are known, this canvas is none of theirs.
        const target = { canvas, canvasContext: context } as unknown as RenderTarget;
        await page.render({ ...target, viewport, background: '#ffffff' }).promise;
        images.push(await toGrey(canvas.toBuffer('image/png')));
      }
      page.cleanup();
    }
    return {
      title: info.Title,
      author: info.Author,
      language: info.Language,
      outline: (outline ?? []).map(({ title }) => title),
      pages,
      fonts: [...fonts].map(([name, isEmbedded]) => ({ name, isEmbedded })),
      images,
    };
  } finally {
    await task.destroy();
  }
}

export async function toGrey(picture: Buffer): Promise<GreyImage> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}
