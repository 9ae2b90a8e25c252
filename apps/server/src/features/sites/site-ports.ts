import type { Language } from '@hearthline/contract/common';
import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { PlacedPicture, SitePicture } from '@hearthline/contract/sites';
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
