import type { CommercialCategory } from '@hearthline/domain/client/consent';
import type { NewsBlock } from '@hearthline/domain/site/vocabulary';
import type { AlertMail, AlertQuestion } from './alert-mail.ts';
import type { BasketHomePage, BasketPage, BasketPageHome, EndedPage, PageAgent } from './basket-page.ts';
import type { CmaReport } from './cma-report.ts';
import type { Language } from './common.ts';
import type { ListingCard } from './listing-card.ts';
import type { PlaceFigures } from './market-figures.ts';
import type { MessageCategory } from './messages.ts';
import type { RenderedSitePage, SitePage } from './site-pages.ts';
import type { NotificationTopic } from './users.ts';

/** Pages for people without an account, as plain data; `apps/site` draws them. */
export type PublicPage =
  | {
      name: 'report';
      report: CmaReport;
      /** Addresses of pictures, by the references of the report. */
      photos: Record<string, string>;
      pdf: string;
    }
  | {
      name: 'preferences';
      language: Language;
      agentName: string;
      brokerage: string;
      /** What may come, and what still does. */
      choices: { category: CommercialCategory; isWanted: boolean }[];
      /** What the form that was just sent has done; null before. */
      outcome: 'saved' | 'left' | null;
    }
  | BasketPage
  | BasketHomePage
  | EndedPage
  /** A link that leads nowhere. */
  | { name: 'gone'; language: Language };

/** Who writes, as the law wants it said: the person, on whose behalf, and how to reach them. */
export interface MailSender {
  name: string;
  jobTitle: string;
  email: string;
  phone: string;
  brokerage: string;
  /** Of the brokerage; commercial mail must carry it. */
  mailingAddress: string;
  /** Sanitised; empty where the agent has none. */
  signature: MailBody;
}

/** Sanitised HTML, and the same for programs that show none. */
export interface MailBody {
  html: string;
  text: string;
}

/** A mail with a picture on top, in colours that go with it. All colours as #RRGGBB. */
export interface MailLook {
  paper: string;
  ink: string;
  /** Of the words in the footer. */
  soft: string;
  /** Of links and of headings in the text. */
  accent: string;
  footer: string;
  /** Three to two, whole address; nothing is lost where it is not shown. */
  picture: { src: string; alt: string } | null;
  /** Says as text what the picture says; empty where the agent has none. */
  headline: string;
}

/** What an agent is told by mail or SMS, of one topic: a single thing, or many at once. */
export interface AgentNews {
  language: Language;
  brand: string;
  topic: NotificationTopic;
  /** Oldest first. */
  items: { title: string; text: string; url: string | null }[];
  /** Where all notifications stand. */
  allUrl: string;
}

export type Mail =
  | {
      name: 'account';
      /**
       * To confirm an address, to choose a new password, or to learn that there is an account already; to the new and
       * the old address of somebody who wants to sign in with another one, and to one that has an account already.
       */
      kind: 'confirm' | 'reset' | 'exists' | 'newEmail' | 'oldEmail' | 'taken';
      language: Language;
      brand: string;
      link: string;
      /** How long a link works: this one, or the next that can be asked for with it. */
      hours: number;
      /** What the old mailbox is asked about; empty in the others. */
      newEmail: string;
    }
  | {
      name: 'message';
      language: Language;
      category: MessageCategory;
      subject: string;
      body: MailBody;
      sender: MailSender;
      preferencesUrl: string;
      /** Who referred the reader, where the message rests on that. */
      referredBy: string | null;
      /** A picture that reports the opening; null where nobody watches. */
      openingUrl: string | null;
      isTest: boolean;
      /** How a greeting looks; a plain mail has none. */
      look?: MailLook | null;
    }
  /** To an agent, who chooses in the settings what comes. */
  | (AgentNews & { name: 'notification'; settingsUrl: string });

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** A text message on behalf of an agent. */
export interface CommercialText {
  language: Language;
  text: string;
  sender: Pick<MailSender, 'name' | 'brokerage'>;
  preferencesUrl: string;
  referredBy: string | null;
}

/** What an agent sends with a report: their words, a paragraph a line, and the way to its page. */
export interface ReportMail {
  language: Language;
  message: string;
  url: string;
}

/** A home as a mail of a basket shows it. */
export interface BasketMailHome
  extends Pick<BasketPageHome, 'listing' | 'note' | 'priceBefore' | 'changes' | 'answer'> {
  /** As far as clients may see it: what may not be shown is not sent. */
  listing: ListingCard;
  /** To the home on the reader's own page. */
  url: string;
  /** Whole address of a picture; null without one. */
  picture: string | null;
}

/** Homes that an agent sends, or what became of them since. */
export interface BasketMail {
  language: Language;
  kind: 'homes' | 'changes';
  agentName: string;
  /** Empty where nobody knows it. */
  readerName: string;
  /** The agent's words, a paragraph a line; empty where they stand before it already. */
  message: string;
  /** All of them; the first twelve are drawn. */
  homes: BasketMailHome[];
  /** The reader's own page. */
  url: string;
}

/** Homes that stand under the words of a mail which an agent wrote. */
export interface MailHomes {
  language: Language;
  agentName: string;
  /** In the agent's order; null for one that may not be shown, of which nothing is said but that. */
  homes: ({
    /** As far as the readers may see it. */
    listing: ListingCard;
    /** Whole address of a picture; null without one. */
    picture: string | null;
  } | null)[];
  /** How old the listing data is; null where nobody knows. */
  readAt: string | null;
  /** The agent's zone, in which times are said. */
  timeZone: string;
}

/** What `apps/site` exports once it is built. */
export interface Site {
  renderPage(page: PublicPage): string;
  renderMail(mail: Mail): RenderedMail;
  renderText(text: CommercialText): string;
  /** One message of a phone network. */
  renderNewsText(news: AgentNews): string;
  /** The HTML of a mail, before it becomes a message. */
  renderReportMail(mail: ReportMail): string;
  /** A mail's subject and its body, before it becomes a message. */
  renderBasketMail(mail: BasketMail): RenderedMail;
  /** The same as one message of a phone network. */
  renderBasketText(mail: BasketMail): string;
  /** What alerts found: a subject that says it, and the body, before it becomes a message. */
  renderAlertMail(mail: AlertMail): RenderedMail;
  renderAlertText(mail: AlertMail): string;
  /** Whether somebody who gave no sign for long still wants an alert. */
  renderAlertQuestion(question: AlertQuestion): RenderedMail;
  renderAlertQuestionText(question: AlertQuestion): string;
  /** Under the words of a mail; they lead nowhere. */
  renderMailHomes(homes: MailHomes): MailBody;
  /** The sentence by which a message names who referred its reader. */
  describeReferral(referredBy: string, language: Language): string;
  /** What somebody agrees to who wants to hear more of homes: the words that the page shows, to be kept with the consent. */
  describeConsent(agent: PageAgent, language: Language): string;
  /** A page of an agent's own site, with all of its styles in it. */
  renderSitePage(page: SitePage): RenderedSitePage;
  /** What a visitor of the site agrees to who wants to hear more. */
  describeSiteConsent(agent: PageAgent, language: Language): string;
  /** Figures of a place with their chart and their number of sales, for a page or for a mail, which shows no drawings. */
  renderFigures(figures: PlaceFigures, about: FiguresPlace): MailBody;
}

export interface FiguresPlace {
  language: Language;
  surface: 'page' | 'mail';
  /** The figures alone, or with the prices of the months. */
  block: NewsBlock;
}

/** Loaded with the first page or mail, so that what needs neither can do without a built site. */
export type LoadSite = () => Promise<Site>;
