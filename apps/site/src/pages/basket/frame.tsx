import type { PageAgent } from '@hearthline/contract/basket-page';
import { languages } from '@hearthline/domain/language';
import type { Format } from '@hearthline/format/format';
import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import frameStyles from './frame.css?inline';
import { Icon, IconShapes } from './icons.tsx';
import type { PageContext } from './page-context.ts';
import { initialsOf } from './page-context.ts';
import partStyles from './parts.css?inline';

interface FrameProps {
  page: PageContext;
  title: string;
  styles: string;
  /** Which home the page is about; the script tells of its opening. */
  home?: string;
  /** Stays in sight at the foot of a phone. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The agent first, then the page, then what has to be said at its end. */
export function Frame({ page, title, styles, home, bar, children }: FrameProps) {
  const { frame, texts, format } = page;
  const { agent, language } = frame;
  return (
    <Page language={language} title={title} styles={frameStyles + partStyles + styles} script={frame.script}>
      <IconShapes />
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <header className="top">
        <div className="wide">
          <AgentCard agent={agent} />
          <AgentLinks agent={agent} texts={texts} format={format} />
          <nav className="switch" aria-label={texts.language}>
            {languages.map((each) => (
              <a
                key={each}
                href={page.linkTo(page.here, '', each)}
                lang={`${each}-CA`}
                hrefLang={`${each}-CA`}
                aria-current={each === language ? 'true' : undefined}
              >
                <abbr title={texts.languages[each]}>{each.toUpperCase()}</abbr>
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main id="main" data-path={frame.path} data-home={home} data-failed={texts.failed}>
        {children}
      </main>
      <Footer page={page} />
      {bar}
      <p id="status" className="unseen" role="status" />
    </Page>
  );
}

export function AgentCard({ agent }: { agent: PageAgent }) {
  return (
    <div className="agent">
      <Portrait agent={agent} />
      <p>
        <strong>{agent.name}</strong>
        <span>{[agent.title, agent.brokerage].filter((part) => part !== '').join(', ')}</span>
      </p>
    </div>
  );
}

export function Portrait({ agent }: { agent: PageAgent }) {
  return agent.photo === null ? (
    <span className="portrait" aria-hidden="true">
      {initialsOf(agent.name)}
    </span>
  ) : (
    <img className="portrait" src={agent.photo} alt="" width={44} height={44} />
  );
}

interface AgentLinksProps {
  agent: PageAgent;
  texts: Pick<PageContext['texts'], 'textShort' | 'emailShort'>;
  format: Format;
}

/** How to reach the agent, as far as they say it. */
export function AgentLinks({ agent, texts, format }: AgentLinksProps) {
  const number = dialled(agent.phone);
  return (
    <div className="reach">
      {number === '' ? null : (
        <>
          <a href={`tel:${number}`}>
            <Icon name="phone" />
            {format.phone(agent.phone)}
          </a>
          <a href={`sms:${number}`}>
            <Icon name="message-square" />
            {texts.textShort}
          </a>
        </>
      )}
      {agent.email === '' ? null : (
        <a href={`mailto:${agent.email}`}>
          <Icon name="mail" />
          {texts.emailShort}
        </a>
      )}
    </div>
  );
}

/** Digits and a leading plus: what a phone can dial. */
export const dialled = (phone: string): string => phone.replace(/(?!^\+)\D/g, '');

function Footer({ page }: { page: PageContext }) {
  const { frame, texts, format, agent } = page;
  const { readAt, now, endsAt, preferencesUrl, reader } = frame;
  return (
    <footer className="foot wide">
      <p>{readAt === null ? texts.noAge : texts.attribution(format.age(readAt, now))}</p>
      <p>
        {texts.ends(format.dateText(endsAt))}
        {preferencesUrl === null ? null : (
          <>
            {' '}
            <a href={preferencesUrl}>{texts.stop}</a>
          </>
        )}
      </p>
      <details>
        <summary>{texts.privacy.title}</summary>
        <p>{texts.privacy.seen(agent)}</p>
        {reader.others.length > 0 ? <p>{texts.privacy.shared(format.list(reader.others))}</p> : null}
        <p>{texts.privacy.kept(agent)}</p>
      </details>
    </footer>
  );
}
