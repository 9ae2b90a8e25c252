import type { VersionRow } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';

/** The version that was asked for, else the latest; undefined where nothing was saved yet. */
export function chooseVersion(
  versions: readonly VersionRow[],
  asked: number | undefined,
): VersionRow | undefined {
  const newestFirst = versions.toSorted((one, other) => other.number - one.number);
  return newestFirst.find(({ number }) => number === asked) ?? newestFirst[0];
}

/** The report that was asked for, else the newest of the version that was not called off. */
export function chooseReport(
  reports: readonly CmaReportRow[],
  version: number,
  asked: string | undefined,
): CmaReportRow | undefined {
  if (asked === 'new') return undefined;
  return (
    reports.find(({ id }) => id === asked) ??
    reports.find((report) => report.version === version && report.state !== 'cancelled')
  );
}

/** Finished ones of the same version, the newest of each language first. */
export const listTwins = (reports: readonly CmaReportRow[], { version }: CmaReportRow): CmaReportRow[] =>
  reports.filter((report) => report.version === version && report.state === 'ready');
