import type { MarketFigures } from '@hearthline/contract/market-figures';
import type { MySite } from '@hearthline/contract/sites';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import type { SitePictures } from '../site-ports.ts';
import type { SiteTransaction } from '../site-transaction.ts';
import { presentSite } from '../sites.presenter.ts';
import { pictureIdsOf } from './new-draft.ts';

export const previewsPath = '/sites-preview';
/** What a preview's signature is about, whoever's it is. */
export const previewKey = 'site-preview';
const previewSeconds = 60 * 60;

/** The site as its builder shows it, read after whatever was changed. */
export function createSiteView({
  figures,
  pictures,
  sitePreviewLinks,
  publicOrigin,
}: {
  figures: Pick<MarketFigures, 'findPlaces'>;
  pictures: Pick<SitePictures, 'list'>;
  sitePreviewLinks: Pick<SignedLinks, 'sign'>;
  publicOrigin: string;
}) {
  return async ({ tx, agentId, now, store }: SiteTransaction): Promise<MySite> => {
    const row = await store.find();
    if (!row) throw new Error('A site that was just changed is not there');
    const live = row.liveVersion === null ? undefined : await store.findVersion(row.liveVersion);
    const token = sitePreviewLinks.sign({ key: previewKey, agentId, seconds: previewSeconds });
    const cities = await figures.findPlaces(row.draft.cities);
    return presentSite(row, {
      live: live?.draft ?? null,
      pictures: await pictures.list(tx, agentId, pictureIdsOf(row.draft)),
      cities: cities.filter((place) => place !== null),
      publicOrigin,
      previewUrl: `${publicOrigin}${previewsPath}/${token}`,
      previewUntil: new Date(now.getTime() + previewSeconds * 1000),
    });
  };
}

export type ViewSite = ReturnType<typeof createSiteView>;
