import type { WriteCounts } from './listing-writer.ts';

const maxKinds = 100;
const shownKinds = 20;

export const noCounts = (): WriteCounts => ({
  inserted: 0,
  updated: 0,
  unchanged: 0,
  stale: 0,
  irregular: 0,
});

export function addCounts(left: WriteCounts, right: WriteCounts): WriteCounts {
  return {
    inserted: left.inserted + right.inserted,
    updated: left.updated + right.updated,
    unchanged: left.unchanged + right.unchanged,
    stale: left.stale + right.stale,
    irregular: left.irregular + right.irregular,
  };
}

/** Adds up what the batches of one run did and what the mapping complained about. */
export function createTally() {
  let counts = noCounts();
  let warningCount = 0;
  const kinds = new Map<string, number>();
  return {
    get counts() {
      return counts;
    },
    get warningCount() {
      return warningCount;
    },
    addCounts: (more: WriteCounts) => {
      counts = addCounts(counts, more);
    },
    addWarnings: (warnings: readonly string[]) => {
      warningCount += warnings.length;
      for (const warning of warnings) {
        const kind = nameKind(warning);
        if (kinds.has(kind) || kinds.size < maxKinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
    },
    listWarningKinds: (): Record<string, number> =>
      Object.fromEntries([...kinds].toSorted(([, left], [, right]) => right - left).slice(0, shownKinds)),
  };
}

/** Without the values, so that the same complaint about two records is one kind. */
function nameKind(warning: string): string {
  return warning.replace(/'[^']*'/g, '…').replace(/-?\d[\d.e+]*/g, '#');
}
