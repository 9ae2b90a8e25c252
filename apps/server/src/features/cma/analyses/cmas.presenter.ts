import type { CmaRow, VersionRow, Cma as WireCma } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { CmaRecord, ListedVersion } from './cmas.store.ts';

type Reasons = Pick<WireCma, 'lacking' | 'unlike'>;
const unlikeMark = 'unlike ';

/** Why Fast went on as Advance, as it is kept. */
export const keepReasons = ({ lacking, unlike }: Reasons): string[] => [
  ...lacking,
  ...unlike.map((reason) => `${unlikeMark}${reason}`),
];

function readReasons(kept: readonly string[]): Reasons {
  const isUnlike = (reason: string): boolean => reason.startsWith(unlikeMark);
  return {
    lacking: kept.filter((reason) => !isUnlike(reason)) as Reasons['lacking'],
    unlike: kept.filter(isUnlike).map((reason) => reason.slice(unlikeMark.length)) as Reasons['unlike'],
  };
}

const amountOf = (value: number | null, low: number | null, high: number | null) =>
  value === null || low === null || high === null ? null : { value, low, high };

function scoreOf(row: CmaRecord): WireCma['score'] {
  const { soldPrice, soldOn, scoredVersion, scoredValue, isInside } = row;
  if (soldPrice === null || soldOn === null || scoredVersion === null || scoredValue === null) return null;
  return {
    soldPrice,
    soldDate: soldOn,
    version: scoredVersion,
    value: scoredValue,
    isInside: isInside ?? false,
    error: scoredValue / soldPrice - 1,
  };
}

function movedOf(row: CmaRecord): WireCma['moved'] {
  const moved = amountOf(row.movedValue, row.movedLow, row.movedHigh);
  return moved && row.movedAt ? { ...moved, seenAt: row.movedAt.toISOString() } : null;
}

export function presentVersion(version: ListedVersion): VersionRow {
  const { number, savedAt, method, comparables, note, value, low, high } = version;
  return { number, savedAt: savedAt.toISOString(), method, comparables, note, value, low, high };
}

export function presentCma(
  row: CmaRecord,
  versions: readonly ListedVersion[],
  { listing, client }: { listing: ListingCard | null; client: WireCma['client'] },
): WireCma {
  return {
    id: row.id,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    draft: row.draft,
    ...readReasons(row.lacking),
    listing,
    client,
    versions: versions.map(presentVersion),
    watch: { isOn: row.isWatched, percent: Number(row.watchPercent) },
    moved: movedOf(row),
    score: scoreOf(row),
  };
}

export function presentRow(
  row: CmaRecord,
  { photoUrl, clientName }: { photoUrl: string | null; clientName: string | null },
): CmaRow {
  return {
    id: row.id,
    address: row.address,
    municipality: row.municipality,
    method: row.method,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    photoUrl,
    clientName,
    versions: row.latestVersion,
    latest: amountOf(row.value, row.low, row.high),
    moved: movedOf(row),
    score: scoreOf(row),
  };
}
