import type { CommercialText, RenderedMail } from '@hearthline/contract/site';
import { createFormat } from '@hearthline/format/format';
import {
  MailBody,
  MailDocument,
  MailFooter,
  MailLink,
  MailSignature,
  MailText,
  OpenPixel,
} from '../components/mail.tsx';
import { MailChoices } from '../components/mail-parts.tsx';
import { renderDocument } from '../components/page.tsx';
import { dialled } from '../pages/basket/frame.tsx';
import { textsOf } from '../texts/texts.ts';
import { renderGreetingMail } from './greeting-look.tsx';
import type { Message } from './message-words.ts';
import { contactOf, notesOf, titleOf, toText } from './message-words.ts';

/** What an agent writes to somebody: the mail, who wrote it, why it came, and how to stop it. */
export function renderMessageMail(mail: Message): RenderedMail {
  if (mail.look) return renderGreetingMail(mail, mail.look);
  return {
    subject: mail.subject,
    html: renderDocument(<MessageMail {...mail} />),
    text: toText(mail, mail.body.text, textsOf(mail.language).message.unsubscribe),
  };
}

function MessageMail(mail: Message) {
  const { language, category, subject, body, sender, preferencesUrl, openingUrl } = mail;
  const texts = textsOf(language).message;
  return (
    <MailDocument
      language={language}
      subject={subject}
      width={600}
      after={openingUrl ? <OpenPixel src={openingUrl} /> : null}
    >
      <MailBody html={body.html} />
      <MailSignature>
        <MailText margin={0} isStrong>
          {sender.name}
        </MailText>
        <MailText margin={0} isSoft>
          {titleOf(mail)}
        </MailText>
        <MailText margin={0} isSoft>
          {contactOf(sender)}
        </MailText>
        {category === 'alerts' && sender.phone !== '' ? <Reach sender={sender} language={language} /> : null}
        {sender.signature.html === '' ? null : <MailBody html={sender.signature.html} isSignature />}
      </MailSignature>
      <MailFooter>
        {notesOf(mail).map((note) => (
          <MailText key={note} margin="0 0 6px" isSoft>
            {note}
          </MailText>
        ))}
        <MailText margin={0} isSoft>
          <MailLink href={preferencesUrl}>{texts.unsubscribe}</MailLink>
          {' · '}
          <MailLink href={preferencesUrl}>{texts.preferences}</MailLink>
        </MailText>
      </MailFooter>
    </MailDocument>
  );
}

/** Under homes of which the reader is to say something. */
function Reach({ sender: { phone }, language }: Pick<Message, 'sender' | 'language'>) {
  const number = dialled(phone);
  return (
    <div style={{ marginTop: 12 }}>
      <MailChoices
        choices={[
          { href: `tel:${number}`, title: createFormat(language).phone(phone) },
          { href: `sms:${number}`, title: textsOf(language).alert.mail.textMe },
        ]}
        columns={2}
      />
    </div>
  );
}

/** The same on a phone, where every letter counts. */
export function renderText({ language, text, sender, preferencesUrl, referredBy }: CommercialText): string {
  const texts = textsOf(language).message;
  const referral = referredBy ? `${texts.referredBy(referredBy)}\n` : '';
  // A plain space in French: one that does not break would take a text out of the short alphabet and cost two.
  const leave = createFormat(language).labelled(texts.unsubscribe, preferencesUrl).replace('\u00A0', ' ');
  return `${text}\n${referral}${sender.name}, ${sender.brokerage}. ${leave}`;
}
