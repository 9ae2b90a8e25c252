import { Picture } from '../../parts/picture.tsx';
import { SearchForm } from '../../parts/search-form.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { HomePageContent } from '../../template.ts';

export function LakesideHome({ site, page }: { site: SiteContext; page: HomePageContent }) {
  return (
    <main id="main">
      <div className="hero" id="section-hero">
        <Picture image={page.hero ?? site.template.hero(site)} sizes={site.template.heroSizes} isFirst />
        <div className="wrap">
          <h1>{page.slogan}</h1>
          <p>{page.subtitle}</p>
        </div>
      </div>
      {page.search ? <SearchForm site={site} search={page.search} /> : null}
    </main>
  );
}
