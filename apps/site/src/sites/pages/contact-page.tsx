import type { SitePage } from '@hearthline/contract/site-pages';
import { EmailLink, PhoneLink } from '../parts/frame-parts.tsx';
import type { SiteContext } from '../site-context.ts';
import { ContactForm } from './contact-form.tsx';
import { PageHead } from './page-head.tsx';

interface ContactPageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'siteContact' }>;
}

export function ContactPage({ site, page: { form, isSent } }: ContactPageProps) {
  const { texts, frame } = site;
  const words = texts.contact;
  return (
    <div className="contact">
      <PageHead site={site} title={words.title} lead={words.lead} />
      <div className="contact-form">
        {isSent ? (
          <div className="letter" role="status">
            <div className="letter-inside">
              <h2>{words.sent}</h2>
              <p>{words.sentText(frame.agent.name)}</p>
              <p className="actions">
                <a className="button" href={frame.links.home}>
                  {words.sentMore}
                </a>
              </p>
            </div>
          </div>
        ) : (
          <ContactForm site={site} form={form} />
        )}
      </div>
      <ContactSide site={site} />
    </div>
  );
}

function ContactSide({ site }: { site: SiteContext }) {
  const { texts, frame } = site;
  const { agent } = frame;
  const rows = [
    { name: texts.callShort, value: agent.phone === '' ? null : <PhoneLink site={site} className="way" /> },
    { name: texts.emailShort, value: agent.email === '' ? null : <EmailLink site={site} className="way" /> },
    { name: texts.visit, value: agent.mailingAddress || null },
    { name: texts.brokerage, value: agent.brokerage },
  ];
  return (
    <aside className="contact-side" aria-label={texts.contact.side}>
      {agent.photo === null ? null : (
        <div className="arch">
          <img className="picture x50 y20" src={agent.photo} alt={agent.name} width={820} height={660} />
        </div>
      )}
      <dl>
        {rows.map(({ name, value }) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </aside>
  );
}
