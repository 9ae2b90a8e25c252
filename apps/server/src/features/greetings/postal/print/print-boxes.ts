import type { CardSize, Rectangle } from '@hearthline/domain/greeting/postal-geometry';
import { cardGeometry, toPdfBox } from '@hearthline/domain/greeting/postal-geometry';

const boxOf = (rectangle: Rectangle, size: CardSize): string => {
  const { x, y, width, height } = toPdfBox(rectangle, size);
  return `[${x} ${y} ${x + width} ${y + height}]`;
};

/**
 * Says on each page where its card is cut and how far its colours run. The compiler knows pages by their size alone, and
 * a printer that finds no boxes takes the whole page for the card.
 */
export function addPrintBoxes(pdf: Uint8Array, size: CardSize, pages: number): Uint8Array<ArrayBuffer> {
  const { file, trim } = cardGeometry[size];
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const known = `  /MediaBox ${boxOf(file, size)}\n`;
  const added = Buffer.from(`  /BleedBox ${boxOf(file, size)}\n  /TrimBox ${boxOf(trim, size)}\n`);

  const places: number[] = [];
  for (let at = source.indexOf(known); at >= 0; at = source.indexOf(known, at + 1))
    places.push(at + known.length);
  if (places.length !== pages) throw new Error(`${pages} pages of cards have ${places.length} boxes`);

  const moved = (offset: number): number =>
    offset + added.length * places.filter((place) => place <= offset).length;
  const tableAt = source.lastIndexOf('\nxref\n') + 1;
  const table = source
    .toString('latin1', tableAt)
    .replace(/^\d{10}(?= \d{5} n)/gm, (offset) => String(moved(Number(offset))).padStart(10, '0'))
    .replace(/(?<=startxref\n)\d+/, (offset) => String(moved(Number(offset))));
  const parts = [0, ...places].flatMap((from, index) => [
    source.subarray(from, places[index] ?? tableAt),
    ...(index < places.length ? [added] : []),
  ]);
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(table, 'latin1')]));
}
