import type { Rectangle } from '@hearthline/domain/greeting/postal-geometry';

export interface PlacedText {
  page: number;
  text: string;
  /** In inches from the upper left corner: from the baseline up to where letters end. */
  box: Rectangle;
}

const pointsPerInch = 72;
/** Of capitals and ascenders, as a part of the size of the type. */
const letterHeight = 0.75;

/** Where a PDF writes what, as another reader finds it. */
export async function placeTexts(bytes: Uint8Array): Promise<PlacedText[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  try {
    const placed: PlacedText[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const pageHeight = page.view[3] ?? 0;
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item)) continue;
        const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
        const height = size * letterHeight;
        placed.push({
          page: number,
          text: item.str,
          box: {
            left: x / pointsPerInch,
            top: (pageHeight - y - height) / pointsPerInch,
            width: item.width / pointsPerInch,
            height: height / pointsPerInch,
          },
        });
      }
    }
    return placed;
  } finally {
    await task.destroy();
  }
}
