import type { Language } from '@hearthline/contract/common';
import type { NotificationChannelStates, OutsideChannel } from '@hearthline/contract/notifications';
import { parsePhone } from '@hearthline/domain/client/phone';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { NotificationEvent, Recipient } from '../recipient.ts';
import { createDeliveriesStore } from './deliveries.store.ts';

type ChannelState = NotificationChannelStates[OutsideChannel];

export interface ChannelsDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  /** Whether somebody sends texts. */
  hasSms: boolean;
  getRecipient(tx: Tx, agentId: string): Promise<Recipient>;
  notifyInApp(tx: Tx, agentId: string, events: readonly NotificationEvent[]): Promise<void>;
}

/** Where mails and texts to an agent go, and what happens when nothing arrives there. */
export function createChannelsService({ database, clock, hasSms, getRecipient, notifyInApp }: ChannelsDeps) {
  async function findState(
    tx: Tx,
    agentId: string,
    channel: OutsideChannel,
    recipient: Pick<Recipient, 'email' | 'phone'>,
  ): Promise<ChannelState> {
    const address = channel === 'email' ? recipient.email : (parsePhone(recipient.phone)?.number ?? '');
    if (channel === 'sms' && !hasSms) return { state: 'noProvider', address };
    if (address === '') return { state: 'noAddress', address };
    const failed = await createDeliveriesStore(tx, agentId).findFailedAddress(channel);
    return { state: failed === address ? 'failed' : 'open', address };
  }

  async function listStates(tx: Tx, agentId: string): Promise<NotificationChannelStates> {
    const recipient = await getRecipient(tx, agentId);
    return {
      email: await findState(tx, agentId, 'email', recipient),
      sms: await findState(tx, agentId, 'sms', recipient),
    };
  }

  return {
    findState,
    list: (agentId: string) => database.asAgent(agentId, (tx) => listStates(tx, agentId)),
    reopen: (agentId: string, channel: OutsideChannel) =>
      database.asAgent(agentId, async (tx) => {
        await createDeliveriesStore(tx, agentId).forgetFailure(channel);
        return listStates(tx, agentId);
      }),
    /** Nothing arrives at this address: nothing more goes there, and the agent reads why in the app. */
    close: async (tx: Tx, agentId: string, channel: OutsideChannel, address: string): Promise<void> => {
      const isNews = await createDeliveriesStore(tx, agentId).noteFailure(channel, address, clock.now());
      if (isNews) await notifyInApp(tx, agentId, [closedWords(channel, address)]);
    },
  };
}

export type ChannelsService = ReturnType<typeof createChannelsService>;

function closedWords(channel: OutsideChannel, address: string): NotificationEvent {
  const where = escapeHtml(address);
  const words: Record<OutsideChannel, Record<'title' | 'body', Record<Language, string>>> = {
    email: {
      title: {
        en: 'Email notifications are off',
        fr: 'Les notifications par courriel sont désactivées',
      },
      body: {
        en: `Email to ${where} comes back. Check the address, then turn it on again in the settings.`,
        fr: `Les courriels à ${where} nous reviennent. Vérifiez l’adresse, puis réactivez-les dans les paramètres.`,
      },
    },
    sms: {
      title: { en: 'SMS notifications are off', fr: 'Les notifications par texto sont désactivées' },
      body: {
        en: `SMS to ${where} does not arrive. Check the number, then turn it on again in the settings.`,
        fr: `Les textos au ${where} n’arrivent pas. Vérifiez le numéro, puis réactivez-les dans les paramètres.`,
      },
    },
  };
  return { type: 'Warning', ...words[channel], link: '/setting' };
}
