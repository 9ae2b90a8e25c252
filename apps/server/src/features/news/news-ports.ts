import type { Language } from '@hearthline/contract/common';
import type { MarketFigures, MarketPlace, NamedPlace } from '@hearthline/contract/market-figures';
import type { Audience, AudienceReply, Mailing } from '@hearthline/contract/messages';
import type { MailBody, MailLook } from '@hearthline/contract/site';
import type { SitePicture } from '@hearthline/contract/sites';
import type { Tx } from '../../platform/db/database.ts';

/** A mail of a post, for one reader. */
export interface NewsMail {
  language: Language;
  subject: string;
  body: string;
  /** Under the words. */
  drawn: MailBody;
  blocks: ReadonlyMap<string, MailBody>;
  look: MailLook;
}

/** A place with its months, the last of them the one that a report is about. */
export interface ReportedPlace {
  place: NamedPlace;
  months: ReportedMonth[];
}

export interface ReportedMonth {
  /** `YYYY-MM`. */
  month: string;
  sales: number;
  median: number | null;
  daysToSell: number | null;
  shareOfAsking: number | null;
}

/** What news need of other features, which fulfil it. */
export interface NewsPorts {
  figures: MarketFigures & {
    listReported(): Promise<{ month: string; asOf: string; places: ReportedPlace[] }>;
  };
  mailings: {
    evaluate(
      tx: Tx,
      agentId: string,
      audience: Audience,
      /** Mailings of the same words, so far. */
      alike: readonly string[],
    ): Promise<{ reply: AudienceReply; getting: { city: string }[] }>;
    begin(
      tx: Tx,
      agentId: string,
      mailing: {
        source: 'news';
        audience: Audience;
        subjects: Record<Language, string>;
        sendAt: Date | null;
      },
    ): Promise<string>;
    cancel(tx: Tx, agentId: string, mailingId: string): Promise<void>;
    list(
      tx: Tx,
      agentId: string,
      ids: readonly string[],
    ): Promise<(Omit<Mailing, 'subject'> & { read: number })[]>;
  };
  messages: {
    writeCopy(
      tx: Tx,
      agentId: string,
      category: 'news',
      copy: NewsMail & { words: string; notBefore: Date },
    ): Promise<string>;
    preview(
      tx: Tx,
      agentId: string,
      category: 'news',
      message: NewsMail & { words: string; clientId: string | null },
    ): Promise<{ subject: string; html: string }>;
    /** Sanitised. */
    cleanBodies(...bodies: string[]): Promise<string[]>;
  };
  /** Null for whoever is gone or another agent's. */
  findReader(tx: Tx, agentId: string, clientId: string): Promise<{ language: string; city: string } | null>;
  hasBoardAccess(agentId: string): Promise<boolean>;
  site: {
    /** The agent's own of these ids, with addresses that last an hour. */
    list(tx: Tx, agentId: string, ids: readonly string[]): Promise<SitePicture[]>;
    createMailUrl(agentId: string, pictureId: string): string;
    /** Whole address of the published site without a slash at its end; null while there is none. */
    findLive(tx: Tx, agentId: string): Promise<string | null>;
    /** Cities of the agent's draft. */
    listCities(tx: Tx, agentId: string): Promise<MarketPlace[]>;
    tellChanged(tx: Tx, agentId: string): Promise<void>;
  };
}
