import type { SiteContext } from '../../site-context.ts';
import type { HomePageContent } from '../../template.ts';
import type { HomeSections } from '../home-sections.ts';
import { filledSections } from '../home-sections.ts';
import { MetroCities } from './metro-cities.tsx';
import { MetroHero } from './metro-hero.tsx';
import { MetroHomes } from './metro-homes.tsx';
import { MetroLine } from './metro-line.tsx';
import { MetroAbout, MetroContact, MetroNews } from './metro-sections.tsx';

const sections: HomeSections = {
  cities: MetroCities,
  homes: MetroHomes,
  figures: MetroLine,
  about: MetroAbout,
  news: MetroNews,
  contact: MetroContact,
};

export function MetroHome({ site, page }: { site: SiteContext; page: HomePageContent }) {
  return (
    <main id="main">
      <MetroHero site={site} page={page} />
      {filledSections(page).map((section) => {
        const Section = sections[section];
        return <Section key={section} site={site} page={page} />;
      })}
    </main>
  );
}
