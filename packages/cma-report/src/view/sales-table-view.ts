import type { ReportComparable } from '@hearthline/contract/cma-report';
import { addressOf } from './plain-text.ts';
import type { ReportWriter } from './report-writer.ts';
import { countLines, widthOf } from './text-width.ts';

/** Pixels of the design, as all measures of the template. */
const tableWidth = 688;
const gap = 8;
const photoWidth = 52;
const letterSizes = { head: 10.5, quietCell: 11, cell: 11.5 };
const heights = { head: 28, row: 20.5, photoRow: 48.5, line: 15, photoLines: 2 };

const figures = ['sold', 'price', 'area', 'rooms', 'adjustments', 'adjusted'] as const;

/** The comparables one below the other. Their photos take room, so they are left out where there is little. */
export function describeSalesTable(
  writer: ReportWriter,
  shown: readonly ReportComparable[],
  hasPhotos: boolean,
) {
  const { columns } = writer.texts;
  const names = hasPhotos ? figures : (['distance', ...figures] as const);
  const rows = shown.map((comparable) => describeRow(writer, comparable));
  const sizeOf = (name: (typeof names)[number]) =>
    name === 'distance' || name === 'sold' ? letterSizes.quietCell : letterSizes.cell;
  const widths = names.map((name) =>
    Math.max(
      widthOf(columns[name], letterSizes.head),
      ...rows.map((row) => widthOf(row[name], sizeOf(name))),
    ),
  );
  const taken = widths.reduce((sum, width) => sum + width + gap, hasPhotos ? photoWidth : 0);
  const linesOf = (address: string) => countLines(address, letterSizes.quietCell, tableWidth - taken);
  const heightOf = ({ address }: (typeof rows)[number]) =>
    hasPhotos
      ? heights.photoRow + Math.max(linesOf(address) + 1 - heights.photoLines, 0) * heights.line
      : heights.row + (linesOf(address) - 1) * heights.line;
  return {
    table: {
      hasPhotos,
      rows,
      /** Of the columns after the first one, which takes what is left. */
      widths,
    },
    height: heights.head + rows.reduce((sum, row) => sum + heightOf(row), 0),
  };
}

function describeRow(writer: ReportWriter, comparable: ReportComparable) {
  const { texts, format } = writer;
  const { facts } = comparable;
  const bedrooms = format.aboveBelow(facts.bedrooms, facts.bedroomsPlus) ?? texts.missing;
  const bathrooms = facts.bathrooms === null ? texts.missing : format.number(facts.bathrooms, 1);
  return {
    address: `${comparable.number}. ${addressOf(comparable.address, texts.withheld, 30)}`,
    away: texts.away(format.kilometres(comparable.distance)),
    distance: format.kilometres(comparable.distance),
    photo: writer.photoOf(comparable.photo),
    sold: format.dateText(comparable.soldDate),
    price: format.price(comparable.price),
    area: comparable.areaBand
      ? format.numberRange(comparable.areaBand.min, comparable.areaBand.max)
      : facts.area === null
        ? texts.missing
        : format.number(facts.area, 0),
    rooms: `${bedrooms} / ${bathrooms}`,
    adjustments: format.priceStep(comparable.adjusted - comparable.price),
    adjusted: format.price(comparable.adjusted),
  };
}
