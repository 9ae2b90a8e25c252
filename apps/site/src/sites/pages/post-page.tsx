import type { SitePage } from '@hearthline/contract/site-pages';
import { firstNameOf, isShown } from '../parts/frame-words.ts';
import { NewsCard } from '../parts/news-card.tsx';
import { Picture } from '../parts/picture.tsx';
import { SanitisedHtml } from '../parts/sanitised-html.tsx';
import type { SiteContext } from '../site-context.ts';
import { PageHead } from './page-head.tsx';

interface PostPageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'sitePost' }>;
}

/** Others that are offered at the end. */
const mostMore = 2;

export function PostPage({ site, page: { post, more } }: PostPageProps) {
  const { texts, format, frame } = site;
  const words = texts.news;
  return (
    <>
      <article className="post">
        <PageHead
          site={site}
          title={post.title}
          crumbs={[{ name: texts.pages.news, url: frame.links.news }]}
          lead={
            <>
              <span>{frame.agent.name}</span>
              <span aria-hidden="true"> · </span>
              <time dateTime={post.on}>{format.longDate(post.on)}</time>
            </>
          }
        />
        {post.cover === null ? null : (
          <div className="wrap cover">
            <Picture image={post.cover} sizes="(max-width: 1330px) 100vw, 1280px" isFirst />
          </div>
        )}
        <div className="wrap post-grid">
          <aside className="post-aside" aria-label={words.about}>
            {post.cities.length === 0 ? null : (
              <p>
                <b>{words.about}</b>
                <span>{format.list(post.cities)}</span>
              </p>
            )}
            {post.asOf === null ? null : <p>{words.asOf(format.longDate(post.asOf))}</p>}
          </aside>
          <div className="post-body">
            {post.summary === '' ? null : <p className="summary">{post.summary}</p>}
            <SanitisedHtml html={post.html} />
            {isShown(site, 'contact') ? (
              <div className="ask-card">
                <h2>{words.contact}</h2>
                <p>{texts.sections.contactText}</p>
                <a className="button" href={frame.links.contact}>
                  {texts.write(firstNameOf(site))}
                </a>
              </div>
            ) : null}
          </div>
        </div>
      </article>
      {more.length === 0 ? null : (
        <section className="wrap section">
          <h2>{words.more}</h2>
          <div className="cards">
            {more.slice(0, mostMore).map((each) => (
              <NewsCard
                key={each.url}
                site={site}
                post={each}
                sizes="(max-width: 800px) 100vw, (max-width: 1330px) 50vw, 626px"
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
