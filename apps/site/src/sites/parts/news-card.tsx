import type { SiteNewsCard } from '@hearthline/contract/site-pages';
import type { SiteContext } from '../site-context.ts';
import { Picture } from './picture.tsx';

interface NewsCardProps {
  site: SiteContext;
  post: SiteNewsCard;
  sizes: string;
  level?: 'h2' | 'h3';
  hasSummary?: boolean;
}

export function NewsCard({ site, post, sizes, level: Heading = 'h3', hasSummary = false }: NewsCardProps) {
  return (
    <article className="news-card">
      {post.cover === null ? null : (
        <div className="news-photo">
          <Picture image={post.cover} sizes={sizes} />
        </div>
      )}
      <p className="news-date">
        <time dateTime={post.on}>{site.format.dateText(post.on)}</time>
      </p>
      <Heading className="news-title">
        <a href={post.url}>{post.title}</a>
      </Heading>
      {hasSummary && post.summary !== '' ? <p className="news-summary">{post.summary}</p> : null}
    </article>
  );
}
