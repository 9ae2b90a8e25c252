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

export function GalleryHeader({ site }: { site: SiteContext }) {
  return (
    <header className="top">
      <Brand site={site} />
      <Nav site={site} names={['homes', 'places', 'news']} label={site.texts.mainMenu} />
      <div className="top-end">
        <Nav site={site} names={['about', 'contact']} label={site.texts.more} />
        <LanguageLink site={site} />
      </div>
      <MenuLink site={site} />
    </header>
  );
}

/** The last name in letters as large as the page holds: a signature. */
const lastNameOf = (name: string): string => name.split(',')[0]?.trim().split(/\s+/).at(-1) ?? '';

/** From here on the letters are smaller. */
const longName = 10;
const longestName = 18;

export function GalleryFooter({ site }: { site: SiteContext }) {
  const name = lastNameOf(site.frame.agent.name);
  const size = name.length > longestName ? ' g-longest' : name.length > longName ? ' g-long' : '';
  return (
    <footer className="foot">
      <p className={`g-signature${size}`} aria-hidden="true">
        {name}
      </p>
      <div className="g-foot-columns">
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
    </footer>
  );
}
