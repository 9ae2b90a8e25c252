import { Picture } from '../../parts/picture.tsx';
import { SearchForm } from '../../parts/search-form.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { HomePageContent } from '../../template.ts';
import type { HomeSections } from '../home-sections.ts';
import { filledSections } from '../home-sections.ts';
import { GalleryHomes } from './gallery-homes.tsx';
import {
  GalleryAbout,
  GalleryCities,
  GalleryContact,
  GalleryFigures,
  GalleryNews,
} from './gallery-sections.tsx';

const sections: HomeSections = {
  cities: GalleryCities,
  homes: GalleryHomes,
  figures: GalleryFigures,
  about: GalleryAbout,
  news: GalleryNews,
  contact: GalleryContact,
};

/** So many letters fill a line of the largest size; the rest is set smaller. */
const shortSlogan = 22;
const longSlogan = 40;

const sloganSize = ({ length }: string): string =>
  length > longSlogan ? 'g-slogan-small' : length > shortSlogan ? 'g-slogan-middle' : '';

export function GalleryHome({ site, page }: { site: SiteContext; page: HomePageContent }) {
  const slogan = page.slogan || site.frame.agent.name;
  return (
    <main id="main">
      <div className="g-hero" id="section-hero">
        <div className="g-hero-picture">
          <Picture image={page.hero ?? site.look.hero(site.assetUrl)} sizes={site.look.heroSizes} isFirst />
        </div>
        <h1 className={sloganSize(slogan)}>{slogan}</h1>
        {page.subtitle ? <p className="g-subtitle">{page.subtitle}</p> : null}
        {page.search ? <SearchForm site={site} search={page.search} /> : null}
      </div>
      {filledSections(page).map((section) => {
        const Section = sections[section];
        return <Section key={section} site={site} page={page} />;
      })}
    </main>
  );
}
