import type { ReportComparable } from '@hearthline/contract/cma-report';

/** So many are shown with a photo and line by line; more would make the report long and nobody would read them. */
const mostDetailed = 12;

/** The weightiest come first, so the others are those that say least. */
export function splitByDetail(comparables: readonly ReportComparable[]): {
  detailed: ReportComparable[];
  others: ReportComparable[];
} {
  return { detailed: comparables.slice(0, mostDetailed), others: comparables.slice(mostDetailed) };
}
