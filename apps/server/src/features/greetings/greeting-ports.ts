import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { Language } from '@hearthline/contract/common';
import type { NotificationTopic } from '@hearthline/contract/users';
import type { Tx } from '../../platform/db/database.ts';
import type { Addressee, AddresseeVerdict, ReaderMessage } from '../../platform/messages/reader-message.ts';

export interface GreetingNews {
  type: 'Reminder' | 'Warning';
  title: Record<Language, string>;
  body: Record<Language, string>;
  link: string;
  topic: NotificationTopic;
  /** Once each. */
  dedupKey: string;
}

/** What greetings need of other features, which fulfil it. */
export interface GreetingPorts {
  clients: {
    listIds(
      tx: Tx,
      agentId: string,
      today: string,
      choice: { ids: readonly string[] } | { filter: ClientFilter },
      after: string | null,
      limit: number,
    ): Promise<string[]>;
    /** Null where the list is gone. */
    findListFilter(tx: Tx, agentId: string, listId: string): Promise<unknown>;
  };
  messages: {
    evaluate(
      tx: Tx,
      agentId: string,
      addressees: readonly Addressee[],
      about: { channel: 'email'; category: 'greetings' },
    ): Promise<AddresseeVerdict[]>;
    write(
      tx: Tx,
      agentId: string,
      category: 'greetings',
      messages: readonly ReaderMessage[],
    ): Promise<(string | null)[]>;
    writeCopy(
      tx: Tx,
      agentId: string,
      category: 'greetings',
      copy: Omit<ReaderMessage, 'addressee' | 'channel'>,
    ): Promise<string>;
    /** As it would look, with nothing in it that tells of its opening. */
    preview(
      tx: Tx,
      agentId: string,
      category: 'greetings',
      message: Pick<ReaderMessage, 'language' | 'subject' | 'words' | 'body' | 'drawn' | 'look'> & {
        /** Somebody without a name where there is nobody yet. */
        clientId: string | null;
      },
    ): Promise<{ subject: string; html: string }>;
    /** Sanitised. */
    cleanBodies(...bodies: string[]): Promise<string[]>;
  };
  notify(tx: Tx, agentId: string, news: readonly GreetingNews[]): Promise<void>;
}
