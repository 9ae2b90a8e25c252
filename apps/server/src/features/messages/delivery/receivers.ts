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
  if (clientId === null)
    return findStranger(ports, tx, agentId, { email: toAddress, name: toName, language });
  const [found] = await ports.clients.listReceivers(tx, agentId, [clientId], channel as Channel);
  return found && { ...found, isStranger: false };
}

/** Somebody who is no client has an address and what they allowed, and nothing else. */
export async function findStranger(
  ports: MessagePorts,
  tx: Tx,
  agentId: string,
  { email, name, language }: { email: string; name: string; language: string },
): Promise<MessageReceiver> {
  const { person, referredBy } = await ports.clients.findStranger(tx, agentId, email);
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
    sourceDetail: referredBy,
    isImported: false,
  };
  return { client, person, isStranger: true };
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
