import type { SiteHomeCard } from '@hearthline/contract/site-pages';
import { factsOf, nameOf, priceOf } from '../../parts/home-words.ts';
import { Picture } from '../../parts/picture.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { SectionProps } from '../home-sections.ts';
import { galleryTexts } from './gallery-texts.ts';

/** Hung as plates; the others stand in the index alone. */
const plates = 4;
/** One home needs no index. */
const leastIndexed = 2;

export function GalleryHomes({ site, page }: SectionProps) {
  const { texts, format, frame, language } = site;
  const words = galleryTexts[language];
  const hung = page.homes.slice(0, plates);
  return (
    <section className="g-homes" id="section-homes" aria-labelledby="homes-title">
      <h2 className="unseen" id="homes-title">
        {texts.sections.homes}
      </h2>
      <div className={`g-plates g-plates-${hung.length}`}>
        {hung.map((home) => (
          <Plate key={home.url} site={site} home={home} />
        ))}
      </div>
      {page.homes.length >= leastIndexed ? (
        <>
          <div className="g-index-head">
            <h3>{words.index}</h3>
            <p className="soft">{words.indexText}</p>
          </div>
          <ol className="g-index">
            {page.homes.map((home, index) => (
              <IndexRow
                key={home.url}
                site={site}
                home={home}
                number={words.number(format.number(index + 1))}
              />
            ))}
          </ol>
        </>
      ) : null}
      {page.homesTotal > page.homes.length ? (
        <p className="g-more">
          <a className="link" href={frame.links.homes}>
            {texts.sections.allHomes(format.number(page.homesTotal), page.homesTotal)}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Plate({ site, home }: { site: SiteContext; home: SiteHomeCard }) {
  const { texts } = site;
  return (
    <article className="g-plate">
      <div className="g-plate-picture">
        {home.photo === null ? (
          <span>{texts.home.noPhoto}</span>
        ) : (
          <Picture image={home.photo} sizes="(max-width: 900px) 100vw, 55vw" />
        )}
      </div>
      <div className="g-plate-line">
        <h3>
          <a href={home.url}>{nameOf(home, site)}</a>
        </h3>
        <p className="g-price">{priceOf(home, site)}</p>
      </div>
      <p className="g-by">
        {[home.place, factsOf(home, site)].filter(Boolean).join(' · ')}
        <br />
        {texts.home.listedBy(home.listedBy)}
      </p>
    </article>
  );
}

function IndexRow({ site, home, number }: { site: SiteContext; home: SiteHomeCard; number: string }) {
  return (
    <li>
      <span className="g-number" aria-hidden="true">
        {number}
      </span>
      <a className="g-index-name" href={home.url}>
        {nameOf(home, site)}
      </a>
      <span className="g-index-place">{home.place}</span>
      <span className="g-index-facts">
        {factsOf(home, site)}
        <small>{site.texts.home.listedBy(home.listedBy)}</small>
      </span>
      <span className="g-price">{priceOf(home, site)}</span>
    </li>
  );
}
