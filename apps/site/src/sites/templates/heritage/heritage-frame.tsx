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
import { Picture } from '../../parts/picture.tsx';
import type { SiteContext } from '../../site-context.ts';
import { LinocutStreet } from './linocut-street.tsx';

export function HeritageHeader({ site }: { site: SiteContext }) {
  const { agent, logo, links } = site.frame;
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href={links.home}>
          {logo === null ? <Crest /> : <Picture image={logo} sizes="220px" className="logo" />}
          <b>{agent.name}</b>
          <small>{agent.brokerage}</small>
        </a>
        <Nav site={site} names={['homes', 'places', 'news']} label={site.texts.mainMenu} />
        <div className="h-top-end">
          <Nav site={site} names={['about', 'contact']} label={site.texts.more} />
          <LanguageLink site={site} />
        </div>
        <MenuLink site={site} />
      </div>
    </header>
  );
}

const Crest = () => (
  <svg className="h-crest" width="46" height="46" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M5 46V22a19 19 0 0 1 38 0v24ZM13 42V27l11-9 11 9v15ZM21 42v-9q3-4 6 0v9M24 10v4M17 12l2 3M31 12l-2 3" />
  </svg>
);

export function HeritageFooter({ site }: { site: SiteContext }) {
  return (
    <footer className="foot">
      <LinocutStreet className="h-street h-street-foot" />
      <div className="h-foot">
        <div className="wrap">
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
        </div>
      </div>
    </footer>
  );
}
