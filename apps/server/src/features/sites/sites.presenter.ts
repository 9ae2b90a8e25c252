import type { NamedPlace } from '@hearthline/contract/market-figures';
import type { MySite, SiteDraft, SitePicture, SiteVersion } from '@hearthline/contract/sites';
import { countChanges } from './draft/new-draft.ts';
import type { SiteRow, VersionRow } from './site.store.ts';

export const recordNameOf = (host: string): string => `_hearthline.${host}`;

/** Where the published site begins, without a slash at its end. */
export function addressOf(
  { slug, host }: { slug: string; host: string | null },
  publicOrigin: string,
): string {
  return host === null ? `${publicOrigin}/sites/${slug}` : `${new URL(publicOrigin).protocol}//${host}`;
}

export function presentSite(
  row: SiteRow,
  rest: {
    live: SiteDraft | null;
    pictures: SitePicture[];
    cities: NamedPlace[];
    publicOrigin: string;
    previewUrl: string;
    previewUntil: Date;
  },
): MySite {
  const { live, publicOrigin, previewUntil, ...shown } = rest;
  const provenHost = row.hostProvenAt ? row.host : null;
  return {
    ...shown,
    revision: row.revision,
    draft: row.draft,
    savedAt: row.savedAt.toISOString(),
    slug: row.slug,
    liveUrl: live && addressOf({ slug: row.slug, host: provenHost }, publicOrigin),
    liveVersion: row.liveVersion,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    changes: live ? countChanges(row.draft, live) : 0,
    previewUntil: previewUntil.toISOString(),
    host: {
      state: row.host === null ? 'none' : row.hostProvenAt ? 'proven' : 'waiting',
      name: row.host ?? '',
      recordName: row.host === null ? '' : recordNameOf(row.host),
      recordValue: row.host === null ? '' : row.hostProof,
      checkedAt: row.hostCheckedAt?.toISOString() ?? null,
      problem: row.hostProblem as MySite['host']['problem'],
    },
  };
}

export const presentVersion = (
  { number, draft, reason, madeAt }: VersionRow,
  liveVersion: number | null,
): SiteVersion => ({
  number,
  template: draft.template,
  madeAt: madeAt.toISOString(),
  reason: reason as SiteVersion['reason'],
  isLive: number === liveVersion,
  slogan: draft.slogan,
});
