import { firstParagraphs } from '../../parts/first-paragraphs.ts';
import { EmailLink, PhoneLink } from '../../parts/frame-parts.tsx';
import { firstNameOf } from '../../parts/frame-words.ts';
import { Arrow } from '../../parts/icons.tsx';
import { Picture } from '../../parts/picture.tsx';
import { SanitisedHtml } from '../../parts/sanitised-html.tsx';
import type { SectionProps } from '../home-sections.ts';

/** Of a longer text the beginning stands here. */
const aboutLetters = 420;

export function MetroAbout({ site, page: { about } }: SectionProps) {
  const { frame, texts } = site;
  const { html, isWhole } = firstParagraphs(about.html, aboutLetters);
  return (
    <section
      className={about.picture === null ? 'm-about m-about-plain' : 'm-about'}
      id="section-about"
      aria-labelledby="about-title"
    >
      {about.picture === null ? null : (
        <div className="m-about-picture">
          <Picture image={about.picture} sizes="(max-width: 900px) 100vw, 40vw" />
        </div>
      )}
      <div className="m-about-words">
        <h2 id="about-title">{about.title || texts.aboutName(firstNameOf(site))}</h2>
        <SanitisedHtml html={html} className="m-about-text" />
        <p>
          <a className="button" href={isWhole ? frame.links.contact : frame.links.about}>
            {isWhole ? texts.write(firstNameOf(site)) : texts.sections.moreAbout}
            <Arrow />
          </a>
        </p>
      </div>
    </section>
  );
}

const postsShown = 3;

export function MetroNews({ site, page }: SectionProps) {
  const { texts, format, frame } = site;
  return (
    <section className="m-section" id="section-news" aria-labelledby="news-title">
      <div className="m-head">
        <h2 id="news-title">{texts.sections.news}</h2>
        <a className="link" href={frame.links.news}>
          {texts.sections.allNews}
        </a>
      </div>
      <div className="m-news">
        {page.news.slice(0, postsShown).map((post) => (
          <article key={post.url}>
            <p className="m-date">
              <time dateTime={post.on}>{format.monthDay(post.on)}</time>
            </p>
            <h3>
              <a href={post.url}>{post.title}</a>
            </h3>
            {post.summary ? <p className="soft">{post.summary}</p> : null}
          </article>
        ))}
      </div>
    </section>
  );
}

export function MetroContact({ site }: SectionProps) {
  const { texts, frame } = site;
  return (
    <section className="m-contact" id="section-contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{texts.sections.contact}</h2>
        <p>{texts.sections.contactText}</p>
      </div>
      <div className="m-reach">
        <a className="button" href={frame.links.contact}>
          {texts.write(firstNameOf(site))}
          <Arrow />
        </a>
        <PhoneLink site={site} />
        <EmailLink site={site} />
      </div>
    </section>
  );
}
