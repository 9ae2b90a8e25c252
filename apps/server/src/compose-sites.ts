import { composeNews } from './compose-news.ts';
import type { ComposedParts } from './composed-parts.ts';
import type { Config } from './config/config.ts';
import { createSites } from './features/sites/create-sites.ts';
import { createSiteAssetLoader } from './features/sites/public/site-assets.ts';
import type { SiteDirectory } from './features/sites/site-directory.ts';
import { siteArtFolder, siteFontList } from './site.ts';

type Parts = Pick<
  ComposedParts,
  'platform' | 'clientDirectory' | 'users' | 'notifications' | 'messages' | 'listings'
> & { directory: SiteDirectory; config: Pick<Config, 'browser' | 'http'> };

/** What an agent publishes: news need the site's address and pictures, the site shows the news. */
export function composeSites(parts: Parts) {
  const news = composeNews({ ...parts, site: parts.directory });
  return { news, sites: composeBuilder({ ...parts, news: news.forSites }) };
}

/** Sites show the market, the agent's news and a form that leads to the clients; here each hands over its part. */
function composeBuilder({
  config,
  platform,
  clientDirectory,
  users,
  notifications,
  messages,
  listings,
  directory,
  news,
}: Parts & {
  news: ReturnType<typeof composeNews>['forSites'];
}) {
  return createSites({
    ...platform,
    directory,
    challengeWidget: challengeOfPages(config.browser.challenge),
    limitsCalls: config.http.limitsCalls,
    loadAssets: createSiteAssetLoader({ artFolder: siteArtFolder, fontList: siteFontList }),
    ports: {
      figures: listings.figures,
      homes: listings.forSites,
      news,
      clients: {
        receiveInquiry: clientDirectory.receiveInquiry,
        withdraw: clientDirectory.withdrawAll,
      },
      hasBoardAccess: users.hasBoardAccess,
      findBoardName: async (agentId) => {
        const { boardAgreement } = (await users.service.getProfile(agentId)).me;
        return boardAgreement.status === 'active' ? boardAgreement.boardName : null;
      },
      cleanBodies: messages.toReaders.cleanBodies,
      notify: (tx, agentId, told) => notifications.service.notifyIn(tx, agentId, told),
    },
  });
}

/** Pages without a script of their own have the card drawn where they mark its place. */
function challengeOfPages({ scriptUrl, siteKey }: { scriptUrl: string; siteKey: string }) {
  const url = URL.parse(scriptUrl);
  url?.searchParams.delete('render');
  return { scriptUrl: url?.href ?? scriptUrl, siteKey };
}
