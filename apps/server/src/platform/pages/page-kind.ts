import type { Language } from '@hearthline/contract/common';
import type { PublicPage } from '@hearthline/contract/site';
import type { Tx } from '../db/database.ts';

/** A link that somebody without an account followed, and that holds. */
export interface FollowedLink {
  agentId: string;
  /** What it is about, in the words of its kind: the id of a report or of a message. */
  subjectId: string;
  /** Which of the subject's links it is. */
  version: number;
  /** `/c/{token}`: what belongs to the page lives under it. */
  path: string;
}

export interface Visit {
  userAgent: string;
  /** False for programs that only ask whether something is there. */
  isLooking: boolean;
  /** What the address says behind its question mark. */
  query: URLSearchParams;
}

export type PageAnswer =
  | { page: PublicPage }
  | { bytes: Buffer; type: string; fileName?: string; maxAgeSeconds?: number }
  | { redirectTo: string }
  /** To a page under the same link, so that a form is not sent again by a reload. */
  | { seeOther: string };

/**
 * What links of one kind lead to. Looking at it changes nothing, since scanners look at everything. Null where what it was
 * about is gone.
 */
export interface PageKind {
  kind: string;
  open(link: FollowedLink, visit: Visit): Promise<PageAnswer | null>;
  /** A form of the page. */
  submit?(link: FollowedLink, form: URLSearchParams, visit: Visit): Promise<PageAnswer | null>;
  /** Pictures and files of the page, under its own address so that they end with it. */
  openFile?(link: FollowedLink, file: string, visit: Visit): Promise<PageAnswer | null>;
  /** What whoever has an ended link is told; without it, that it leads nowhere. */
  openEnded?(agentId: string, language: Language): Promise<PublicPage>;
}

export interface OpenLink {
  url: string;
  expiresAt: Date;
}

/** The links of one kind of page, for the feature to which the subjects belong; all in the transaction of their agent. */
export interface PageLinks {
  /** By subject; those without an open link are left out. */
  listOpen(tx: Tx, agentId: string, subjectIds: readonly string[]): Promise<Map<string, OpenLink>>;
  /** Makes the open link last so many days from now, or makes one; the page stays where it is while its link holds. */
  open(tx: Tx, agentId: string, subjectId: string, days: number): Promise<OpenLink>;
  close(tx: Tx, subjectId: string): Promise<void>;
}

/** For whom a picture in a mail is; the order is part of every address that was ever mailed. */
export const pictureProjections = ['client', 'public'] as const;
export type PictureProjection = (typeof pictureProjections)[number];

/** The address of a home's first picture, for mails. */
export type CreatePictureUrl = (picture: {
  agentId: string;
  listingId: string;
  projection: PictureProjection;
}) => string;

/** What a link in a message stands for; such links carry a signature, and no row. */
export type MessageLinkKind = 'preferences' | 'opening' | 'target';

export type CreateMessageUrl = (
  kind: MessageLinkKind,
  message: { agentId: string; messageId: string },
  position?: number,
) => string;
