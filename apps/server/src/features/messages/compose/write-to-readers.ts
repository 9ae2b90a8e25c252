import type { Channel } from '@hearthline/contract/messages';
import type { CommercialCategory } from '@hearthline/domain/client/consent';
import { mayWatch } from '@hearthline/domain/message/open-grade';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { createId } from '../../../platform/ids.ts';
import type {
  Addressee,
  AddresseeVerdict,
  ReaderMessage,
} from '../../../platform/messages/reader-message.ts';
import { addressOf } from '../delivery/send-rules.ts';
import type { SenderQuestion } from '../mailings/audience.ts';
import { askSender } from '../mailings/audience.ts';
import type { MessagePorts, MessageReceiver } from '../message-ports.ts';
import { findSenderRow } from '../sender.store.ts';
import type { Composer } from './compose-message.ts';
import { createAddresseeJudge } from './judge-addressees.ts';
import { hasExpressConsent, nameOf, readerOf } from './reader-names.ts';
import { createTakingBack } from './take-back.ts';
import { writeMessage } from './write-message.ts';

/** Messages to people one by one, each with words and links of their own, as another feature asks for them. */
export function createReaderMessages({
  clock,
  ports,
  composer,
}: {
  clock: Clock;
  ports: MessagePorts;
  composer: Composer;
}) {
  const { judgeAll, judgeFor } = createAddresseeJudge({ clock, ports });

  return {
    /** Whether something may go to them, in their order. */
    evaluate: async (
      tx: Tx,
      agentId: string,
      addressees: readonly Addressee[],
      about: { channel: Channel; category: CommercialCategory },
    ): Promise<AddresseeVerdict[]> => {
      const question = await askSender({ clock, ports }, tx, agentId, about);
      const [judged = []] = await judgeAll(tx, agentId, [{ question, addressees }]);
      return judged.map(({ verdict }) => verdict);
    },

    /** The same on several channels. */
    evaluateOn: async (
      tx: Tx,
      agentId: string,
      asked: readonly { channel: Channel; addressees: readonly Addressee[] }[],
      category: CommercialCategory,
    ): Promise<AddresseeVerdict[][]> => {
      const question = await askSender({ clock, ports }, tx, agentId, { channel: 'email', category });
      const judged = await judgeAll(
        tx,
        agentId,
        asked.map(({ channel, addressees }) => ({ question: { ...question, channel }, addressees })),
      );
      return judged.map((each) => each.map(({ verdict }) => verdict));
    },

    /** Null for whom nothing may be written to now; who may is asked again when the message leaves. */
    write: async (
      tx: Tx,
      agentId: string,
      category: CommercialCategory,
      messages: readonly ReaderMessage[],
    ): Promise<(string | null)[]> => {
      const written: (string | null)[] = [];
      for (const message of messages) {
        const judged = await judgeFor(tx, agentId, category, message);
        if (!judged?.receiver || judged.verdict.reason !== null) {
          written.push(null);
          continue;
        }
        const { question, receiver, verdict } = judged;
        written.push(await write(question, composer, receiver, message, verdict.isByReferral));
      }
      // Whoever looks at messages is told by the database: these are new ones.
      return written;
    },

    /** What the others get, for the agent's own mailbox; it counts against no limit. */
    writeCopy: async (
      tx: Tx,
      agentId: string,
      category: CommercialCategory,
      copy: Omit<ReaderMessage, 'addressee' | 'channel'>,
    ): Promise<string> => {
      const question = await askSender({ clock, ports }, tx, agentId, { channel: 'email', category });
      const { firstName, lastName, email } = question.sender;
      return writeMessage(question, composer, {
        ...contentOf({ ...copy, channel: 'email' }),
        client: null,
        address: email,
        name: nameOf({ firstName, lastName }),
        reader: { firstName, lastName, city: '', province: '', hasExpressConsent: true, referredBy: null },
        mailingId: null,
        notBefore: copy.notBefore,
        isTest: true,
      });
    },

    /** As it would look, with nothing in it that tells of its opening. */
    preview: async (
      tx: Tx,
      agentId: string,
      category: CommercialCategory,
      {
        clientId,
        ...message
      }: Omit<ReaderMessage, 'addressee' | 'channel' | 'notBefore'> & { clientId: string | null },
    ): Promise<{ subject: string; html: string }> => {
      const question = await askSender({ clock, ports }, tx, agentId, { channel: 'email', category });
      const [receiver] =
        clientId === null ? [] : await ports.clients.listReceivers(tx, agentId, [clientId], 'email');
      return composer.compose({
        ...contentOf({ ...message, channel: 'email' }),
        agentId,
        messageId: createId(),
        channel: 'email',
        category,
        sender: { ...question.sender, watchesReading: false },
        reader: receiver
          ? readerOf(receiver.client, { isExpress: false, isByReferral: false })
          : {
              firstName: '',
              lastName: '',
              city: '',
              province: '',
              hasExpressConsent: false,
              referredBy: null,
            },
        isTest: false,
      });
    },
    cleanBodies: composer.cleanBodies,

    /** Whether what somebody opens may be counted: not against the agent's wish, and in Quebec only with their own word. */
    mayWatch: async (tx: Tx, agentId: string, clientId: string | null): Promise<boolean> => {
      const { watchesReading } = await findSenderRow(tx, agentId);
      const [receiver] =
        clientId === null ? [] : await ports.clients.listReceivers(tx, agentId, [clientId], 'email');
      return mayWatch({
        isWanted: watchesReading,
        province: receiver?.client.province ?? '',
        hasExpressConsent: receiver ? hasExpressConsent(receiver.person) : false,
      });
    },

    ...createTakingBack({ clock }),
  };
}

async function write(
  question: SenderQuestion,
  composer: Composer,
  { client, person, isStranger }: MessageReceiver,
  message: ReaderMessage,
  isByReferral: boolean,
): Promise<string> {
  return writeMessage(question, composer, {
    ...contentOf(message),
    client: isStranger ? null : client,
    address: addressOf(client, message.channel),
    name: nameOf(client),
    reader: readerOf(client, { isExpress: hasExpressConsent(person), isByReferral }),
    mailingId: null,
    notBefore: message.notBefore,
    quietHours: message.quietHours ?? [],
    isTest: false,
  });
}

/** What is written is text, whatever it looks like. */
function contentOf({
  channel,
  language,
  subject,
  words,
  body: html,
  drawn,
  blocks,
  look,
}: Pick<ReaderMessage, 'channel' | 'language' | 'subject' | 'words' | 'body' | 'drawn' | 'blocks' | 'look'>) {
  const body =
    channel === 'sms'
      ? words
      : (html ??
        words
          .split(/\r?\n/)
          .filter((line) => line.trim() !== '')
          .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
          .join(''));
  const none = { subject: '', body: '' };
  const written = { subject, body };
  return {
    language,
    mail: language === 'fr' ? { en: none, fr: written } : { en: written, fr: none },
    ...(channel === 'email' ? { drawn, ...(blocks ? { blocks } : {}), ...(look ? { look } : {}) } : {}),
  };
}
