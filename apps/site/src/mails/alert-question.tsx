import type { AlertQuestion } from '@hearthline/contract/alert-mail';
import type { RenderedMail } from '@hearthline/contract/site';
import { fitSms } from '@hearthline/domain/message/sms-text';
import { createFormat } from '@hearthline/format/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailButton, MailText } from '../components/mail.tsx';
import { MailChoices } from '../components/mail-parts.tsx';
import { textsOf } from '../texts/texts.ts';

/** Asks somebody who was silent for long whether they still want an alert; one tap, and a form waits there. */
export function renderAlertQuestion(question: AlertQuestion): RenderedMail {
  const { language, links } = question;
  const texts = textsOf(language).alert.question;
  const lines = linesOf(question);
  const format = createFormat(language);
  return {
    subject: texts.subject(alertsOf(question)),
    html: renderToStaticMarkup(
      <>
        {lines.map((line) => (
          <MailText key={line} size="mailBody">
            {line}
          </MailText>
        ))}
        <MailButton href={links.keep}>{texts.keep}</MailButton>
        <MailChoices
          choices={[
            { href: links.pause, title: texts.pause },
            { href: links.stop, title: texts.stop },
          ]}
          columns={2}
        />
      </>,
    ),
    text: [
      ...lines,
      [
        format.labelled(texts.keep, links.keep),
        format.labelled(texts.pause, links.pause),
        format.labelled(texts.stop, links.stop),
      ].join('\n'),
    ].join('\n\n'),
  };
}

/** The same on a phone, where every letter counts. */
export const renderAlertQuestionText = (question: AlertQuestion): string =>
  fitSms(textsOf(question.language).alert.question.sms(alertsOf(question)), question.links.keep);

function alertsOf({ language, alertNames }: AlertQuestion): string {
  const { alertName } = textsOf(language).alert.mail;
  return createFormat(language).list(alertNames.map(alertName));
}

function linesOf({ language, readerName, lastSignAt, pausesOn, timeZone }: AlertQuestion): string[] {
  const { question, mail } = textsOf(language).alert;
  const format = createFormat(language, timeZone);
  return [
    mail.hello(readerName),
    lastSignAt === null ? question.neverSeen : question.lastSeen(format.longDate(lastSignAt)),
    question.text(format.longDate(pausesOn)),
  ];
}
