import type { SiteLink } from '@hearthline/contract/site-pages';
import type { ReactNode } from 'react';
import type { SiteContext } from '../site-context.ts';

interface PageHeadProps {
  site: SiteContext;
  title: string;
  lead?: ReactNode;
  crumbs?: readonly SiteLink[];
  /** Under the words. */
  children?: ReactNode;
}

/** Longer ones are set smaller. */
const longTitle = 44;

/** The top of an inner page, in the template's own colours and with its drawing. */
export function PageHead({ site, title, lead, crumbs = [], children }: PageHeadProps) {
  const { HeadArt } = site.look;
  return (
    <div className="head">
      {HeadArt ? <HeadArt /> : null}
      <div className="wrap">
        {crumbs.length > 0 ? (
          <nav className="crumbs" aria-label={site.texts.crumbs}>
            <ol>
              {crumbs.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <div className="head-words">
          <h1 className={title.length > longTitle ? 'long' : undefined}>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </div>
  );
}
