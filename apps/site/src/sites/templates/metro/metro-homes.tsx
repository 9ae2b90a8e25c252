import type { SiteHomeCard } from '@hearthline/contract/site-pages';
import { bathsOf, bedsOf, nameOf, priceOf, sizeOf } from '../../parts/home-words.ts';
import { Picture } from '../../parts/picture.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { SectionProps } from '../home-sections.ts';

/** One row of four, or two of three. */
const homesShown = 6;

export function MetroHomes({ site, page }: SectionProps) {
  const { texts, format, frame } = site;
  const homes = page.homes.slice(0, homesShown);
  return (
    <section className="m-section" id="section-homes" aria-labelledby="homes-title">
      <div className="m-head">
        <h2 id="homes-title">{texts.sections.homes}</h2>
        <a className="link" href={frame.links.homes}>
          {texts.sections.allHomes(format.number(page.homesTotal), page.homesTotal)}
        </a>
      </div>
      <div className={`m-homes m-homes-${homes.length}`}>
        {homes.map((home) => (
          <Home key={home.url} site={site} home={home} />
        ))}
      </div>
    </section>
  );
}

function Home({ site, home }: { site: SiteContext; home: SiteHomeCard }) {
  const { texts } = site;
  const facts = [bedsOf(home, site), bathsOf(home, site), sizeOf(home, site), home.kind].filter(Boolean);
  return (
    <article className="m-home">
      <div className="m-home-photo">
        {home.photo === null ? (
          <span>{texts.home.noPhoto}</span>
        ) : (
          <Picture image={home.photo} sizes="(max-width: 600px) 100vw, (max-width: 1180px) 50vw, 25vw" />
        )}
        {home.isNew ? <span className="tag">{texts.home.isNew}</span> : null}
      </div>
      <div className="m-home-words">
        <p className="m-price">{priceOf(home, site)}</p>
        <h3>
          <a href={home.url}>{nameOf(home, site)}</a>
        </h3>
        <p className="soft">{home.place}</p>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="m-by">{texts.home.listedBy(home.listedBy)}</p>
      </div>
    </article>
  );
}
