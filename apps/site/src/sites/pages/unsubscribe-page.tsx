import type { SitePage } from '@hearthline/contract/site-pages';
import { Field, Trap } from '../parts/field.tsx';
import type { SiteContext } from '../site-context.ts';
import { PageHead } from './page-head.tsx';

interface UnsubscribePageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'siteUnsubscribe' }>;
}

export function UnsubscribePage({ site, page }: UnsubscribePageProps) {
  const { texts, frame } = site;
  const words = texts.unsubscribe;
  const isSent = page.outcome === 'sent';
  return (
    <>
      <PageHead site={site} title={words.title} lead={isSent ? null : words.lead(frame.agent.name)} />
      <div className="wrap section narrow">
        {isSent ? (
          <div className="letter" role="status">
            <div className="letter-inside">
              <h2>{words.sentTitle}</h2>
              <p>{words.sent}</p>
            </div>
          </div>
        ) : (
          <form className="letter" method="post" action={page.action} noValidate>
            <div className="letter-inside">
              <Trap name={page.trapName} label={texts.contact.trap} />
              <Field
                className="whole"
                name="email"
                type="email"
                defaultValue={page.email}
                label={words.email}
                error={page.outcome === 'invalid' ? words.invalid : undefined}
                autoFocus={page.outcome === 'invalid'}
                autoComplete="email"
                maxLength={254}
                required
              />
              <p className="whole">
                <button type="submit" className="button">
                  {words.submit}
                </button>
              </p>
            </div>
          </form>
        )}
        <p className="soft">{words.text}</p>
      </div>
    </>
  );
}
