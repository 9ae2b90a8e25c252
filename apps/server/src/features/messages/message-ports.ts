import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { Channel } from '@hearthline/contract/messages';
import type { CommercialCategory, MessageKind, Person } from '@hearthline/domain/client/consent';
import type { Tx } from '../../platform/db/database.ts';
import { publishChanged as publishTopicChanged } from '../../platform/push/push.ts';

/** What messages need of a client. */
export interface ReceivingClient {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  province: string;
  language: string;
  source: string | null;
  sourceDetail: string;
  /** Came by an import. */
  isImported: boolean;
}

/** What messages need of the clients; the clients' own feature fulfils it. */
export interface MessagePorts {
  clients: {
    listReceivers(
      tx: Tx,
      agentId: string,
      ids: readonly string[],
      medium: Channel,
    ): Promise<{ client: ReceivingClient; person: Person }[]>;
    listIds(
      tx: Tx,
      agentId: string,
      today: string,
      choice: { ids: readonly string[] } | { filter: ClientFilter },
      after: string | null,
      limit: number,
    ): Promise<string[]>;
    findListFilter(tx: Tx, agentId: string, listId: string): Promise<unknown>;
    markReferralUsed(tx: Tx, agentId: string, id: string): Promise<void>;
    /** The client's own record follows what the person chose. */
    followPreferences(
      tx: Tx,
      agentId: string,
      address: string,
      choice: { isLeavingAll: boolean; wanted: readonly CommercialCategory[]; at: Date },
    ): Promise<void>;
    suppress(
      tx: Tx,
      agentId: string,
      address: string,
      category: MessageKind | 'all',
      reason: 'unsubscribed' | 'bounced' | 'complained',
      at: Date,
    ): Promise<boolean>;
    lift(tx: Tx, agentId: string, address: string, category: MessageKind | 'all'): Promise<void>;
    /** Categories that must not go to this address, or `all`. */
    listRefused(tx: Tx, agentId: string, address: string): Promise<string[]>;
  };
}

/** Screens that show messages read them again. */
export async function publishMessagesChanged(tx: Tx, agentId: string): Promise<void> {
  await publishTopicChanged(tx, agentId, 'messages');
}
