import type { Mail, RenderedMail } from '@hearthline/contract/site';
import {
  MailAddress,
  MailBrand,
  MailButton,
  MailDocument,
  MailHeading,
  MailText,
} from '../components/mail.tsx';
import { renderDocument } from '../components/page.tsx';
import { textsOf } from '../texts/texts.ts';

/** People's names stay out of these mails: whoever registers a foreign address could write a message with them. */
export function renderAccountMail({
  kind,
  language,
  brand,
  link,
  hours,
  newEmail,
}: Extract<Mail, { name: 'account' }>): RenderedMail {
  const { fallback, [kind]: write } = textsOf(language).account;
  const texts = write(brand, hours, newEmail);
  const html = renderDocument(
    <MailDocument language={language} subject={texts.subject} width={480}>
      <MailBrand>{brand}</MailBrand>
      <MailHeading>{texts.title}</MailHeading>
      <MailText size="body">{texts.body}</MailText>
      <MailButton href={link}>{texts.button}</MailButton>
      <MailText size="note" isSoft>
        {texts.note}
      </MailText>
      <MailText size="note" isSoft>
        {texts.ignore}
      </MailText>
      <MailText size="small" isSoft margin="24px 0 0">
        {fallback}
        <br />
        <MailAddress href={link} />
      </MailText>
    </MailDocument>,
  );
  const text = [texts.title, texts.body, link, texts.note, texts.ignore, brand].join('\n\n');
  return { subject: texts.subject, html, text };
}
