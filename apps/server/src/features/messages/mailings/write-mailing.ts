import type { Language } from '@hearthline/contract/common';
import type { Audience, Channel, MailContent, MessageCategory } from '@hearthline/contract/messages';
import type { MailBody } from '@hearthline/contract/site';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Composer } from '../compose/compose-message.ts';
import type { MailHomes, MarketNow } from '../compose/mail-homes.ts';
import { hasExpressConsent, nameOf, readerOf } from '../compose/reader-names.ts';
import type { OutgoingMessage } from '../compose/write-message.ts';
import { writeMessage } from '../compose/write-message.ts';
import { addressOf } from '../delivery/send-rules.ts';
import type { MessagePorts } from '../message-ports.ts';
import { publishMessagesChanged } from '../message-ports.ts';
import type { AudienceQuestion, EvaluatedClient } from './audience.ts';
import { askAudience, evaluateNext, isGone, languageFor } from './audience.ts';
import type { MailingSources, WrittenMail } from './mailing-source.ts';
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
export function createMailingWriter(
  { database, clock, ports, composer, mailHomes }: MailingDeps,
  sources: MailingSources,
) {
  async function prepare(agentId: string, mailingId: string) {
    const mailing = await database.asAgent(agentId, (tx) => createMailingsStore(tx, agentId).find(mailingId));
    return sourceOf(mailing, sources)?.prepare(agentId, mailingId);
  }

  /** One portion a transaction: whoever was written to is not written to again after a crash. */
  return async ({ agentId, mailingId }: { agentId: string; mailingId: string }): Promise<void> => {
    for (let hasMore = true; hasMore; ) {
      const market = await mailHomes.lookAtMarket(agentId);
      const writeOne = await prepare(agentId, mailingId);
      hasMore = await database.asAgent(agentId, async (tx) => {
        const store = createMailingsStore(tx, agentId);
        const mailing = await store.lock(mailingId);
        if (!mailing || mailing.state === 'cancelled' || mailing.state === 'sent') return false;
        const channel = mailing.channel as Channel;
        const category = mailing.category as MessageCategory;
        const alike = (await sourceOf(mailing, sources)?.listAlike(tx, agentId, mailingId)) ?? [];
        const asked = await askAudience({ clock, ports }, tx, agentId, { channel, category }, alike);
        const audience = mailing.audience as Audience;
        const isCalledOff = writeOne === null || (await isGone(asked, audience));
        const people = isCalledOff ? [] : await evaluateNext(asked, audience, mailing.writtenTo);
        if (people.length === 0) {
          const state = isCalledOff ? 'cancelled' : 'sent';
          await store.update(mailingId, { state, updatedAt: asked.now });
          await publishMessagesChanged(tx, agentId);
          return false;
        }
        const drawn = await drawHomes(mailHomes, asked, market, mailing.listingIds);
        const getting = people.filter(({ reason }) => reason === null);
        for (const person of getting) {
          const content = writeOne
            ? toContent(await writeOne(person.client))
            : ownContent(mailing, drawn, person);
          await writeTo(asked, composer, mailingId, person, content);
        }
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

/** Undefined of what an agent wrote as a mail. */
const sourceOf = (mailing: Pick<MailingRow, 'source'> | undefined, sources: MailingSources) =>
  mailing?.source ? sources[mailing.source as keyof MailingSources] : undefined;

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

type Content = Pick<OutgoingMessage, 'language' | 'mail' | 'listingIds' | 'drawn' | 'blocks' | 'look'>;

function ownContent(
  { letter, listingIds }: MailingRow,
  drawn: DrawnHomes,
  { client }: EvaluatedClient,
): Content {
  const mail = letter as MailContent;
  const language = languageFor(client, mail);
  return { language, mail, listingIds, drawn: drawn?.[language] };
}

function toContent({ language, subject, body, ...drawn }: WrittenMail): Content {
  const none = { subject: '', body: '' };
  const written = { subject, body };
  return {
    language,
    mail: language === 'fr' ? { en: none, fr: written } : { en: written, fr: none },
    ...drawn,
  };
}

async function writeTo(
  asked: AudienceQuestion,
  composer: Composer,
  mailingId: string,
  { client, person, isByReferral }: EvaluatedClient,
  content: Content,
): Promise<void> {
  await writeMessage(asked, composer, {
    ...content,
    client,
    address: addressOf(client, asked.channel),
    name: nameOf(client),
    reader: readerOf(client, { isExpress: hasExpressConsent(person), isByReferral }),
    mailingId,
    notBefore: asked.now,
    isTest: false,
  });
}
