import { sitePrivacyOf } from '../../texts/site-privacy.ts';
import type { SiteContext } from '../site-context.ts';
import { PageHead } from './page-head.tsx';

/** What is kept of a visitor, and why: the law wants it said, and said by whom. */
export function PrivacyPage({ site }: { site: SiteContext }) {
  const { frame, language, format } = site;
  const { agent, links } = frame;
  const contact = [agent.mailingAddress, format.phone(agent.phone), agent.email].filter(Boolean).join(', ');
  const words = sitePrivacyOf(language)({ agent: agent.name, brokerage: agent.brokerage, contact });
  return (
    <>
      <PageHead site={site} title={words.title} lead={words.lead} />
      <div className="wrap section narrow prose">
        {words.parts.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <p>
          <a href={links.unsubscribe}>{site.texts.unsubscribe.title}</a>
        </p>
      </div>
    </>
  );
}
