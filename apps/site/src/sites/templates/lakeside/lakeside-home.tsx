import type { SiteSection } from '@hearthline/domain/site/vocabulary';
import { Fragment } from 'react';
import { HomeCard } from '../../parts/home-card.tsx';
import { NewsCard } from '../../parts/news-card.tsx';
import { Picture } from '../../parts/picture.tsx';
import { SearchForm } from '../../parts/search-form.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { HomePageContent } from '../../template.ts';
import { AboutSection, ContactSection, FiguresSection } from './lakeside-sections.tsx';
import { ShoreSection } from './shore-section.tsx';

interface HomeProps {
  site: SiteContext;
  page: HomePageContent;
}

/** Longer ones are set smaller. */
const longSlogan = 40;
/** One large and two beside it; three more where there are enough. */
const firstHomes = 3;
const mostHomes = 6;
const mostNews = 3;

export function LakesideHome({ site, page }: HomeProps) {
  const slogan = page.slogan || site.frame.agent.name;
  return (
    <main id="main">
      <div
        id="section-hero"
        className={page.heroShade === null ? 'hero drawn' : `hero own s${page.heroShade}`}
      >
        <Picture image={page.hero ?? site.look.hero(site.assetUrl)} sizes={site.look.heroSizes} isFirst />
        <div className="wrap">
          <h1 className={slogan.length > longSlogan ? 'long' : undefined}>{slogan}</h1>
          {page.subtitle === '' ? null : <p>{page.subtitle}</p>}
        </div>
        <svg className="wave" viewBox="0 0 1440 110" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 62C220 8 460 104 760 66S1230 16 1440 58V110H0Z" />
        </svg>
      </div>
      {page.search ? <SearchForm site={site} search={page.search} className="wrap" /> : null}
      {page.sections.map((section) => (
        <Fragment key={section}>{sections[section]({ site, page })}</Fragment>
      ))}
    </main>
  );
}

const sections: Record<SiteSection, (props: HomeProps) => React.JSX.Element | null> = {
  cities: ({ site, page }) =>
    page.cities.length === 0 ? null : <ShoreSection site={site} cities={page.cities} />,
  homes: HomesSection,
  figures: ({ site, page }) =>
    page.figures === null ? null : <FiguresSection site={site} figures={page.figures} cities={page.cities} />,
  about: ({ site, page }) =>
    page.about.html === '' && page.about.title === '' ? null : (
      <AboutSection site={site} about={page.about} />
    ),
  news: NewsSection,
  contact: ({ site }) => <ContactSection site={site} />,
};

function HomesSection({ site, page }: HomeProps) {
  const { texts, format, frame } = site;
  const [large, ...others] = page.homes.slice(0, page.homes.length < mostHomes ? firstHomes : mostHomes);
  if (large === undefined) return null;
  const link = {
    name: texts.sections.allHomes(format.number(page.homesTotal), page.homesTotal),
    url: frame.links.homes,
  };
  return (
    <section id="section-homes" className="wrap section">
      <SectionHead title={texts.sections.homes} link={link} />
      <div className={`showcase of-${others.length + 1}`}>
        <HomeCard site={site} home={large} sizes="(max-width: 900px) 100vw, 720px" />
        {others.map((home) => (
          <HomeCard key={home.url} site={site} home={home} sizes="(max-width: 900px) 100vw, 540px" />
        ))}
      </div>
    </section>
  );
}

function NewsSection({ site, page }: HomeProps) {
  const { texts, frame } = site;
  return page.news.length === 0 ? null : (
    <section id="section-news" className="wrap section">
      <SectionHead
        title={texts.sections.news}
        link={{ name: texts.sections.allNews, url: frame.links.news }}
      />
      <div className="cards">
        {page.news.slice(0, mostNews).map((post) => (
          <NewsCard key={post.url} site={site} post={post} sizes="(max-width: 900px) 100vw, 410px" />
        ))}
      </div>
    </section>
  );
}
