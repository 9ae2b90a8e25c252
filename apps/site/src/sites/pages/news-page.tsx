import type { SitePage } from '@hearthline/contract/site-pages';
import { NewsCard } from '../parts/news-card.tsx';
import type { SiteContext } from '../site-context.ts';
import { cardSizes } from './homes-page.tsx';
import { PageHead } from './page-head.tsx';
import { Pager } from './pager.tsx';

interface NewsPageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'siteNews' }>;
}

export function NewsPage({ site, page }: NewsPageProps) {
  const { texts, frame } = site;
  return (
    <>
      <PageHead
        site={site}
        title={texts.news.title}
        lead={page.posts.length === 0 ? texts.news.none : texts.news.lead}
      />
      <div className="wrap section cards">
        {page.posts.map((post) => (
          <NewsCard key={post.url} site={site} post={post} level="h2" hasSummary sizes={cardSizes} />
        ))}
      </div>
      <Pager site={site} {...page} />
      <p className="wrap section">
        <a className="link" href={frame.links.feed}>
          {texts.feed}
        </a>
      </p>
    </>
  );
}
