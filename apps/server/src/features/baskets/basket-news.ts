import type { Language } from '@hearthline/contract/common';
import type { ReaderNews } from './page/page-ports.ts';

type Words = Record<ReaderNews['what'], (name: string, place: string) => string>;

const titles: Record<Language, Words> = {
  en: {
    yes: (name, place) => `${name} likes ${place}`,
    maybe: (name, place) => `${name} is not sure about ${place}`,
    no: (name, place) => `${name} does not want ${place}`,
    comment: (name, place) => (place === '' ? `${name} wrote to you` : `${name} wrote about ${place}`),
    showing: (name, place) => `${name} asks to see ${place}`,
    agreed: (name, place) => `${name} agreed to a time for ${place}`,
  },
  fr: {
    yes: (name, place) => `${name} aime ${place}`,
    maybe: (name, place) => `${name} hésite pour ${place}`,
    no: (name, place) => `${name} ne veut pas de ${place}`,
    comment: (name, place) =>
      place === '' ? `${name} vous a écrit` : `${name} a écrit au sujet de ${place}`,
    showing: (name, place) => `${name} demande une visite de ${place}`,
    agreed: (name, place) => `${name} a accepté une heure de visite pour ${place}`,
  },
};

const types = {
  yes: 'HappyFace',
  maybe: 'Info',
  no: 'SadFace',
  comment: 'Info',
  showing: 'Call',
  agreed: 'Success',
} as const;

/** What the agent is told of what somebody did on their page. */
export function describeReaderNews(news: ReaderNews) {
  const { what, basketId, homeId, readerName, place, key } = news;
  const titleIn = (language: Language) => titles[language][what](readerName, place);
  return {
    topic: 'basketAnswers' as const,
    type: types[what],
    title: { en: titleIn('en'), fr: titleIn('fr') },
    body: { en: '', fr: '' },
    link: homeId === null ? `/basket/view?id=${basketId}` : `/basket/view/item?id=${basketId}&home=${homeId}`,
    dedupKey: key,
  };
}
