import type { SitePage } from '@hearthline/contract/site-pages';
import { figuresLead, leastSalesText, pointsOf, supplyOf } from '../parts/figure-words.ts';
import { updatedAt } from '../parts/frame-words.ts';
import { HomeCard } from '../parts/home-card.tsx';
import { NewsCard } from '../parts/news-card.tsx';
import { PriceChart } from '../parts/price-chart.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import type { SiteContext } from '../site-context.ts';
import { KeyFigures, KindTable, MonthTable, SalesChart } from './city-figures.tsx';
import { cardSizes } from './homes-page.tsx';
import { PageHead } from './page-head.tsx';

interface CityPageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'siteCity' }>;
}

const mostNews = 3;

export function CityPage({ site, page }: CityPageProps) {
  const { texts, format, frame } = site;
  const { city, kinds, homes } = page;
  const { figures } = city;
  const words = texts.figures;
  const hasMarket = frame.attribution !== null;
  const plainTitle = hasMarket ? texts.city.homes(city.name) : city.name;
  return (
    <>
      <PageHead
        site={site}
        title={figures === null ? plainTitle : texts.city.title(city.name)}
        lead={figures === null ? supplyOf(city, site) : figuresLead(figures, site)}
        crumbs={[
          { name: texts.pages.places, url: frame.links.places },
          { name: [city.within, city.name].filter(Boolean).join(' / '), url: city.url },
        ]}
      />
      {figures === null ? null : (
        <>
          <KeyFigures site={site} figures={figures} />
          <p className="wrap source">
            {frame.attribution === null ? null : `${sourceOf(site)} `}
            {leastSalesText(site)}
          </p>
          {pointsOf(figures).length < 2 ? null : (
            <section className="wrap section">
              <h2>{words.chartTitle}</h2>
              <p className="soft">{words.chartText}</p>
              <PriceChart site={site} figures={figures} className="wide" height={240} />
              <MonthTable site={site} figures={figures} />
            </section>
          )}
          <div className="wrap section halves">
            {kinds.length === 0 ? null : (
              <section>
                <h2>{words.kindsTitle}</h2>
                <p className="soft">{words.kindsText(format.number(figures.days))}</p>
                <KindTable site={site} kinds={kinds} />
              </section>
            )}
            <section>
              <h2>{words.salesTitle}</h2>
              <p className="soft">{words.salesText(city.name)}</p>
              <SalesChart site={site} figures={figures} />
            </section>
          </div>
        </>
      )}
      {hasMarket ? (
        <section className="wrap section">
          <SectionHead
            title={figures === null ? texts.sections.homes : texts.city.homes(city.name)}
            link={homes.length === 0 ? null : { name: texts.city.allHomes(city.name), url: page.homesUrl }}
          />
          {homes.length === 0 ? (
            <p>{texts.city.none(city.name)}</p>
          ) : (
            <div className="cards four">
              {homes.map((home) => (
                <HomeCard key={home.url} site={site} home={home} sizes={cardSizes} />
              ))}
            </div>
          )}
        </section>
      ) : page.news.length > 0 ? null : (
        <p className="wrap section">{texts.city.none(city.name)}</p>
      )}
      {page.news.length === 0 ? null : (
        <section className="wrap section">
          <SectionHead
            title={texts.city.news(city.name)}
            link={{ name: texts.sections.allNews, url: frame.links.news }}
          />
          <div className="cards">
            {page.news.slice(0, mostNews).map((post) => (
              <NewsCard key={post.url} site={site} post={post} sizes={cardSizes} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function sourceOf(site: SiteContext): string {
  const { frame, texts } = site;
  return texts.figures.source(frame.attribution?.board ?? '', updatedAt(site));
}
