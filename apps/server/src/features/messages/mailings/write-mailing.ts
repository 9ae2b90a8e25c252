import type { Language } from '@hearthline/contract/common';
import type { Audience, Channel, MailContent, MessageCategory } from '@hearthline/contract/messages';
import type { MailBody } from '@hearthline/contract/site';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Composer } from '../compose/compose-message.ts';
import type { MailHomes, MarketNow } from '../compose/mail-homes.ts';
import { hasExpressConsent, nameOf, readerOf } from '../compose/reader-names.ts';
import { writeMessage } from '../compose/write-message.ts';
import { addressOf } from '../delivery/send-rules.ts';
import type { MessagePorts } from '../message-ports.ts';
import { publishMessagesChanged } from '../message-ports.ts';
import type { AudienceQuestion, EvaluatedClient } from './audience.ts';
import { askAudience, evaluateNext, isGone, languageFor } from './audience.ts';
import type { MailingRow } from './mailings.store.ts';
import { createMailingsStore } from './mailings.store.ts';

export interface MailingDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: MessagePorts;
  composer: Composer;
  mailHomes: MailHomes;
}

/** Writes the messages of a mailing into the outbox, one for each reader. */
export function createMailingWriter({ database, clock, ports, composer, mailHomes }: MailingDeps) {
  /** One portion a transaction: whoever was written to is not written to again after a crash. */
  return async ({ agentId, mailingId }: { agentId: string; mailingId: string }): Promise<void> => {
    for (let hasMore = true; hasMore; ) {
      const market = await mailHomes.lookAtMarket(agentId);
      hasMore = await database.asAgent(agentId, async (tx) => {
        const store = createMailingsStore(tx, agentId);
        const mailing = await store.lock(mailingId);
        if (!mailing || mailing.state === 'cancelled' || mailing.state === 'sent') return false;
        const channel = mailing.channel as Channel;
        const category = mailing.category as MessageCategory;
        const asked = await askAudience({ clock, ports }, tx, agentId, { channel, category });
        const audience = mailing.audience as Audience;
        const isCalledOff = await isGone(asked, audience);
        const people = isCalledOff ? [] : await evaluateNext(asked, audience, mailing.writtenTo);
        if (people.length === 0) {
          const state = isCalledOff ? 'cancelled' : 'sent';
          await store.update(mailingId, { state, updatedAt: asked.now });
          await publishMessagesChanged(tx, agentId);
          return false;
        }
        const drawn = await drawHomes(mailHomes, asked, market, mailing.listingIds);
        const getting = people.filter(({ reason }) => reason === null);
        for (const person of getting) await writeTo(asked, composer, mailing, drawn, person);
        await store.update(mailingId, {
          state: 'sending',
          total: mailing.total + getting.length,
          leftOut: mailing.leftOut + people.length - getting.length,
          writtenTo: people.at(-1)?.client.id ?? mailing.writtenTo,
          updatedAt: asked.now,
        });
        return true;
      });
    }
  };
}

type DrawnHomes = Record<Language, MailBody | undefined> | null;

/** Once for all who read the same language. */
async function drawHomes(
  mailHomes: MailHomes,
  asked: AudienceQuestion,
  market: MarketNow,
  listingIds: readonly string[],
): Promise<DrawnHomes> {
  if (listingIds.length === 0) return null;
  const drawIn = (language: Language) => mailHomes.draw(asked, market, { listingIds, language });
  return { en: await drawIn('en'), fr: await drawIn('fr') };
}

async function writeTo(
  asked: AudienceQuestion,
  composer: Composer,
  { id: mailingId, letter, listingIds }: MailingRow,
  drawn: DrawnHomes,
  { client, person, isByReferral }: EvaluatedClient,
): Promise<void> {
  const mail = letter as MailContent;
  const language = languageFor(client, mail);
  await writeMessage(asked, composer, {
    client,
    address: addressOf(client, asked.channel),
    name: nameOf(client),
    reader: readerOf(client, { isExpress: hasExpressConsent(person), isByReferral }),
    language,
    mail,
    listingIds,
    drawn: drawn?.[language],
    mailingId,
    notBefore: asked.now,
    isTest: false,
  });
}
