import type { SitePage } from '@hearthline/contract/site-pages';
import { EmailLink, PhoneLink } from '../parts/frame-parts.tsx';
import { firstNameOf, isShown } from '../parts/frame-words.ts';
import { Picture } from '../parts/picture.tsx';
import { SanitisedHtml } from '../parts/sanitised-html.tsx';
import type { SiteContext } from '../site-context.ts';
import { PageHead } from './page-head.tsx';

interface AboutPageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'siteAbout' }>;
}

export function AboutPage({ site, page: { title, html, picture } }: AboutPageProps) {
  const { texts, frame } = site;
  const { agent } = frame;
  return (
    <>
      <PageHead
        site={site}
        title={title || texts.about.title(agent.name)}
        lead={[agent.title, agent.brokerage].filter(Boolean).join(', ')}
      />
      <div className={`wrap section about-page ${picture === null ? 'plain' : ''}`}>
        {picture === null ? null : (
          <div className="arch">
            <Picture image={picture} sizes="(max-width: 900px) 100vw, 480px" isFirst />
          </div>
        )}
        <div>
          {html === '' ? <p>{texts.about.none(agent.name)}</p> : <SanitisedHtml html={html} />}
          <p className="actions">
            {isShown(site, 'contact') ? (
              <a className="button" href={frame.links.contact}>
                {texts.write(firstNameOf(site))}
              </a>
            ) : null}
            <PhoneLink site={site} className="link" />
            <EmailLink site={site} className="link" />
          </p>
        </div>
      </div>
    </>
  );
}
