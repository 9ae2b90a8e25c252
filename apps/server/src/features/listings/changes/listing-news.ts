import type { Language } from '@hearthline/contract/common';
import type { MessageType } from '@hearthline/contract/notifications';
import type { NotificationTopic } from '@hearthline/contract/users';
import { formatAddress } from '@hearthline/domain/listing/addresses';
import { createFormat } from '@hearthline/format/format';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { FollowedChange } from './listing-changes.jobs.ts';
import type { EndingCondition, ListingNews } from './listing-changes.store.ts';

/** As the notifications' own feature takes it. */
export interface ListingNotification {
  type: MessageType;
  title: Record<Language, string>;
  body: Record<Language, string>;
  link: string;
  topic: NotificationTopic;
  dedupKey: string;
}

type Words = Record<Language, string>;
const formats = { en: createFormat('en'), fr: createFormat('fr') };
const both = (write: (language: Language) => string): Words => ({ en: write('en'), fr: write('fr') });

const linkOf = (listingId: string): string => `/property-search/result/view?id=${listingId}`;

/** Rents are told per month. */
const priceOf = (cents: number | null, { offer }: ListingNews, language: Language): string | null => {
  if (cents === null) return null;
  const format = formats[language];
  return `<b>${offer === 'lease' ? format.rent(cents) : format.price(cents)}</b>`;
};

interface Told {
  type: MessageType;
  /** Before the address. */
  what: Words;
  body: Words;
}

const none: Words = { en: '', fr: '' };

function describePrice(news: ListingNews): Told {
  const { oldPrice, newPrice } = news;
  const isDrop = oldPrice !== null && newPrice !== null && newPrice < oldPrice;
  const step = oldPrice === null || newPrice === null ? null : Math.abs(newPrice - oldPrice);
  const now = both((language) => priceOf(newPrice, news, language) ?? '');
  const by = both((language) => (step === null ? '' : formats[language].price(step)));
  const rest =
    step === null
      ? none
      : isDrop
        ? { en: `, down ${by.en}`, fr: `, en baisse de ${by.fr}` }
        : { en: `, up ${by.en}`, fr: `, en hausse de ${by.fr}` };
  return {
    type: isDrop ? 'DownSide' : 'UpSide',
    what: isDrop ? { en: 'Price dropped', fr: 'Prix réduit' } : { en: 'Price raised', fr: 'Prix augmenté' },
    body: { en: `Now ${now.en}${rest.en}.`, fr: `Maintenant ${now.fr}${rest.fr}.` },
  };
}

function describeDeal(news: ListingNews, what: Words): Told {
  const price = both((language) => priceOf(news.closePrice, news, language) ?? '');
  return {
    type: 'Info',
    what,
    body: price.en === '' ? none : { en: `For ${price.en}.`, fr: `Pour ${price.fr}.` },
  };
}

function describeReturn(news: ListingNews, what: Words): Told {
  const price = both((language) => priceOf(news.listPrice, news, language) ?? '');
  return {
    type: 'Hot',
    what,
    body: price.en === '' ? none : { en: `Asking ${price.en}.`, fr: `Prix demandé\u00A0: ${price.fr}.` },
  };
}

const describeEnd = (en: string, fr: string): Told => ({
  type: 'SadFace',
  what: { en: 'Off the market', fr: 'Retirée du marché' },
  body: { en, fr },
});

/** What a deal that is not firm is to cost never leaves the server. */
const describeCondition = ({ code }: ListingNews): Told => ({
  type: 'Alert',
  what: { en: 'Conditional deal', fr: 'Transaction conditionnelle' },
  body: both((language) => `${listingVocabularies[language].code[code]}.`),
});

