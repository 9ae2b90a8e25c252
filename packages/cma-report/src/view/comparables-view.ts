import type { ReportComparable } from '@hearthline/contract/cma-report';
import { weightText } from '@hearthline/format/valued-home';
import { evenChunks, pickWeightiest, splitByDetail } from './adjustments-view.ts';
import type { Fact } from './facts-view.ts';
import { describeFacts } from './facts-view.ts';
import { addressOf, toLineOrNull } from './plain-text.ts';
import type { ReportWriter } from './report-writer.ts';
import { widthOf } from './text-width.ts';

/** Few get a large card each; more would make the report long. */
const mostLarge = 6;
const largeOnPage = 3;
const smallOnPage = 6;
/** Facts of a card by the lines of its note, which take their room. */
const factsOfLarge = [10, 8, 8, 6, 6];
const factsOfSmall = [6, 4, 4];
/** Pixels that the name and the value of a fact share, and letters a little smaller than they are: few of them are bold. */
const factRoom = { large: { width: 168, letters: 10.6 }, small: { width: 151, letters: 9.2 } };
const noteLine = { large: 58, small: 56 };

export function describeComparables(writer: ReportWriter) {
  const { report, texts } = writer;
  const { detailed, others } = splitByDetail(report.comparables);
  const isLarge = detailed.length <= mostLarge;
  // Where a table follows, the cards keep to one page.
  const carded = others.length > 0 ? pickWeightiest(detailed, smallOnPage) : detailed;
  const hidden = report.comparables.length - carded.length;
  // Small cards stand in pairs, so that only the last page may have a gap.
  const rows = isLarge ? carded.map((each) => [each]) : pairsOf(carded);
  const pages = evenChunks(rows, isLarge ? largeOnPage : smallOnPage / 2).map((page) => page.flat());
  return {
    kind: 'comparables' as const,
    title: texts.titles.comparables,
    continued: texts.continued,
    noPhoto: texts.noPhoto,
    isLarge,
    more: hidden > 0 ? texts.others.words(hidden) : null,
    pages: pages.map((page) => page.map((comparable) => describeCard(writer, comparable, isLarge))),
  };
}

function pairsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, place) =>
    items.slice(place * 2, place * 2 + 2),
  );
}

function describeCard(writer: ReportWriter, comparable: ReportComparable, isLarge: boolean) {
  const { texts, format } = writer;
  // Their type is the same for all.
  const [, ...facts] = describeFacts(writer, comparable).known;
  const counts = isLarge ? factsOfLarge : factsOfSmall;
  const letters = isLarge ? noteLine.large : noteLine.small;
  const note = toLineOrNull(comparable.note, letters * (counts.length - 1));
  const noteLines = Math.ceil((note?.length ?? 0) / letters);
  return {
    number: String(comparable.number),
    address: addressOf(comparable.address, texts.withheld, isLarge ? 80 : 44),
    where: [toLineOrNull(comparable.municipality, 40), texts.away(format.kilometres(comparable.distance))]
      .filter((part) => part !== null)
      .join(' · '),
    sold: texts.soldOn(format.dateText(comparable.soldDate)),
    photo: writer.photoOf(comparable.photo),
    soldFor: texts.rows.soldPrice,
    price: format.price(comparable.price),
    adjustments: {
      label: texts.columns.adjustments,
      value: format.priceStep(comparable.adjusted - comparable.price),
    },
    adjusted: { label: texts.rows.adjusted, value: format.price(comparable.adjusted) },
    weight: { label: texts.rows.weight, value: weightText(comparable.weight, format) },
    facts: fitFacts(facts, (counts[noteLines] ?? 0) / 2, isLarge ? factRoom.large : factRoom.small),
    note,
  };
}

/** As many as so many rows hold; a wide one takes a row of its own. */
function fitFacts(facts: readonly Fact[], rows: number, { width, letters }: typeof factRoom.large) {
  const sized = facts.map((fact) => ({
    ...fact,
    isWide: widthOf(fact.label, letters) + widthOf(fact.value, letters) > width,
  }));
  let room = rows * 2;
  const shown = sized.filter(({ isWide }) => {
    room -= isWide ? 2 : 1;
    return room >= 0;
  });
  return [...shown.filter(({ isWide }) => isWide), ...shown.filter(({ isWide }) => !isWide)];
}
