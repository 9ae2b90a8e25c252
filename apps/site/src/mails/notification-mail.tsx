import type { AgentNews, Mail, RenderedMail } from '@hearthline/contract/site';
import { fitSms } from '@hearthline/domain/message/sms-text';
import { createFormat } from '@hearthline/format/format';
import {
  MailBrand,
  MailButton,
  MailDocument,
  MailFooter,
  MailHeading,
  MailLink,
  MailText,
} from '../components/mail.tsx';
import { renderDocument } from '../components/page.tsx';
import { textsOf } from '../texts/texts.ts';

type NotificationMail = Extract<Mail, { name: 'notification' }>;

/** Whoever has more to read opens the app. */
const listedMost = 20;
const subjectLength = 200;

/** What an agent asked to be told of by mail: one thing with its button, or what came together as a list. */
export function renderNotificationMail(mail: NotificationMail): RenderedMail {
  const heading = headingOf(mail);
  const subject = `${mail.brand} · ${heading}`.slice(0, subjectLength);
  return { subject, html: renderDocument(<NewsMail {...mail} subject={subject} />), text: toText(mail) };
}

function headingOf({ language, topic, items }: AgentNews): string {
  const [single] = items;
  return single && items.length === 1
    ? single.title
    : textsOf(language).notification.several[topic](items.length);
}

function NewsMail(mail: NotificationMail & { subject: string }) {
  const { language, subject, brand, topic, items, allUrl, settingsUrl } = mail;
  const texts = textsOf(language).notification;
  const [single] = items;
  const isSingle = single !== undefined && items.length === 1;
  const rest = items.length - listedMost;
  return (
    <MailDocument language={language} subject={subject} width={480}>
      <MailBrand>{brand}</MailBrand>
      <MailHeading>{headingOf(mail)}</MailHeading>
      {isSingle
        ? paragraphsOf(single.text).map((paragraph) => (
            <MailText key={paragraph} size="body">
              {paragraph}
            </MailText>
          ))
        : items.slice(0, listedMost).map(({ title, text, url }) => (
            <MailText key={`${title} ${text}`} size="body">
              {url === null ? <b>{title}</b> : <MailLink href={url}>{title}</MailLink>}
              <br />
              {paragraphsOf(text).join(' ')}
            </MailText>
          ))}
      {rest > 0 ? (
        <MailText size="body" isSoft>
          {texts.more(rest)}
        </MailText>
      ) : null}
      <MailButton href={(isSingle ? single.url : null) ?? allUrl}>
        {isSingle && single.url !== null ? texts.open : texts.openAll}
      </MailButton>
      <MailFooter>
        <MailText margin="0 0 6px" isSoft>
          {texts.because[topic]}
        </MailText>
        <MailText margin={0} isSoft>
          <MailLink href={settingsUrl}>{texts.settings}</MailLink>
        </MailText>
      </MailFooter>
    </MailDocument>
  );
}

function toText(mail: NotificationMail): string {
  const { language, topic, items, allUrl, settingsUrl, brand } = mail;
  const texts = textsOf(language).notification;
  const [single] = items;
  const rest = items.length - listedMost;
  const parts =
    single && items.length === 1
      ? [single.title, single.text, single.url ?? allUrl]
      : [
          headingOf(mail),
          ...items
            .slice(0, listedMost)
            .map(({ title, text, url }) => [title, text, url ?? ''].filter((part) => part !== '').join('\n')),
          ...(rest > 0 ? [texts.more(rest)] : []),
          allUrl,
        ];
  const settings = createFormat(language).labelled(texts.settings, settingsUrl);
  return [...parts, '-- ', `${texts.because[topic]}\n${settings}`, brand].join('\n\n');
}

const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The same on a phone. */
export function renderNewsText(news: AgentNews): string {
  const { language, brand, items, allUrl } = news;
  const [single] = items;
  const isSingle = single !== undefined && items.length === 1;
  const words = isSingle
    ? [single.title, paragraphsOf(single.text).join(' ')].filter((part) => part !== '').join('. ')
    : headingOf(news);
  return fitSms(createFormat(language).labelled(brand, words), (isSingle ? single.url : null) ?? allUrl);
}
