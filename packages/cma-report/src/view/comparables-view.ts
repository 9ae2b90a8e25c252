import type { ReportComparable } from '@hearthline/contract/cma-report';
import { evenChunks } from './adjustments-view.ts';
import { addressOf } from './comparable-address.ts';
import { splitByDetail } from './detail.ts';
import type { Drawer } from './drawer.ts';
import { describeFacts } from './facts-view.ts';
import { toLineOrNull } from './plain-text.ts';

/** Few get a large card each; more would make the report long. */
const mostLarge = 6;
const largeOnPage = 3;
const smallOnPage = 6;
const factsOfLarge = 12;
const factsOfSmall = 6;

export function describeComparables(drawer: Drawer) {
  const { report, texts } = drawer;
  const { detailed, others } = splitByDetail(report.comparables);
  const isLarge = detailed.length <= mostLarge;
  // Small cards stand in pairs, so that only the last page may have a gap.
  const rows = isLarge ? detailed.map((each) => [each]) : pairsOf(detailed);
  const pages = evenChunks(rows, isLarge ? largeOnPage : smallOnPage / 2).map((page) => page.flat());
  return {
    kind: 'comparables' as const,
    title: texts.titles.comparables,
    continued: texts.continued,
    noPhoto: texts.noPhoto,
    isLarge,
    more: others.length > 0 ? texts.others.words(others.length) : null,
    pages: pages.map((page) => page.map((comparable) => describeCard(drawer, comparable, isLarge))),
  };
}

function pairsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, place) =>
    items.slice(place * 2, place * 2 + 2),
  );
}

function describeCard(drawer: Drawer, comparable: ReportComparable, isLarge: boolean) {
  const { texts, format } = drawer;
  const { known } = describeFacts(drawer, comparable.facts);
  return {
    number: String(comparable.number),
    address: addressOf(comparable.address, texts.withheld, isLarge ? 80 : 44),
    where: [toLineOrNull(comparable.municipality, 40), texts.away(format.kilometres(comparable.distance))]
      .filter((part) => part !== null)
      .join(' · '),
    sold: texts.soldOn(format.date(comparable.soldDate)),
    photo: drawer.photoOf(comparable.photo),
    soldFor: texts.soldFor,
    price: format.price(comparable.price),
    adjustments: {
      label: texts.columns.adjustments,
      value: format.priceStep(comparable.adjusted - comparable.price),
    },
    adjusted: { label: texts.adjustedPrice, value: format.price(comparable.adjusted) },
    weight: { label: texts.columns.weight, value: format.percent(comparable.weight, 1) },
    facts: known.slice(isLarge ? 0 : 1, isLarge ? factsOfLarge : factsOfSmall + 1),
    note: toLineOrNull(comparable.note, isLarge ? 260 : 90),
  };
}
