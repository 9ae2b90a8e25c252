import type { MessageCategory } from '@hearthline/contract/messages';
import type { Mail } from '@hearthline/contract/site';
import type { NotificationTopic } from '@hearthline/contract/users';
import { messageEn } from '@hearthline/format/vocabulary/message.en';
import { alertEn } from './alert.en.ts';
import type { AlertTexts } from './alert-texts.ts';
import { basketEn } from './basket.en.ts';
import type { BasketTexts } from './basket-texts.ts';
import type { SitePageTexts } from './site-page.en.ts';
import { sitePageEn } from './site-page.en.ts';

type CommercialCategory = Exclude<MessageCategory, 'personal'>;

interface AccountMailTexts {
  subject: string;
  title: string;
  body: string;
  button: string;
  /** How long the link works, or what else there is to know about it. */
  note: string;
  /** For those who did not ask for the mail. */
  ignore: string;
}

export interface SiteTexts {
  gone: { title: string; text: string };
  preferences: {
    title: string;
    intro: (agent: string) => string;
    categories: Record<CommercialCategory, string>;
    save: string;
    leave: string;
    saved: string;
    left: string;
  };
  report: { open: string; download: string; contents: string; privacy: string };
  basket: BasketTexts;
  alert: AlertTexts;
  /** Of the agents’ public sites. */
  site: SitePageTexts;
  message: {
    on: string;
    unsubscribe: string;
    preferences: string;
    /** Why the reader gets this. */
    because: Record<CommercialCategory, string>;
    referredBy: (name: string) => string;
    testNote: string;
    /** Under a greeting. */
    stopGreetings: string;
    leaveAll: string;
  };
  notification: {
    /** What came together, in a line. */
    several: Record<NotificationTopic, (count: number) => string>;
    more: (count: number) => string;
    open: string;
    openAll: string;
    because: Record<NotificationTopic, string>;
    settings: string;
  };
  account: Record<
    Extract<Mail, { name: 'account' }>['kind'],
    (brand: string, hours: number, newEmail: string) => AccountMailTexts
  > & { fallback: string };
}

const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;

export const en: SiteTexts = {
  gone: { title: 'This link leads nowhere', text: 'It is incomplete, or what it belonged to is gone.' },
  preferences: {
    title: 'Your emails',
    intro: (agent) => `Choose what ${agent} may send you. Answers to your own questions always reach you.`,
    categories: messageEn.categoryToReceive,
    save: 'Save',
    leave: 'Unsubscribe from everything',
    saved: 'Saved. It counts from now on.',
    left: 'You are unsubscribed. Nothing more will come.',
  },
  report: {
    open: 'Open the report',
    download: 'Download as PDF',
    contents: 'Contents',
    privacy: 'This page is private. Whoever has its address can open it, until your agent closes it.',
  },
  basket: basketEn,
  alert: alertEn,
  site: sitePageEn,
  message: {
    on: 'on behalf of',
    unsubscribe: 'Unsubscribe',
    preferences: 'Choose what you get',
    because: {
      news: 'You get this email because you agreed to receive news from your agent, or have been in touch with them.',
      alerts: 'You get this email because you asked to hear about homes like these.',
      baskets: 'You get this email because your agent picked homes for you.',
      greetings: 'You get this email because you know your agent.',
      reports:
        'You get this email because you agreed to receive reports on your market, or have been in touch with your agent.',
    },
    referredBy: (name) => `${name} gave us your address.`,
    testNote: 'This is a test. Only you got it.',
    stopGreetings: 'Stop greetings',
    leaveAll: 'Unsubscribe from all',
  },
  notification: {
    several: {
      listingChanges: (many) => `${many} changes on homes you follow`,
      basketAnswers: (many) => `${many} answers to your baskets`,
      clientAlerts: (many) => `${many} updates about your clients’ alerts`,
      cmaReports: (many) => `${many} updates about your analyses`,
      conditionDeadlines: (many) => `${many} conditions end soon`,
      birthdays: (many) => `${many} days to remember`,
      announcements: (many) => `${many} announcements`,
    },
    more: (many) => `and ${many} more`,
    open: 'Open',
    openAll: 'See all notifications',
    because: {
      listingChanges: 'You get this because you asked to hear of price and status changes.',
      basketAnswers: 'You get this because you asked to hear of answers to your baskets.',
      clientAlerts: 'You get this because you asked to hear of your clients’ alerts.',
      cmaReports: 'You get this because you asked to hear of your reports and analyses.',
      conditionDeadlines: 'You get this because you asked to hear of condition deadlines.',
      birthdays: 'You get this because you asked to hear of birthdays.',
      announcements: 'You get this because you asked to hear of announcements.',
    },
    settings: 'Choose what reaches you',
  },
  account: {
    fallback: 'If the button does not work, copy this address into your browser:',
    confirm: (brand, hours) => ({
      subject: `Confirm your email for ${brand}`,
      title: 'Confirm your email',
      body: `You asked for an account with ${brand}. Confirm that this address is yours, then sign in.`,
      button: 'Confirm email',
      note: `The link works once and expires in ${count(hours, 'hour')}.`,
      ignore: 'If you did not ask for an account, ignore this email. The account stays closed.',
    }),
    reset: (brand, hours) => ({
      subject: `Choose a new password for ${brand}`,
      title: 'Choose a new password',
      body: `Somebody asked for a new password for your ${brand} account. Choose it here. All devices are logged out when you do.`,
      button: 'Choose new password',
      note: `The link works once and expires in ${count(hours, 'hour')}.`,
      ignore: 'If it was not you, ignore this email. Your password stays as it is.',
    }),
    exists: (brand, hours) => ({
      subject: `You already have an account with ${brand}`,
      title: 'You already have an account',
      body: `Somebody asked for a ${brand} account with this address, which has one already. Sign in with your password, or choose a new one if you do not know it.`,
      button: 'Choose new password',
      note: `The page asks for your address and sends you a link that expires in ${count(hours, 'hour')}.`,
      ignore: 'If it was not you, ignore this email. Nothing has changed.',
    }),
    newEmail: (brand, hours) => ({
      subject: `Confirm your new address for ${brand}`,
      title: 'Confirm your new address',
      body: `Somebody wants to sign in to a ${brand} account with this address. Confirm that it is yours and that you want this. The address counts once the old one has been confirmed too.`,
      button: 'Open the page',
      note: `The link works once and expires in ${count(hours, 'hour')}.`,
      ignore: 'If it was not you, ignore this email, or refuse on the page. Nothing changes.',
    }),
    oldEmail: (brand, hours, newEmail) => ({
      subject: `Your address for ${brand} is to change`,
      title: 'Do you want to sign in with another address?',
      body: `Somebody who knows the password of your ${brand} account wants to sign in with ${newEmail} from now on. Confirm it or refuse it on the page. The new address is asked too.`,
      button: 'Confirm or refuse',
      note: `The link works once and expires in ${count(hours, 'hour')}. Until then you sign in with this address.`,
      ignore: 'If it was not you, refuse, and then choose a new password: somebody knows yours.',
    }),
    taken: (brand) => ({
      subject: `You already have an account with ${brand}`,
      title: 'This address has an account already',
      body: `Somebody wanted to sign in to another ${brand} account with this address. That is not possible, because this address has an account of its own.`,
      button: 'Sign in',
      note: 'Nothing has changed.',
      ignore: 'If it was not you, ignore this email.',
    }),
  },
};
