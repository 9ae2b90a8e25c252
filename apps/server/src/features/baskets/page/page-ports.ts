import type { AlertFormOutcome, BasketHomePage, PageAgent, PageMap } from '@hearthline/contract/basket-page';
import type { Language } from '@hearthline/contract/common';
import type { ListingDetail, ListingHistory } from '@hearthline/contract/listing-detail';
import type { LoadSite } from '@hearthline/contract/site';
import type { Tx } from '../../../platform/db/database.ts';

export const placeLevels = ['area', 'municipality', 'community'] as const;
export type PlaceLevel = (typeof placeLevels)[number];

export interface MapHome {
  homeId: string;
  latitude: number;
  longitude: number;
}

/** What the client's page needs of other features; what takes no transaction is asked outside of the reader's. */
export interface PagePorts {
  loadSite: LoadSite;
  /** The script of the page, where the server serves it. */
  scriptUrl(): Promise<string>;
  findAgent(agentId: string, language: Language): Promise<Omit<PageAgent, 'photo'> & { hasPhoto: boolean }>;
  loadAgentPhoto(agentId: string): Promise<Buffer | null>;
  /** As clients may see it; null where they may not. */
  findDetail(agentId: string, listingId: string): Promise<ListingDetail | null>;
  findHistory(listingId: string): Promise<ListingHistory>;
  listSchools(at: { latitude: number; longitude: number }): Promise<BasketHomePage['schools']>;
  /** What places of criteria are called, by their level and code: `municipality 42`. */
  listPlaceNames(codes: Record<PlaceLevel, readonly string[]>): Promise<Record<string, string>>;
  loadPicture(listingId: string, index: number, width: number): Promise<Buffer | null>;
  /** Where marks lie on the drawing of `drawMap`; null where there is no map. */
  placeOnMap(homes: readonly MapHome[]): PageMap | null;
  drawMap(homes: readonly MapHome[], width: number): Promise<Buffer | null>;
  findReadAt(): Promise<Date | null>;
  preferencesUrl(agentId: string, messageId: string): string;
  /** Tells the agent of an answer, in the reader's transaction. */
  notify(tx: Tx, agentId: string, news: ReaderNews): Promise<void>;
  /** Whether what somebody opens may be counted. */
  mayWatch(tx: Tx, agentId: string, clientId: string | null): Promise<boolean>;
}

/** What somebody said on their page. */
export interface ReaderNews {
  what: 'yes' | 'maybe' | 'no' | 'comment' | 'showing' | 'agreed' | AlertFormOutcome;
  basketId: string;
  basketName: string;
  /** An alert has screens of its own. */
  isAlert: boolean;
  homeId: string | null;
  readerId: string;
  readerName: string;
  /** Of the home; its number where the address may not be told, empty without one. */
  place: string;
  /** Names the occasion, so that it is told once. */
  key: string;
}
