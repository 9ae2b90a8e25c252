import type { Channel } from '@hearthline/contract/messages';
import type { Tx } from '../../../platform/db/database.ts';
import type { MessagePorts, MessageReceiver } from '../message-ports.ts';
import type { StoredMessage } from '../messages.store.ts';

/** Whom a message is for, as they stand now; undefined where they are gone. */
export async function findReceiver(
  ports: MessagePorts,
  tx: Tx,
  agentId: string,
  { clientId, channel, toAddress, toName, language }: StoredMessage,
): Promise<MessageReceiver | undefined> {
  if (clientId === null) {
    const [found] = await listStrangers(ports, tx, agentId, [{ email: toAddress, name: toName, language }]);
    return found;
  }
  const [found] = await ports.clients.listReceivers(tx, agentId, [clientId], channel as Channel);
  return found && { ...found, isStranger: false };
}

/** Somebody who is no client has an address and what they allowed, and nothing else. In their order. */
export async function listStrangers(
  ports: MessagePorts,
  tx: Tx,
  agentId: string,
  strangers: readonly { email: string; name: string; language: string }[],
): Promise<MessageReceiver[]> {
  if (strangers.length === 0) return [];
  const known = await ports.clients.listStrangers(
    tx,
    agentId,
    strangers.map(({ email }) => email),
  );
  return strangers.flatMap(({ email, name, language }) => {
    const stranger = known.get(email);
    if (!stranger) return [];
    const client = {
      id: '',
      firstName: name,
      lastName: '',
      email,
      phone: '',
      city: '',
      province: '',
      language,
      source: null,
      sourceDetail: stranger.referredBy,
      isImported: false,
    };
    return { client, person: stranger.person, isStranger: true };
  });
}

export const markReferralUsed = (
  { clients }: MessagePorts,
  tx: Tx,
  agentId: string,
  { client, isStranger }: MessageReceiver,
): Promise<void> =>
  isStranger
    ? clients.markStrangerReferralUsed(tx, agentId, client.email)
    : clients.markReferralUsed(tx, agentId, client.id);
