import type { CommercialText, Mail, MailSender, RenderedMail } from '@hearthline/contract/site';
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

type Message = Extract<Mail, { name: 'message' }>;

/** What an agent writes to somebody: the mail, who wrote it, why it came, and how to stop it. */
export function renderMessageMail(mail: Message): RenderedMail {
  return { subject: mail.subject, html: renderDocument(<MessageMail {...mail} />), text: toText(mail) };
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

function toText(mail: Message): string {
  const { sender, language, preferencesUrl, body } = mail;
  const leave = createFormat(language).labelled(textsOf(language).message.unsubscribe, preferencesUrl);
  const isWritten = (part: string) => part !== '';
  return [
    body.text,
    '-- ',
    [sender.name, titleOf(mail), contactOf(sender), sender.signature.text].filter(isWritten).join('\n'),
    [...notesOf(mail), leave].filter(isWritten).join('\n'),
  ]
    .filter(isWritten)
    .join('\n\n');
}

function titleOf({ sender, language }: Message): string {
  const { jobTitle, brokerage } = sender;
  const behalf =
    brokerage === '' ? '' : jobTitle === '' ? `${textsOf(language).message.on} ${brokerage}` : brokerage;
  return [jobTitle, behalf].filter((part) => part !== '').join(', ');
}

const contactOf = ({ phone, email, mailingAddress }: MailSender): string =>
  [mailingAddress, phone, email].filter((part) => part !== '').join(' · ');

function notesOf({ language, category, referredBy, isTest }: Message): string[] {
  const texts = textsOf(language).message;
  return [
    ...(isTest ? [texts.testNote] : []),
    ...(referredBy ? [texts.referredBy(referredBy)] : []),
    ...(category === 'personal' || referredBy ? [] : [texts.because[category]]),
  ];
}

/** The same on a phone, where every letter counts. */
export function renderText({ language, text, sender, preferencesUrl, referredBy }: CommercialText): string {
  const texts = textsOf(language).message;
  const referral = referredBy ? `${texts.referredBy(referredBy)}\n` : '';
  // A plain space in French: one that does not break would take a text out of the short alphabet and cost two.
  const leave = createFormat(language).labelled(texts.unsubscribe, preferencesUrl).replace('\u00A0', ' ');
  return `${text}\n${referral}${sender.name}, ${sender.brokerage}. ${leave}`;
}
