import type { SiteHomeCard } from '@hearthline/contract/site-pages';
import { firstParagraphs } from '../../parts/first-paragraphs.ts';
import { EmailLink, PhoneLink } from '../../parts/frame-parts.tsx';
import { firstNameOf } from '../../parts/frame-words.ts';
import { bathsOf, bedsOf, nameOf, priceOf, sizeOf } from '../../parts/home-words.ts';
import { Picture } from '../../parts/picture.tsx';
import { SanitisedHtml } from '../../parts/sanitised-html.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { SectionProps } from '../home-sections.ts';
import { heritageTexts } from './heritage-texts.ts';
import { SectionHead } from './section-head.tsx';

/** Two rows at most. */
const homesShown = 6;

export function HeritageHomes({ site, page }: SectionProps) {
  const { texts, format, frame, language } = site;
  const words = heritageTexts[language];
  const homes = page.homes.slice(0, homesShown);
  return (
    <section className="wrap h-section" id="section-homes" aria-labelledby="homes-title">
      <SectionHead id="homes-title" title={words.homes}>
        <p>{words.homesText}</p>
      </SectionHead>
      <div
        className={`h-homes h-homes-${Math.min(homes.length, 3)}${homes.length === 4 ? ' h-homes-4' : ''}`}
      >
        {homes.map((home) => (
          <Home key={home.url} site={site} home={home} />
        ))}
      </div>
      {page.homesTotal > homes.length ? (
        <p className="h-all">
          <a className="link" href={frame.links.homes}>
            {texts.sections.allHomes(format.number(page.homesTotal), page.homesTotal)}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Home({ site, home }: { site: SiteContext; home: SiteHomeCard }) {
  const { texts } = site;
  const about = [home.place, home.kind, sizeOf(home, site)].filter(Boolean).join(', ');
  return (
    <article className="h-home">
      <div className="h-home-photo">
        {home.photo === null ? (
          <span>{texts.home.noPhoto}</span>
        ) : (
          <Picture image={home.photo} sizes="(max-width: 900px) 100vw, 360px" />
        )}
      </div>
      <div className="h-home-words">
        {home.isNew ? <p className="h-new">{texts.home.isNew}</p> : null}
        <h3>
          <a href={home.url}>{nameOf(home, site)}</a>
        </h3>
        <p className="h-home-about">{about}</p>
        <p className="h-home-line">
          <b>{priceOf(home, site)}</b>
          <span>{[bedsOf(home, site), bathsOf(home, site)].filter(Boolean).join(', ')}</span>
        </p>
        <p className="h-by">{texts.home.listedBy(home.listedBy)}</p>
      </div>
    </article>
  );
}

/** Of a longer text the beginning stands here. */
const aboutLetters = 480;

export function HeritageAbout({ site, page: { about } }: SectionProps) {
  const { frame, texts } = site;
  const { html, isWhole } = firstParagraphs(about.html, aboutLetters);
  return (
    <section
      className={about.picture === null ? 'wrap h-section h-about h-about-plain' : 'wrap h-section h-about'}
      id="section-about"
      aria-labelledby="about-title"
    >
      {about.picture === null ? null : (
        <div className="h-portrait">
          <Picture image={about.picture} sizes="(max-width: 900px) 90vw, 440px" />
        </div>
      )}
      <div>
        <h2 id="about-title">{about.title || texts.aboutName(firstNameOf(site))}</h2>
        <SanitisedHtml html={html} className="h-about-text" />
        <a className="link" href={isWhole ? frame.links.contact : frame.links.about}>
          {isWhole ? texts.write(firstNameOf(site)) : texts.sections.moreAbout}
        </a>
      </div>
    </section>
  );
}

const postsShown = 4;

export function HeritageNews({ site, page }: SectionProps) {
  const { texts, format, frame, language } = site;
  const posts = page.news.slice(0, postsShown);
  return (
    <section className="wrap h-section" id="section-news" aria-labelledby="news-title">
      <SectionHead id="news-title" title={heritageTexts[language].letters} />
      <div className={`h-letters h-letters-${posts.length}`}>
        {posts.map((post) => (
          <article key={post.url}>
            <p>
              <time dateTime={post.on}>{format.longDate(post.on)}</time>
            </p>
            <h3>
              <a href={post.url}>{post.title}</a>
            </h3>
            {post.summary ? <p className="h-summary">{post.summary}</p> : null}
          </article>
        ))}
      </div>
      <p className="h-all">
        <a className="link" href={frame.links.news}>
          {texts.sections.allNews}
        </a>
      </p>
    </section>
  );
}

export function HeritageContact({ site }: SectionProps) {
  const { texts, frame } = site;
  return (
    <section className="wrap h-contact" id="section-contact" aria-labelledby="contact-title">
      <div>
        <div>
          <h2 id="contact-title">{texts.sections.contact}</h2>
          <p>{texts.sections.contactText}</p>
        </div>
        <div className="h-reach">
          <a className="button" href={frame.links.contact}>
            {texts.write(firstNameOf(site))}
          </a>
          <PhoneLink site={site} />
          <EmailLink site={site} />
        </div>
      </div>
    </section>
  );
}
