import type { SiteContext } from '../site-context.ts';
import { pageLinks, updatedAt } from './frame-words.ts';
import { Picture } from './picture.tsx';

type LinkNames = Parameters<typeof pageLinks>[1];

interface SiteProps {
  site: SiteContext;
}

/** Links of the header; below 900 px they give way to `MenuLink`. */
export function Nav({ site, names, label }: SiteProps & { names: LinkNames; label: string }) {
  return (
    <nav className="nav" aria-label={label}>
      {pageLinks(site, names).map(({ name, url, isCurrent }) => (
        <a key={name} href={url} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

export function LanguageLink({ site: { frame, language, texts } }: SiteProps) {
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <a className="language" href={frame.links.otherLanguage} lang={`${other}-CA`} hrefLang={`${other}-CA`}>
      {texts.languages[other]}
    </a>
  );
}

/** To the menu at the foot of the page, which needs no script. */
export function MenuLink({ site }: SiteProps) {
  return (
    <a className="menu-link" href="#menu">
      {site.texts.menu}
    </a>
  );
}

/** The agent's logo or name, with the registered name of the brokerage under it: the law wants both. */
export function Brand({ site }: SiteProps) {
  const { agent, logo, links } = site.frame;
  return (
    <a className="brand" href={links.home}>
      {logo === null ? (
        <b>{agent.name}</b>
      ) : (
        <Picture image={{ ...logo, alt: logo.alt || agent.name }} sizes="220px" className="logo" />
      )}
      <small>{agent.brokerage}</small>
    </a>
  );
}

export function PhoneLink({ site, className }: SiteProps & { className?: string }) {
  const { phone } = site.frame.agent;
  return phone === '' ? null : (
    <a className={className} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {site.format.phone(phone)}
    </a>
  );
}

export function EmailLink({ site, className }: SiteProps & { className?: string }) {
  const { email } = site.frame.agent;
  return email === '' ? null : (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** Every page with its link: what the menu of a phone leads to. */
export function FootMenu({ site }: SiteProps) {
  const { texts, frame } = site;
  return (
    <nav id="menu" className="foot-menu" aria-label={texts.footMenu}>
      <h2>{texts.menu}</h2>
      <ul>
        <li>
          <a href={frame.links.home}>{texts.pages.home}</a>
        </li>
        {pageLinks(site, ['homes', 'places', 'news', 'about', 'contact']).map(({ name, url, isCurrent }) => (
          <li key={name}>
            <a href={url} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <LanguageLink site={site} />
        </li>
      </ul>
    </nav>
  );
}

/** Name, title, brokerage and its address, a line each. */
export function Identity({ site }: SiteProps) {
  const { agent } = site.frame;
  const lines = [[agent.name, agent.title].filter(Boolean).join(', '), agent.brokerage, agent.mailingAddress];
  return (
    <p className="identity">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

/** Whose data it is, how old, and whose trademarks: on every page that may show a home. */
export function Attribution({ site }: SiteProps) {
  const { frame, texts } = site;
  return (
    <p className="attribution">
      {frame.attribution === null
        ? texts.footer.marks
        : `${texts.footer.data(frame.attribution.board, updatedAt(site))} ${texts.footer.marks}`}
    </p>
  );
}

export function LegalLinks({ site: { frame, texts } }: SiteProps) {
  return (
    <p className="legal-links">
      <a href={frame.links.privacy}>{texts.pages.privacy}</a>
      <span aria-hidden="true"> · </span>
      <a href={frame.links.unsubscribe}>{texts.pages.unsubscribe}</a>
    </p>
  );
}
