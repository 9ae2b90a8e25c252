import { isShown } from '../../parts/frame-words.ts';
import { Picture } from '../../parts/picture.tsx';
import { SearchForm } from '../../parts/search-form.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { HomePageContent } from '../../template.ts';
import { heritageTexts } from './heritage-texts.ts';
import { LinocutStreet } from './linocut-street.tsx';

/** So many letters fill two or three lines of the largest size; the rest is set smaller. */
const shortSlogan = 30;

export function HeritageHero({ site, page }: { site: SiteContext; page: HomePageContent }) {
  const { frame, texts, language } = site;
  const slogan = page.slogan || frame.agent.name;
  const at = slogan.lastIndexOf(' ') + 1;
  return (
    <div id="section-hero">
      <div className="wrap h-hero">
        <div>
          <h1 className={slogan.length > shortSlogan ? 'h-long' : undefined}>
            {slogan.slice(0, at)}
            <em>{slogan.slice(at)}</em>
          </h1>
          {page.subtitle ? <p>{page.subtitle}</p> : null}
          <div className="h-ways">
            {isShown(site, 'homes') ? (
              <a className="button deep" href={frame.links.homes}>
                {heritageTexts[language].seeHomes}
              </a>
            ) : null}
            {isShown(site, 'contact') ? (
              <a className="link" href={frame.links.contact}>
                {texts.contact.title}
              </a>
            ) : null}
          </div>
        </div>
        <div className="h-arch">
          <Picture image={page.hero ?? site.look.hero(site.assetUrl)} sizes={site.look.heroSizes} isFirst />
        </div>
      </div>
      {page.search ? (
        <div className="wrap">
          <SearchForm site={site} search={page.search} />
        </div>
      ) : null}
      <LinocutStreet className="h-street" />
    </div>
  );
}