function describe(news: ListingNews): Told | null {
  switch (news.code) {
    case 'pc':
      return describePrice(news);
    case 'sc':
    case 'sce':
    case 'lc':
    case 'lce':
      return describeCondition(news);
    case 'sld':
      return describeDeal(news, { en: 'Sold', fr: 'Vendue' });
    case 'lsd':
      return describeDeal(news, { en: 'Leased', fr: 'Louée' });
    case 'bom':
    case 'dft':
      return describeReturn(news, { en: 'Back on the market', fr: 'De retour sur le marché' });
    case 'new':
      return describeReturn(news, { en: 'Relisted', fr: 'Réinscrite' });
    case 'sus':
      return describeEnd('The listing is suspended.', 'L’inscription est suspendue.');
    case 'exp':
      return describeEnd('The listing has expired.', 'L’inscription est expirée.');
    case 'ter':
      return describeEnd('The listing was ended early.', 'L’inscription a été résiliée.');
    default:
      return null;
  }
}

/** Null for a step of which nobody is told. */
export function notificationOfChange(
  news: ListingNews,
  analysis: FollowedChange['analysis'],
): ListingNotification | null {
  const told = describe(news);
  if (!told) return null;
  const address = formatAddress(news) || news.mlsNumber;
  const subject = analysis && escapeHtml(analysis.address);
  const reason: Words = subject
    ? { en: `In your analysis of ${subject}.`, fr: `Dans votre analyse de ${subject}.` }
    : none;
  const join = (language: Language) =>
    [told.body[language], reason[language]].filter((part) => part !== '').join(' ');
  return {
    type: told.type,
    title: { en: `${told.what.en}: ${address}`, fr: `${told.what.fr}\u00A0: ${address}` },
    body: both(join),
    link: analysis ? `/cma/calculate?id=${analysis.id}` : linkOf(news.listingId),
    topic: 'listingChanges',
    dedupKey: `listing:${news.eventId}`,
  };
}

export function summaryOfChanges(count: number, firstEventId: string): ListingNotification {
  return {
    type: 'Info',
    title: {
      en: `${count} changes on homes you follow`,
      fr: `${count} changements sur les propriétés que vous suivez`,
    },
    body: {
      en: 'Prices and statuses changed. Your favorites say what is new.',
      fr: 'Des prix et des statuts ont changé. Vos favoris disent ce qui est nouveau.',
    },
    link: '/favorites',
    topic: 'listingChanges',
    dedupKey: `listings:${firstEventId}`,
  };
}

export function notificationOfCondition(condition: EndingCondition, daysLeft: number): ListingNotification {
  const { listingId, code, endsOn, isOwn } = condition;
  const address = formatAddress(condition);
  const step = both((language) => listingVocabularies[language].code[code]);
  const date = both((language) => formats[language].dateText(endsOn));
  const what: Words =
    daysLeft === 0
      ? { en: 'Conditions end today', fr: 'Conditions à échéance aujourd’hui' }
      : {
          en: `Conditions end in ${daysLeft} days`,
          fr: `Conditions à échéance dans ${daysLeft} jours`,
        };
  const whose: Words = isOwn
    ? { en: 'Your listing', fr: 'Votre inscription' }
    : { en: 'One of your favorites', fr: 'Un de vos favoris' };
  return {
    type: 'Reminder',
    title: { en: `${what.en}: ${address}`, fr: `${what.fr}\u00A0: ${address}` },
    body: {
      en: `${whose.en}. ${step.en} until ${date.en}.`,
      fr: `${whose.fr}. ${step.fr} jusqu’au ${date.fr}.`,
    },
    link: linkOf(listingId),
    topic: 'conditionDeadlines',
    dedupKey: `condition:${listingId}:${endsOn}:${daysLeft}`,
  };
}

export function summaryOfConditions(count: number, day: string): ListingNotification {
  return {
    type: 'Reminder',
    title: { en: `${count} conditions end soon`, fr: `${count} conditions arrivent à échéance` },
    body: {
      en: 'Deals on your listings and favorites become firm or fall through.',
      fr: 'Des transactions sur vos inscriptions et vos favoris deviennent fermes ou échouent.',
    },
    link: '/favorites',
    topic: 'conditionDeadlines',
    dedupKey: `conditions:${day}`,
  };
}
