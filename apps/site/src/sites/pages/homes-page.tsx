import type { SitePage } from '@hearthline/contract/site-pages';
import { HomeCard } from '../parts/home-card.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import type { SiteContext } from '../site-context.ts';
import { PageHead } from './page-head.tsx';
import { Pager } from './pager.tsx';

interface HomesPageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'siteHomes' }>;
}

export function HomesPage({ site, page }: HomesPageProps) {
  const { texts, format, frame } = site;
  const words = texts.search;
  // A highest price is one of homes for sale, so that there is none for lease among them.
  const found = page.search.chosen.upTo === '' ? words.found : texts.cities.forSale;
  return (
    <>
      <PageHead
        site={site}
        title={texts.sections.homes}
        lead={page.total === 0 ? null : found(format.number(page.total), page.total)}
      />
      <SearchForm site={site} search={page.search} className="wrap lifted" />
      {page.homes.length === 0 ? (
        <div className="wrap section nothing">
          <h2>{words.none}</h2>
          <p>{words.noneText}</p>
          <p className="actions">
            <a className="button" href={frame.links.homes}>
              {words.clear}
            </a>
          </p>
        </div>
      ) : (
        <div className="wrap section cards">
          {page.homes.map((home) => (
            <HomeCard key={home.url} site={site} home={home} level="h2" sizes={cardSizes} />
          ))}
        </div>
      )}
      <Pager site={site} {...page} />
    </>
  );
}

/** Of a card in a grid of three. */
export const cardSizes = '(max-width: 620px) 100vw, (max-width: 1000px) 50vw, 410px';
