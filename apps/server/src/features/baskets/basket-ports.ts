import type { Language } from '@hearthline/contract/common';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Channel } from '@hearthline/contract/messages';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { BasementFeature, GarageType, PoolType } from '@hearthline/domain/listing/vocabulary';
import type { Tx } from '../../platform/db/database.ts';
import type { Addressee, AddresseeVerdict, ReaderMessage } from '../../platform/messages/reader-message.ts';
import type { PageLinks } from '../../platform/pages/page-kind.ts';

import type { AlertMarket } from './alerts/market/alert-market.ts';

/** Of which kind a message is: readers may refuse one and take the other. */
type MessageCategory = 'baskets' | 'alerts';

/** What baskets know of a client. */
export interface BasketClient {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  province: string;
  language: string;
  householdId: string | null;
  recoGuideOn: string | null;
  representationOn: string | null;
}

/** How a home stands in the newest of its listings. */
export interface Standing {
  listingId: string;
  mlsNumber: string;
  price: number | null;
  code: LifecycleCode;
  photoCount: number;
  mayShow: boolean;
  mayShowAddress: boolean;
}

/** What a listing tells of a home beyond its card; null for what it does not tell. */
export interface HomeTraits {
  garageType: GarageType | null;
  pool: PoolType | null;
  /** Empty where nothing is told of it. */
  basement: readonly BasementFeature[];
  isWaterfront: boolean | null;
  lotArea: number | null;
  storeys: number | null;
  communityCode: string | null;
  municipalityCode: string | null;
}

/** What baskets need of other features, which fulfil it. */
export interface BasketPorts {
  /** All in the caller's transaction: a second connection beside it could wait for ever. */
  listings: {
    /** What names each home over all its numbers, and the number of this listing. */
    listKeys(
      tx: Tx,
      listingIds: readonly string[],
    ): Promise<Map<string, { homeKey: string; mlsNumber: string }>>;
    listStandings(tx: Tx, listingIds: readonly string[]): Promise<Map<string, Standing>>;
    listTraits(tx: Tx, listingIds: readonly string[]): Promise<Map<string, HomeTraits>>;
    /** As the agent sees them. */
    findCards(tx: Tx, agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
    /** What a client may see of a home that may be shown to them. */
    toClientCard(card: ListingCard, rights: { mayShowAddress: boolean }): ListingCard;
  };
  market: AlertMarket;
  /** Asked before a transaction begins. */
  hasBoardAccess(agentId: string): Promise<boolean>;
  clients: {
    list(tx: Tx, agentId: string, ids: readonly string[]): Promise<BasketClient[]>;
    listHousehold(tx: Tx, agentId: string, householdId: string): Promise<BasketClient[]>;
    /** Whose address this is. */
    findByEmail(tx: Tx, agentId: string, email: string): Promise<string | null>;
    refer(
      tx: Tx,
      agentId: string,
      email: string,
      referral: { referredBy: string; day: string; at: Date },
    ): Promise<void>;
    /** Whether somebody who is no client said that they want to hear more; and that they say so, to these words. */
    hasAgreed(tx: Tx, agentId: string, email: string): Promise<boolean>;
    agree(
      tx: Tx,
      agentId: string,
      email: string,
      consent: { textShown: string; day: string; at: Date },
    ): Promise<void>;
    /** Whether nothing more may go to one of these addresses since mail to it came back. */
    hasBounced(tx: Tx, agentId: string, addresses: readonly string[]): Promise<boolean>;
    addTask(
      tx: Tx,
      agentId: string,
      task: { clientId: string; title: string; dueOn: string; at: Date },
    ): Promise<string>;
  };
  messages: {
    /** In their order. */
    evaluate(
      tx: Tx,
      agentId: string,
      addressees: readonly Addressee[],
      about: { channel: Channel; category: MessageCategory },
    ): Promise<AddresseeVerdict[]>;
    /** The same on several channels. */
    evaluateOn(
      tx: Tx,
      agentId: string,
      asked: readonly { channel: Channel; addressees: readonly Addressee[] }[],
      category: MessageCategory,
    ): Promise<AddresseeVerdict[][]>;
    /** Into the outbox; null for whom nothing may be written to now. */
    write(
      tx: Tx,
      agentId: string,
      category: MessageCategory,
      messages: readonly ReaderMessage[],
    ): Promise<(string | null)[]>;
    writeCopy(
      tx: Tx,
      agentId: string,
      category: MessageCategory,
      copy: Omit<ReaderMessage, 'addressee' | 'channel'>,
    ): Promise<string>;
    /** False, and nothing is done, where one of them is on its way or gone. */
    takeBack(tx: Tx, agentId: string, ids: readonly string[]): Promise<boolean>;
    /** Those of them that have not begun to go out; which they were. */
    takeBackWaiting(tx: Tx, agentId: string, ids: readonly string[]): Promise<string[]>;
  };
  /** Where agents work. */
  appOrigin: string;
  /** To the client's page, one for each reader. */
  pageLinks: PageLinks;
  findAgent(tx: Tx, agentId: string): Promise<{ timeZone: string; language: Language; name: string }>;
}
