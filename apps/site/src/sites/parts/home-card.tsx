import type { SiteHomeCard } from '@hearthline/contract/site-pages';
import type { SiteContext } from '../site-context.ts';
import { factsOf, joinFacts, nameOf, priceOf } from './home-words.ts';
import { Picture } from './picture.tsx';

interface HomeCardProps {
  site: SiteContext;
  home: SiteHomeCard;
  sizes: string;
  level?: 'h2' | 'h3';
}

/** A home with who offers it; the whole card leads to its page by the link of its heading. */
export function HomeCard({ site, home, sizes, level: Heading = 'h3' }: HomeCardProps) {
  const { texts } = site;
  return (
    <article className="home">
      <div className="home-photo">
        {home.photo === null ? (
          <span>{texts.home.noPhoto}</span>
        ) : (
          <Picture image={home.photo} sizes={sizes} />
        )}
        {home.isNew ? <span className="tag">{texts.home.isNew}</span> : null}
      </div>
      <div className="home-words">
        <p className="home-price">{priceOf(home, site)}</p>
        <Heading className="home-name">
          <a href={home.url}>{nameOf(home, site)}</a>
        </Heading>
        <p className="home-place">{home.place}</p>
        <p className="home-facts">{joinFacts(factsOf(home, site), home.kind)}</p>
        <p className="home-by">{texts.home.listedBy(home.listedBy)}</p>
      </div>
    </article>
  );
}
