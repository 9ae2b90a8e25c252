import type { SiteHomeDetail, SiteImage, SitePage } from '@hearthline/contract/site-pages';
import { guessLanguage } from '@hearthline/domain/listing/text-language';
import { PhoneLink } from '../parts/frame-parts.tsx';
import { firstNameOf } from '../parts/frame-words.ts';
import { HomeCard } from '../parts/home-card.tsx';
import { bathsOf, bedsOf, nameOf, priceOf, sizeOf, whole } from '../parts/home-words.ts';
import { Picture } from '../parts/picture.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import type { SiteContext } from '../site-context.ts';
import { cardSizes } from './homes-page.tsx';
import { PageHead } from './page-head.tsx';

interface ListingPageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'siteListing' }>;
}

interface HomeProps {
  site: SiteContext;
  home: SiteHomeDetail;
}

export function ListingPage({ site, page: { home, askUrl, nearby } }: ListingPageProps) {
  const { texts, frame } = site;
  const words = texts.home;
  const name = nameOf(home, site);
  return (
    <>
      <PageHead
        site={site}
        title={name}
        lead={
          <>
            <b className="head-price">{priceOf(home, site)}</b>
            <span>{home.place}</span>
          </>
        }
        crumbs={[{ name: texts.pages.homes, url: frame.links.homes }]}
      />
      <Photos site={site} home={home} />
      <div className="wrap section listing">
        <div>
          <p className="listing-line">
            {[
              home.isLease ? words.forLease : words.forSale,
              bedsOf(home, site),
              bathsOf(home, site),
              sizeOf(home, site),
              home.kind,
            ]
              .filter(Boolean)
              .map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
          </p>
          <p className="listing-by">
            {words.listedBy(home.listedBy)} · {words.mls(home.mlsNumber)}
          </p>
          <Description site={site} home={home} />
          <Facts site={site} home={home} />
          <Rooms site={site} home={home} />
        </div>
        <aside className="ask-card" aria-label={words.ask}>
          <h2>{words.ask}</h2>
          <p>{words.askText(firstNameOf(site))}</p>
          <a className="button bright" href={askUrl}>
            {texts.write(firstNameOf(site))}
          </a>
          <PhoneLink site={site} className="link" />
        </aside>
      </div>
      {nearby.length === 0 ? null : (
        <section className="wrap section">
          <SectionHead title={words.nearby} />
          <div className="cards">
            {nearby.map((each) => (
              <HomeCard key={each.url} site={site} home={each} sizes={cardSizes} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Fewer than a row of four, which are laid out the wider for it. */
const mostInLastRow = 3;
const lastRowSizes = '(max-width: 900px) 100vw, 640px';

function Photos({ site, home }: HomeProps) {
  const [first, ...others] = home.photos;
  if (first === undefined) return null;
  const named = (image: SiteImage, index: number) => ({
    ...image,
    alt: image.alt || `${site.texts.home.photoOf(nameOf(home, site))} ${index}`,
  });
  return (
    <ul className={`wrap photos of-${Math.min(home.photos.length, 5)}`} aria-label={site.texts.home.photos}>
      <li>
        <Picture image={named(first, 1)} sizes="(max-width: 900px) 100vw, 850px" isFirst />
      </li>
      {others.map((image, index) => (
        <li key={image.sources[0]?.url}>
          <Picture
            image={named(image, index + 2)}
            sizes={index >= others.length - mostInLastRow ? lastRowSizes : '(max-width: 900px) 50vw, 320px'}
          />
        </li>
      ))}
    </ul>
  );
}

/** As the brokerage wrote it; who reads another language is told so, and so is a screen reader. */
function Description({ site, home: { description } }: HomeProps) {
  if (description === '') return null;
  const words = site.texts.home;
  const written = guessLanguage(description);
  const isForeign = written !== null && written !== site.language;
  return (
    <>
      <h2>{words.description}</h2>
      {isForeign ? <p className="soft">{words.descriptionIn}</p> : null}
      <div className="prose" lang={isForeign ? `${written}-CA` : undefined}>
        {description
          .split(/\n+/)
          .filter((text) => text.trim() !== '')
          .map((text) => (
            <p key={text}>{text}</p>
          ))}
      </div>
    </>
  );
}

function Facts({ site, home }: HomeProps) {
  return home.facts.length === 0 ? null : (
    <>
      <h2>{site.texts.home.facts}</h2>
      <dl className="facts">
        {home.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Rooms({ site, home }: HomeProps) {
  const words = site.texts.home;
  const hasLevels = home.rooms.some(({ level }) => level !== '');
  return home.rooms.length === 0 ? null : (
    <>
      <h2>{words.rooms}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.room}</th>
            {hasLevels ? <th scope="col">{words.level}</th> : null}
            <th scope="col" className="end">
              {words.size}
            </th>
          </tr>
        </thead>
        <tbody>
          {home.rooms.map(({ name, level, size }) => (
            <tr key={`${name} ${level} ${size}`}>
              <th scope="row">{name}</th>
              {hasLevels ? <td>{level}</td> : null}
              <td className="end">{whole(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
