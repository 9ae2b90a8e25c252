import type { SiteCityCard } from '@hearthline/contract/site-pages';
import {
  basisOf,
  daysOf,
  leastSalesText,
  medianOf,
  paceOf,
  salesOf,
  supplyOf,
} from '../../parts/figure-words.ts';
import { firstParagraphs } from '../../parts/first-paragraphs.ts';
import { EmailLink, PhoneLink } from '../../parts/frame-parts.tsx';
import { firstNameOf } from '../../parts/frame-words.ts';
import { Picture } from '../../parts/picture.tsx';
import { PriceChart } from '../../parts/price-chart.tsx';
import { SanitisedHtml } from '../../parts/sanitised-html.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { SectionProps } from '../home-sections.ts';
import { galleryTexts } from './gallery-texts.ts';

/** Names as large as they can be, with what is for sale there. */
export function GalleryCities({ site, page }: SectionProps) {
  const { texts } = site;
  const hasFigures = page.cities.some(({ figures }) => figures !== null);
  return (
    <section className="g-section g-two" id="section-cities" aria-labelledby="cities-title">
      <div>
        <h2 id="cities-title">{texts.sections.cities}</h2>
        <p className="soft">{hasFigures ? texts.sections.citiesText : texts.sections.citiesPlain}</p>
      </div>
      <ul className="g-places">
        {page.cities.map((city) => (
          <Place key={city.url} site={site} city={city} />
        ))}
      </ul>
    </section>
  );
}

function Place({ site, city }: { site: SiteContext; city: SiteCityCard }) {
  const { figures } = city;
  return (
    <li>
      <a href={city.url}>{city.name}</a>
      <span className="g-place-sale">
        {city.within ? <span>{city.within}</span> : null}
        {supplyOf(city, site)}
      </span>
      {figures === null ? null : (
        <span className="g-place-price">
          <b>{medianOf(figures, site)}</b>
          {salesOf(figures, site)}
        </span>
      )}
    </li>
  );
}

export function GalleryFigures({ site, page: { figures } }: SectionProps) {
  if (figures === null) return null;
  const { texts, format } = site;
  const { daysToSell, shareOfAsking, medianChange } = figures;
  const pace = paceOf(figures, site);
  return (
    <section className="g-section" id="section-figures" aria-labelledby="figures-title">
      <div className="g-two">
        <h2 id="figures-title">{texts.sections.figures(figures.place.name)}</h2>
        <div className="g-figures">
          <p className="g-figure-large">
            <b>{medianOf(figures, site)}</b>
            {texts.figures.median}
            {medianChange === null ? null : `, ${texts.figures.change(format.percentStep(medianChange, 1))}`}
          </p>
          {daysToSell === null ? null : (
            <p>
              <b>{daysOf(daysToSell, site)}</b>
              {texts.figures.daysToSell}
              {pace === null ? null : <small>{pace}</small>}
            </p>
          )}
          {shareOfAsking === null ? null : (
            <p>
              <b>{format.percent(shareOfAsking, 1)}</b>
              {texts.figures.ofAsking}
            </p>
          )}
        </div>
      </div>
      <div className="g-two g-course">
        <p className="soft">
          {basisOf(figures, site)}. {leastSalesText(site)}
        </p>
        <PriceChart site={site} figures={figures} height={270} />
      </div>
    </section>
  );
}

/** Of a longer text the beginning stands here. */
const aboutLetters = 420;

export function GalleryAbout({ site, page: { about } }: SectionProps) {
  const { frame, texts, language } = site;
  const { html, isWhole } = firstParagraphs(about.html, aboutLetters);
  return (
    <section
      className={about.picture === null ? 'g-about g-about-plain' : 'g-about'}
      id="section-about"
      aria-labelledby="about-title"
    >
      {about.picture === null ? null : (
        <div className="g-about-picture">
          <Picture image={about.picture} sizes="(max-width: 900px) 100vw, 50vw" />
        </div>
      )}
      <div className="g-about-words">
        <h2 id="about-title">{about.title || texts.aboutName(firstNameOf(site))}</h2>
        <SanitisedHtml html={html} className="g-about-text" />
        <a className="link" href={isWhole ? frame.links.contact : frame.links.about}>
          {isWhole ? galleryTexts[language].contactMore : texts.sections.moreAbout}
        </a>
      </div>
    </section>
  );
}

const postsShown = 4;

export function GalleryNews({ site, page }: SectionProps) {
  const { texts, format, frame } = site;
  return (
    <section className="g-section g-two" id="section-news" aria-labelledby="news-title">
      <div>
        <h2 id="news-title">{texts.sections.news}</h2>
        <p>
          <a className="link" href={frame.links.news}>
            {texts.sections.allNews}
          </a>
        </p>
      </div>
      <ul className="g-journal">
        {page.news.slice(0, postsShown).map((post) => (
          <li key={post.url}>
            <time dateTime={post.on}>{format.dateText(post.on)}</time>
            <a href={post.url}>{post.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GalleryContact({ site }: SectionProps) {
  const { texts, frame } = site;
  return (
    <section className="g-section g-contact" id="section-contact" aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.sections.contact}</h2>
      <div>
        <p className="soft">{texts.sections.contactText}</p>
        <a className="g-write" href={frame.links.contact}>
          {texts.write(firstNameOf(site))}
          <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 10h13M11 5l5 5-5 5" />
          </svg>
        </a>
        <p className="g-reach">
          <PhoneLink site={site} />
          <EmailLink site={site} />
        </p>
      </div>
    </section>
  );
}
