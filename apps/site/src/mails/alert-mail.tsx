import type { AlertMail, AlertMailHome, AlertMailLinks } from '@hearthline/contract/alert-mail';
import type { RenderedMail } from '@hearthline/contract/site';
import { answers } from '@hearthline/domain/basket/vocabulary';
import { fitSms } from '@hearthline/domain/message/sms-text';
import { createFormat } from '@hearthline/format/format';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailButton, MailText } from '../components/mail.tsx';
import { MailChoices, MailTitle } from '../components/mail-parts.tsx';
import type { AlertWords } from '../pages/basket/alert-words.ts';
import { dayWords, endOnce, priceStepOf, reasonText, triggerText } from '../pages/basket/alert-words.ts';
import type { Words } from '../pages/basket/home-words.ts';
import { nameOf } from '../pages/basket/home-words.ts';
import { firstNameOf } from '../pages/basket/page-context.ts';
import { textsOf } from '../texts/texts.ts';
import { alertSubject } from './alert-subject.ts';
import type { MailedHome } from './home-card.tsx';
import { describeHome, HomeCard, linesOf } from './home-card.tsx';

/** Whoever gets more opens the page. */
const mostDrawn = 12;
const ways = ['fewer', 'other', 'pause', 'stop'] as const;

type AllWords = Words & AlertWords;
interface PartProps {
  mail: AlertMail;
  words: AllWords;
}

/** Homes as cards, each with the reason why it came and three answers, and the ways to have it otherwise. */
export function renderAlertMail(mail: AlertMail): RenderedMail {
  const words = wordsOf(mail);
  return {
    subject: subjectOf(mail, words),
    html: renderToStaticMarkup(<AlertCards mail={mail} words={words} />),
    text: toText(mail, words),
  };
}

/** The same on a phone, where every letter counts. */
export function renderAlertText(mail: AlertMail): string {
  const words = wordsOf(mail);
  return fitSms(words.texts.mail.text(subjectOf(mail, words)), mail.url);
}

function wordsOf({ language, agentName, timeZone, now }: AlertMail): AllWords {
  const { basket, alert } = textsOf(language);
  return {
    texts: basket,
    alert,
    vocabulary: listingVocabularies[language],
    format: createFormat(language, timeZone),
    agent: firstNameOf(agentName),
    timeZone,
    now,
  };
}

const subjectOf = (mail: AlertMail, words: AllWords): string =>
  alertSubject(mail, words.alert.mail.subject, words);

/** Who is spoken to, what fits since when, and the agent's own words. */
function introOf(mail: AlertMail, words: AllWords): string[] {
  const { readerName, othersNames, homes, alertNames, since, message, isMerged, links } = mail;
  const texts = words.alert.mail;
  const names = [readerName, ...othersNames].filter((name) => name !== '');
  const alerts = words.format.list(alertNames.map(texts.alertName));
  const isNews = homes.every(({ trigger }) => trigger === 'conditional' || trigger === 'soldOrLeased');
  const what = isNews
    ? texts.news(homes.length, alerts)
    : texts.fit(homes.length, alerts, since === null ? '' : dayWords(words.alert.since, since, words));
  return [
    texts.hello(readerName === '' ? '' : words.format.list(names)),
    ...linesOf(message),
    [endOnce(what), ...(isMerged ? [texts.merged] : []), ...(links ? [texts.tap] : [])].join(' '),
  ];
}

function AlertCards({ mail, words }: PartProps): ReactNode {
  const { homes, url, links } = mail;
  const rest = homes.length - mostDrawn;
  return (
    <>
      {introOf(mail, words).map((line) => (
        <MailText key={line} size="mailBody">
          {line}
        </MailText>
      ))}
      {homes.slice(0, mostDrawn).map((home) => (
        <HomeCard
          key={home.url}
          words={words}
          home={toMailed(home, words)}
          answers={links && <Answers home={home} words={words} />}
        />
      ))}
      {rest > 0 ? (
        <MailText size="body" isSoft>
          {words.texts.mail.more(rest)}
        </MailText>
      ) : null}
      <MailButton href={url}>{words.alert.mail.open(homes.length)}</MailButton>
      {links && <Ways links={links} words={words} />}
    </>
  );
}

/** Leads to the home with the answer chosen: there it is given, so that a program which follows links gives none. */
function addressOfAnswer(home: AlertMailHome, answer: string): string {
  const url = new URL(home.url);
  url.searchParams.set('answer', answer);
  return url.href;
}

function Answers({ home, words }: { home: AlertMailHome; words: AllWords }) {
  const name = nameOf(home.listing, words);
  return (
    <MailChoices
      choices={answers.map((answer) => ({
        href: addressOfAnswer(home, answer),
        title: words.texts.answer[answer],
        label: words.alert.mail.answerLabel(words.texts.answer[answer], name),
      }))}
      columns={3}
    />
  );
}

function Ways({ links, words }: { links: AlertMailLinks; words: AllWords }) {
  const texts = words.alert.mail.ways;
  return (
    <>
      <MailTitle>{texts.title}</MailTitle>
      <MailChoices
        choices={ways.map((way) => ({ href: links[way], title: texts[way][0], text: texts[way][1] }))}
        columns={2}
      />
      <MailText size="small" isSoft margin="12px 0 0">
        {words.alert.mail.privacy}
      </MailText>
    </>
  );
}

const toMailed = (home: AlertMailHome, words: AllWords): MailedHome => ({
  listing: home.listing,
  url: home.url,
  picture: home.picture,
  mark: {
    trigger: home.trigger,
    text: triggerText(home.trigger, home.listing, words.alert),
    isUp:
      (home.trigger === 'priceChange' || home.trigger === 'priceIntoRange') && (priceStepOf(home) ?? 0) > 0,
  },
  priceBefore: priceStepOf(home) === null || home.listing.price === home.oldPrice ? null : home.oldPrice,
  reason: reasonText(home, home.listing, words),
  lines: linesOf(home.note),
});

function toText(mail: AlertMail, words: AllWords): string {
  const { homes, url, links } = mail;
  const { texts, alert, format } = words;
  const rest = homes.length - mostDrawn;
  const titles = alert.mail.ways;
  return [
    ...introOf(mail, words),
    ...homes.slice(0, mostDrawn).map((home) => describeHome(toMailed(home, words), words)),
    ...(rest > 0 ? [texts.mail.more(rest)] : []),
    format.labelled(alert.mail.open(homes.length), url),
    ...(links
      ? [
          [
            titles.title,
            ...ways.map((way) => format.labelled(`${titles[way][0]} (${titles[way][1]})`, links[way])),
          ].join('\n'),
          alert.mail.privacy,
        ]
      : []),
  ].join('\n\n');
}
