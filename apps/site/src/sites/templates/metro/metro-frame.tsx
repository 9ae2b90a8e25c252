import {
  Attribution,
  EmailLink,
  FootMenu,
  Identity,
  LanguageLink,
  LegalLinks,
  MenuLink,
  Nav,
  PhoneLink,
} from '../../parts/frame-parts.tsx';
import { isShown } from '../../parts/frame-words.ts';
import { Picture } from '../../parts/picture.tsx';
import type { SiteContext } from '../../site-context.ts';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

export function MetroHeader({ site }: { site: SiteContext }) {
  const { agent, logo, links } = site.frame;
  return (
    <header className="top">
      <a className="brand" href={links.home}>
        {logo === null ? (
          <span className="m-initials" aria-hidden="true">
            {initialsOf(agent.name)}
          </span>
        ) : (
          <Picture image={logo} sizes="160px" className="logo" />
        )}
        <span>
          <b>{agent.name}</b>
          <small>{agent.brokerage}</small>
        </span>
      </a>
      <Nav site={site} names={['homes', 'places', 'news', 'about']} label={site.texts.mainMenu} />
      <LanguageLink site={site} />
      {isShown(site, 'contact') ? (
        <a className="m-ask" href={links.contact}>
          {site.texts.pages.contact}
        </a>
      ) : null}
      <MenuLink site={site} />
    </header>
  );
}

export function MetroFooter({ site }: { site: SiteContext }) {
  return (
    <footer className="foot">
      <div>
        <Identity site={site} />
        <p className="foot-contact">
          <PhoneLink site={site} />
          <EmailLink site={site} />
        </p>
      </div>
      <FootMenu site={site} />
      <div className="foot-legal">
        <LegalLinks site={site} />
        <Attribution site={site} />
      </div>
    </footer>
  );
}
