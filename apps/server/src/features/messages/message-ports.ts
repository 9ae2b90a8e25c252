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

/** A client, or somebody whom one of them named, as far as a message has to know them. */
export interface MessageReceiver {
  client: ReceivingClient;
  person: Person;
  /** Not among the clients. */
  isStranger: boolean;
}

/** What messages need of the clients and of the agents; their own features fulfil it. */
export interface MessagePorts {
  agents: {
    /** Nothing arrives at this address of the agent's own. */
    closeChannel(tx: Tx, agentId: string, channel: Channel, address: string): Promise<void>;
  };
  clients: {
    listReceivers(
      tx: Tx,
      agentId: string,
      ids: readonly string[],
      medium: Channel,
    ): Promise<{ client: ReceivingClient; person: Person }[]>;
    /** The same on several channels, each with those who are asked about, in one look at each kind of record. */
    listReceiversOn(
      tx: Tx,
      agentId: string,
      asked: readonly { medium: Channel; ids: readonly string[] }[],
    ): Promise<{ client: ReceivingClient; person: Person }[][]>;
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
    /** People who are no clients, by the addresses that clients named. */
    listStrangers(
      tx: Tx,
      agentId: string,
      emails: readonly string[],
    ): Promise<Map<string, { person: Person; referredBy: string }>>;
    markStrangerReferralUsed(tx: Tx, agentId: string, email: string): Promise<void>;
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

/** Of what goes to the agent themself: no client gets it, so that it counts nowhere and asks for no consent. */
export const toAgentCategory = 'notification';
export const isToAgent = ({ category }: { category: string }): boolean => category === toAgentCategory;

/** Screens that show messages read them again. */
export async function publishMessagesChanged(tx: Tx, agentId: string): Promise<void> {
  await publishTopicChanged(tx, agentId, 'messages');
}
