import type { Language } from '@hearthline/contract/common';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { MarketFigures, MarketPlace } from '@hearthline/contract/market-figures';
import type { PlacedPicture, SitePicture } from '@hearthline/contract/sites';
import type { FigureKind } from '@hearthline/domain/site/vocabulary';
import type { Tx } from '../../platform/db/database.ts';

/** A post as a list on the site shows it, in the language that was asked for. */
export interface PublishedPost {
  id: string;
  slug: string;
  title: string;
  summary: string;
  publishedAt: Date;
  updatedAt: Date;
  cover: PlacedPicture | null;
  /** Names of its cities. */
  cities: string[];
  /** In which it can be read; the one asked for among them. */
  languages: Language[];
}

/** One that is read: sanitised HTML, its figures filled as far as they may be shown. */
export type OpenPost = PublishedPost & { html: string /** A day, `YYYY-MM-DD`. */; asOf: string | null };

/**
 * What sites need of news, which fulfils it. Nobody is signed in where these are asked, and only posts count that are
 * published, stand on the site (`isOnSite`) and are written in the language. Whatever changes that tells the site within
 * its transaction: `tellSiteChanged(tx, agentId)` of `platform/events/site-changes.ts`.
 */
export interface SiteNews {
  /** Newest first. */
  listPublished(
    agentId: string,
    question: { language: Language; place: MarketPlace | null; offset: number; limit: number },
  ): Promise<{ posts: PublishedPost[]; total: number }>;
  /** Null where nobody may read it. Without access to the board the words come without figures. */
  findPublished(
    agentId: string,
    slug: string,
    question: { language: Language; mayShowFigures: boolean },
  ): Promise<OpenPost | null>;
  /** One more look at a post on this day of the agent; nothing is kept of the visitor. */
  countVisit(agentId: string, postId: string, day: string): Promise<void>;
  /** Pictures that any post names, drafts among them: they are not cleared away. */
  listCovers(tx: Tx, agentId: string): Promise<string[]>;
}

/** What sites do for news. */
export interface SitePictures {
  /** The agent's own of these ids, with addresses that last an hour; foreign ones are left out. */
  list(tx: Tx, agentId: string, ids: readonly string[]): Promise<SitePicture[]>;
  /** Whole address of a JPEG for a mail, three to two, which keeps working as long as the picture is kept. */
  createMailUrl(agentId: string, pictureId: string): string;
}

export interface SiteAddresses {
  /**
   * Whole address of the published site without a slash at its end; null while there is none. A post stands at
   * `{address}/{language}/news/{slug}`.
   */
  findLive(tx: Tx, agentId: string): Promise<string | null>;
  /** Cities of the agent's draft. */
  listCities(tx: Tx, agentId: string): Promise<MarketPlace[]>;
}

/** A home as anybody may see it; `isOwn` where the agent of the site offers it. */
export interface SiteHome {
  card: ListingCard;
  isOwn: boolean;
}

export interface HomesQuestion {
  /** By which the board knows the agent; empty where they did not say. */
  boardAgentId: string;
  /** Where homes of others may stand; the agent's own stand wherever they are. */
  places: readonly MarketPlace[];
  /** Nothing but what lies here, own or not. */
  within: MarketPlace | null;
  kind: FigureKind | null;
  /** In cents, of homes for sale: with it, none is for lease, where every rent of a month would be lower. */
  upTo: number | null;
  offset: number;
  limit: number;
}

/** What sites show of the market: the `public` projection, and nothing without the brokerage that offers it. */
export interface SiteHomes {
  /** The agent's own first, then the newest. */
  list(question: HomesQuestion): Promise<{ homes: SiteHome[]; total: number }>;
  /** In a place, whoever offers them; as many as `list` finds of them there. */
  countForSale(place: MarketPlace): Promise<number>;
  find(
    agentId: string,
    mlsNumber: string,
    question: Pick<HomesQuestion, 'boardAgentId' | 'places'>,
  ): Promise<{ detail: ListingDetail; isOwn: boolean } | null>;
  findReadAt(): Promise<Date | null>;
  /** Null where there is none, or none of a home that may be shown here. */
  loadPhoto(
    mlsNumber: string,
    photo: { index: number; width: number },
    question: Pick<HomesQuestion, 'boardAgentId' | 'places'>,
  ): Promise<Buffer | null>;
}

/** What somebody who wrote said of themselves. */
export interface Inquiry {
  name: string;
  email: string;
  phone: string;
  /** Their words, with the home that they asked about. */
  note: string;
  language: Language;
  /** The words to which they agreed; null where they did not. */
  consentText: string | null;
  /** Where they wrote, as proof of the consent. */
  evidence: string;
  day: string;
  at: Date;
}

/** Clients as sites know them. */
export interface SiteClients {
  /** Becomes a client of whom little is known, or joins the one with this address; that they wrote implies consent. */
  receiveInquiry(tx: Tx, agentId: string, inquiry: Inquiry): Promise<{ clientId: string; isNew: boolean }>;
  /** Whoever of the agent's clients has this address hears nothing more; nobody learns whether there is one. */
  withdraw(tx: Tx, agentId: string, email: string, at: Date): Promise<void>;
}

export interface SitePorts {
  figures: MarketFigures;
  homes: SiteHomes;
  news: SiteNews;
  clients: SiteClients;
  hasBoardAccess(agentId: string): Promise<boolean>;
  /** Of the agreement that holds today. */
  findBoardName(agentId: string): Promise<string | null>;
  /** Sanitised. */
  cleanBodies(...bodies: string[]): Promise<string[]>;
  notify(tx: Tx, agentId: string, news: readonly SiteNotification[]): Promise<void>;
}

export interface SiteNotification {
  type: 'Call';
  topic: 'clientAlerts';
  title: Record<Language, string>;
  body: Record<Language, string>;
  link: string;
  dedupKey: string;
}
