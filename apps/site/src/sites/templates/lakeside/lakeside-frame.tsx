import {
  Attribution,
  Brand,
  EmailLink,
  FootMenu,
  Identity,
  LanguageLink,
  LegalLinks,
  MenuLink,
  Nav,
  PhoneLink,
} from '../../parts/frame-parts.tsx';
import type { SiteContext } from '../../site-context.ts';

export function LakesideHeader({ site }: { site: SiteContext }) {
  return (
    <header className="top">
      <div className="wrap">
        <Brand site={site} />
        <Nav
          site={site}
          names={['homes', 'places', 'news', 'about', 'contact']}
          label={site.texts.mainMenu}
        />
        <LanguageLink site={site} />
        <PhoneLink site={site} className="button paper" />
        <MenuLink site={site} />
      </div>
    </header>
  );
}

export function LakesideFooter({ site }: { site: SiteContext }) {
  const { frame, texts } = site;
  return (
    <footer className="foot">
      <svg className="foot-wave" viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40C240 0 420 70 720 44S1200 6 1440 40V70H0Z" />
      </svg>
      <div className="wrap">
        <div className="foot-columns">
          <div>
            <p className="foot-title">{texts.footer.farewell}</p>
            <p className="foot-contact">
              <PhoneLink site={site} />
              <EmailLink site={site} />
            </p>
          </div>
          <FootMenu site={site} />
          {frame.cities.length > 0 ? (
            <div>
              <h2>{texts.footer.places}</h2>
              <ul>
                {frame.cities.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <div>
            <h2>{texts.brokerage}</h2>
            <Identity site={site} />
          </div>
        </div>
        <div className="foot-legal">
          <Attribution site={site} />
          <LegalLinks site={site} />
        </div>
      </div>
    </footer>
  );
}
