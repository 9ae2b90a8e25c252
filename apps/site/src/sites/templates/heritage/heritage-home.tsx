import type { SiteContext } from '../../site-context.ts';
import type { HomePageContent } from '../../template.ts';
import type { HomeSections } from '../home-sections.ts';
import { filledSections } from '../home-sections.ts';
import { HeritageAlmanac } from './heritage-almanac.tsx';
import { HeritageHero } from './heritage-hero.tsx';
import { HeritageAbout, HeritageContact, HeritageHomes, HeritageNews } from './heritage-sections.tsx';
import { SaturdayWalk } from './saturday-walk.tsx';

const sections: HomeSections = {
  cities: SaturdayWalk,
  homes: HeritageHomes,
  figures: HeritageAlmanac,
  about: HeritageAbout,
  news: HeritageNews,
  contact: HeritageContact,
};

export function HeritageHome({ site, page }: { site: SiteContext; page: HomePageContent }) {
  return (
    <main id="main">
      <HeritageHero site={site} page={page} />
      {filledSections(page).map((section) => {
        const Section = sections[section];
        return <Section key={section} site={site} page={page} />;
      })}
    </main>
  );
}
