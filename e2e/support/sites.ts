import type { NamedPlace } from '../../packages/contract/src/market-figures.ts';
import type { MarketReport, NewsPost } from '../../packages/contract/src/news.ts';
import type { MySite } from '../../packages/contract/src/sites.ts';
import type { Account } from './accounts.ts';
import { callAs, completeSender } from './messages.ts';
import { appOrigin } from './server-address.ts';

/** Who the agent is, as visitors want to know it, too. */
export async function introduceAgent(account: Account): Promise<void> {
  await completeSender(account, { jobTitle: 'Sales representative', phone: '416 555 0119' });
}

/** A site with all that the publish gate asks for, live; the path of its home page, without the language. */
export async function publishSite(account: Account): Promise<string> {
  await introduceAgent(account);
  const { draft, revision } = await callAs<MySite>(account, 'GET', '/sites/mine');
  const [place] = await callAs<NamedPlace[]>(account, 'GET', '/sites/places');
  const saved = await callAs<MySite>(account, 'PUT', '/sites/mine/draft', {
    revision,
    draft: {
      ...draft,
      slogan: { en: 'Near the water, near you', fr: 'Près de l’eau, près de vous' },
      about: {
        ...draft.about,
        body: { en: '<p>Nine years on these streets.</p>', fr: '<p>Neuf ans dans ces rues.</p>' },
      },
      cities: place ? [{ level: place.level, code: place.code }] : [],
    },
  });
  const live = await callAs<MySite>(account, 'POST', '/sites/mine/publish', { revision: saved.revision });
  return new URL(live.liveUrl ?? '').pathname;
}

/** A market report, made a post of the agent's own and put on their site. */
export async function publishReport(account: Account): Promise<NewsPost> {
  const [report] = await callAs<MarketReport[]>(account, 'GET', '/news/library');
  const post = await callAs<NewsPost>(account, 'POST', `/news/library/${report?.key}/adopt`, {});
  const { id, revision } = post;
  return callAs<NewsPost>(account, 'POST', `/news/${id}/publish`, { revision, publishAt: null });
}

/** A page as it leaves the server, before any script. */
export async function readPage(path: string): Promise<{ status: number; html: string }> {
  const reply = await fetch(`${appOrigin}${path}`);
  return { status: reply.status, html: await reply.text() };
}
