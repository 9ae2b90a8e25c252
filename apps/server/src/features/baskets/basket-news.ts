import { alertFormOutcomes } from '@hearthline/contract/basket-page';
import type { Language } from '@hearthline/contract/common';
import type { AnswerReason } from '@hearthline/domain/basket/vocabulary';
import { createFormat } from '@hearthline/format/format';
import type { ReaderNews } from './page/page-ports.ts';

type Words = Record<ReaderNews['what'], (name: string, place: string, basket: string) => string>;

const titles: Record<Language, Words> = {
  en: {
    yes: (name, place) => `${name} likes ${place}`,
    maybe: (name, place) => `${name} is not sure about ${place}`,
    no: (name, place) => `${name} does not want ${place}`,
    comment: (name, place) => (place === '' ? `${name} wrote to you` : `${name} wrote about ${place}`),
    showing: (name, place) => `${name} asks to see ${place}`,
    agreed: (name, place) => `${name} agreed to a time for ${place}`,
    fewer: (name, _, alert) => `${name} wants at most one message a week of “${alert}”`,
    asSet: (name, _, alert) => `${name} wants “${alert}” as often as before`,
    paused: (name, _, alert) => `${name} paused “${alert}”`,
    stopped: (name, _, alert) => `${name} stopped “${alert}”`,
    goesOn: (name, _, alert) => `${name} lets “${alert}” go on`,
    other: (name, _, alert) => `${name} wants other homes than those of “${alert}”`,
    kept: (name, _, alert) => `${name} still wants “${alert}”`,
  },
  fr: {
    yes: (name, place) => `${name} aime ${place}`,
    maybe: (name, place) => `${name} hésite pour ${place}`,
    no: (name, place) => `${name} ne veut pas de ${place}`,
    comment: (name, place) =>
      place === '' ? `${name} vous a écrit` : `${name} a écrit au sujet de ${place}`,
    showing: (name, place) => `${name} demande une visite de ${place}`,
    agreed: (name, place) => `${name} a accepté une heure de visite pour ${place}`,
    fewer: (name, _, alert) => `${name} veut au plus un message par semaine de «\u00a0${alert}\u00a0»`,
    asSet: (name, _, alert) => `${name} veut «\u00a0${alert}\u00a0» aussi souvent qu’avant`,
    paused: (name, _, alert) => `${name} a mis «\u00a0${alert}\u00a0» en pause`,
    stopped: (name, _, alert) => `${name} a arrêté «\u00a0${alert}\u00a0»`,
    goesOn: (name, _, alert) => `${name} reprend «\u00a0${alert}\u00a0»`,
    other: (name, _, alert) => `${name} veut autre chose que les propriétés de «\u00a0${alert}\u00a0»`,
    kept: (name, _, alert) => `${name} veut encore «\u00a0${alert}\u00a0»`,
  },
};

const types = {
  yes: 'HappyFace',
  maybe: 'Info',
  no: 'SadFace',
  comment: 'Info',
  showing: 'Call',
  agreed: 'Success',
  fewer: 'Info',
  asSet: 'Info',
  paused: 'Info',
  stopped: 'SadFace',
  goesOn: 'HappyFace',
  other: 'SadFace',
  kept: 'HappyFace',
} as const;

const isOfMessages = (what: ReaderNews['what']): boolean =>
  (alertFormOutcomes as readonly string[]).includes(what);

/** What the agent is told of what somebody did on their page. */
export function describeReaderNews(news: ReaderNews) {
  const { what, basketId, basketName, isAlert, homeId, readerName, place, key } = news;
  const titleIn = (language: Language) => titles[language][what](readerName, place, basketName);
  const query = `${isAlert ? 'basketType=Automatic&' : ''}id=${basketId}`;
  return {
    topic: isOfMessages(what) ? ('clientAlerts' as const) : ('basketAnswers' as const),
    type: types[what],
    title: { en: titleIn('en'), fr: titleIn('fr') },
    body: { en: '', fr: '' },
    link: homeId === null ? `/basket/view?${query}` : `/basket/view/item?${query}&home=${homeId}`,
    dedupKey: key,
  };
}

type OtherWords = Record<AnswerReason, string> & { begin: string };
const otherWords: Record<Language, OtherWords> = {
  en: {
    begin: 'Other than these',
    price: 'price',
    street: 'street or area',
    size: 'size',
    layout: 'layout',
    yard: 'yard',
    condition: 'condition',
    other: 'something else',
  },
  fr: {
    begin: 'Autre chose que celles-ci',
    price: 'prix',
    street: 'rue ou quartier',
    size: 'grandeur',
    layout: 'plan',
    yard: 'cour',
    condition: 'état',
    other: 'autre chose',
  },
};

/** What is off with the homes of an alert, as a comment that its reader would write. */
export function describeOther(language: Language, off: readonly AnswerReason[], text: string): string {
  const { begin, ...words } = otherWords[language];
  const format = createFormat(language);
  const what = off.length === 0 ? begin : format.labelled(begin, format.list(off.map((each) => words[each])));
  return text === '' ? what : `${what}\n${text}`;
}
