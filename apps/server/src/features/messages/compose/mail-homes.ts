import type { Language } from '@hearthline/contract/common';
import type { MailHome, MessageCategory } from '@hearthline/contract/messages';
import type { LoadSite, MailBody } from '@hearthline/contract/site';
import type { Tx } from '../../../platform/db/database.ts';
import type { CreatePictureUrl, PictureProjection } from '../../../platform/pages/page-kind.ts';
import type { SenderRow } from '../sender.store.ts';

/** What messages need of the market and of the agreements with its boards. */
export interface MailHomesDeps {
  homes: {
    /** In the order in which they are asked about, in the caller's transaction. */
    listForReaders(tx: Tx, ids: readonly string[], projection: PictureProjection): Promise<MailHome[]>;
    findReadAt(): Promise<Date | null>;
  };
  hasBoardAccess(agentId: string): Promise<boolean>;
  createPictureUrl: CreatePictureUrl;
  loadSite: LoadSite;
}

/** What is asked before a transaction begins: a second connection beside it could wait for ever. */
export interface MarketNow {
  hasBoardAccess: boolean;
  readAt: Date | null;
}

interface Writer {
  tx: Tx;
  agentId: string;
  category: MessageCategory;
}

/** News and greetings go to many who look for no home: they see what everybody may. */
const projectionOf = (category: MessageCategory): PictureProjection =>
  category === 'news' || category === 'greetings' ? 'public' : 'client';

/** Homes under the words of a mail, as they stand when it is looked at or leaves. */
export function createMailHomes({ homes, hasBoardAccess, createPictureUrl, loadSite }: MailHomesDeps) {
  async function list(
    { tx, agentId, category }: Writer,
    market: MarketNow,
    listingIds: readonly string[],
  ): Promise<MailHome[]> {
    if (!market.hasBoardAccess) return listingIds.map((id) => ({ id, name: '', listing: null }));
    const projection = projectionOf(category);
    const found = await homes.listForReaders(tx, listingIds, projection);
    return found.map(({ listing, ...home }) => ({
      ...home,
      listing: listing && {
        ...listing,
        photoUrl:
          listing.photoCount > 0 ? createPictureUrl({ agentId, listingId: listing.id, projection }) : null,
      },
    }));
  }

  return {
    list,
    lookAtMarket: async (agentId: string): Promise<MarketNow> => {
      const [mayShow, readAt] = await Promise.all([hasBoardAccess(agentId), homes.findReadAt()]);
      return { hasBoardAccess: mayShow, readAt };
    },
    /** Undefined where the mail has none. */
    draw: async (
      writer: Writer & { sender: SenderRow },
      market: MarketNow,
      { listingIds, language }: { listingIds: readonly string[]; language: Language },
    ): Promise<MailBody | undefined> => {
      if (listingIds.length === 0) return undefined;
      const { firstName, lastName, timeZone } = writer.sender;
      return (await loadSite()).renderMailHomes({
        language,
        agentName: `${firstName} ${lastName}`,
        homes: (await list(writer, market, listingIds)).map(
          ({ listing }) => listing && { listing, picture: listing.photoUrl },
        ),
        readAt: market.readAt?.toISOString() ?? null,
        timeZone,
      });
    },
  };
}

export type MailHomes = ReturnType<typeof createMailHomes>;
