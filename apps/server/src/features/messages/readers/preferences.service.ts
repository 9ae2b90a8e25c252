import type { Language } from '@hearthline/contract/common';
import type { CommercialCategory, MessageKind } from '@hearthline/domain/client/consent';
import { commercialCategories } from '@hearthline/domain/client/consent';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { MessagePorts } from '../message-ports.ts';
import { publishMessagesChanged } from '../message-ports.ts';
import type { StoredMessage } from '../messages.store.ts';
import { createMessagesStore } from '../messages.store.ts';
import { findSenderRow } from '../sender.store.ts';

export interface Preferences {
  language: Language;
  agentName: string;
  brokerage: string;
  /** What still comes; empty where everything was left. */
  wanted: CommercialCategory[];
}

/** What a reader chooses through the link in a message, without an account. */
export function createPreferencesService({
  database,
  clock,
  ports,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: MessagePorts;
}) {
  async function loadPreferences(tx: Tx, message: StoredMessage): Promise<Preferences> {
    const { agentId } = message;
    const sender = await findSenderRow(tx, agentId);
    const left = await ports.clients.listRefused(tx, agentId, message.toAddress);
    return {
      language: message.language as Language,
      agentName: `${sender.firstName} ${sender.lastName}`,
      brokerage: sender.brokerageName,
      wanted: left.includes('all') ? [] : commercialCategories.filter((category) => !left.includes(category)),
    };
  }

  async function choose(
    tx: Tx,
    message: StoredMessage,
    wanted: readonly CommercialCategory[],
  ): Promise<void> {
    const { agentId, toAddress } = message;
    const at = clock.now();
    const leave = (category: MessageKind | 'all') =>
      ports.clients.suppress(tx, agentId, toAddress, category, 'unsubscribed', at);
    const isLeavingAll = wanted.length === 0;
    if (isLeavingAll) {
      await leave('all');
      // Answers go on after somebody left the news; the link in an answer stops answers.
      if (message.category === 'personal') await leave('personal');
    } else {
      for (const category of ['all', 'personal'] as const)
        await ports.clients.lift(tx, agentId, toAddress, category);
      for (const category of commercialCategories)
        await (wanted.includes(category)
          ? ports.clients.lift(tx, agentId, toAddress, category)
          : leave(category));
    }
    await ports.clients.followPreferences(tx, agentId, toAddress, { isLeavingAll, wanted, at });
    await createMessagesStore(tx, agentId).addEvents([
      { messageId: message.id, kind: 'unsubscribed', at, detail: isLeavingAll ? 'all' : wanted.join(' ') },
    ]);
    await publishMessagesChanged(tx, agentId);
  }

  /** Null where the message is gone, or the person it was for was erased. */
  const withMessage = <T>(
    agentId: string,
    messageId: string,
    work: (tx: Tx, message: StoredMessage) => Promise<T>,
  ): Promise<T | null> =>
    database.asAgent(agentId, async (tx) => {
      const message = await createMessagesStore(tx, agentId).find(messageId);
      return message && message.toAddress !== '' ? work(tx, message) : null;
    });

  return {
    find: (agentId: string, messageId: string): Promise<Preferences | null> =>
      withMessage(agentId, messageId, loadPreferences),
    choose: (
      agentId: string,
      messageId: string,
      wanted: readonly CommercialCategory[],
    ): Promise<Preferences | null> =>
      withMessage(agentId, messageId, async (tx, message) => {
        await choose(tx, message, wanted);
        return loadPreferences(tx, message);
      }),
    findTarget: (agentId: string, messageId: string, position: number): Promise<string | null> =>
      withMessage(agentId, messageId, async (_tx, { links }) => links[position] ?? null),
  };
}

export type PreferencesService = ReturnType<typeof createPreferencesService>;
