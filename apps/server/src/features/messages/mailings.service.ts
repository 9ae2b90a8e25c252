import type { Language } from '@hearthline/contract/common';
import type {
  Audience,
  AudienceReply,
  Channel,
  LeftOutReason,
  Letter,
  Mailing,
  MailingInput,
  MessageCategory,
  PlannedMailing,
} from '@hearthline/contract/messages';
import { smsMaxLength } from '@hearthline/contract/messages';
import type { Person } from '@hearthline/domain/client/consent';
import { findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { calendarDate } from '../../platform/clock/calendar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { AudienceQuestion } from './audience.ts';
import { isGone, isTooMany, judgeAudience, judgeNext, languageFor } from './audience.ts';
import type { Composer, ReaderNames } from './compose-message.ts';
import { isWritten, sanitizeLetter } from './letter.ts';
import type { MailingRow } from './mailings.store.ts';
import { createMailingsStore } from './mailings.store.ts';
import type { MessagePorts, ReceivingClient } from './message-ports.ts';
import { tellChanged } from './message-ports.ts';
import { writeMailingJob } from './messages.jobs.ts';
import { createMessagesStore } from './messages.store.ts';
import { readSenderRow } from './sender.store.ts';
import { writeMessage } from './write-message.ts';

const shownReaders = 20;
const shownExamples = 3;
const leftOutPage = 50;

export function createMailingsService({
  database,
  clock,
  ports,
  composer,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: MessagePorts;
  composer: Composer;
}) {
  async function question(
    tx: Tx,
    agentId: string,
    { channel, category }: { channel: Channel; category: MessageCategory },
  ): Promise<AudienceQuestion> {
    const sender = await readSenderRow(tx, agentId);
    const now = clock.now();
    return { tx, agentId, now, today: calendarDate(now, sender.timeZone), sender, ports, channel, category };
  }

  async function present(tx: Tx, row: MailingRow): Promise<Mailing> {
    const counts = await createMessagesStore(tx, row.agentId).countOfMailing(row.id);
    return {
      id: row.id,
      state: row.state as Mailing['state'],
      subject: subjectOf(row),
      sendAt: row.sendAt.toISOString(),
      total: row.total,
      leftOut: row.leftOut + (counts.get('leftOut') ?? 0),
      delivered: counts.get('delivered') ?? 0,
      failed: counts.get('failed') ?? 0,
    };
  }

  return {
    judge: (
      agentId: string,
      input: Pick<MailingInput, 'channel' | 'category' | 'audience'>,
    ): Promise<AudienceReply> =>
      database.asAgent(agentId, async (tx) => {
        const reply: AudienceReply = {
          matches: 0,
          willGet: 0,
          languages: { en: 0, fr: 0 },
          leftOut: [],
          readers: [],
        };
        const leftOut = new Map<LeftOutReason, { count: number; examples: string[] }>();
        const judged = await judgeAudience(await question(tx, agentId, input), input.audience);
        for (const { client, reason } of judged) {
          reply.matches += 1;
          if (reason === null) {
            reply.willGet += 1;
            const language = languageFor(client, null);
            reply.languages[language] += 1;
            if (reply.readers.length < shownReaders)
              reply.readers.push({ id: client.id, name: nameOf(client), language });
            continue;
          }
          const group = leftOut.get(reason) ?? { count: 0, examples: [] };
          group.count += 1;
          if (group.examples.length < shownExamples) group.examples.push(nameOf(client));
          leftOut.set(reason, group);
        }
        reply.leftOut = [...leftOut]
          .map(([reason, group]) => ({ reason, ...group }))
          .toSorted((a, b) => b.count - a.count);
        return reply;
      }),

    listLeftOut: (
      agentId: string,
      input: {
        channel: Channel;
        category: MessageCategory;
        audience: Audience;
        reason: LeftOutReason;
        page: number;
      },
    ) =>
      database.asAgent(agentId, async (tx) => {
        const judged = await judgeAudience(await question(tx, agentId, input), input.audience);
        const people = judged.filter(({ reason }) => reason === input.reason);
        const start = (input.page - 1) * leftOutPage;
        return {
          rows: people
            .slice(start, start + leftOutPage)
            .map(({ client, endedOn }) => ({ id: client.id, name: nameOf(client), endedOn })),
          totalRows: people.length,
        };
      }),

    preview: (
      agentId: string,
      input: {
        channel: Channel;
        category: MessageCategory;
        letter: Letter;
        language: Language;
        clientId: string | null;
      },
    ) =>
      database.asAgent(agentId, async (tx) => {
        const { channel, category, letter, language, clientId } = input;
        const asked = await question(tx, agentId, { channel, category });
        const reader = await readReader(asked, clientId);
        const composed = composer.compose({
          agentId,
          messageId: createId(),
          channel,
          category,
          language,
          letter,
          // As it will look, but nothing is told of it.
          sender: { ...asked.sender, watchesReading: false },
          reader,
          isTest: false,
        });
        const unknown = findUnknownPlaceholders(`${letter[language].subject} ${letter[language].body}`);
        return { subject: composed.subject, html: composed.html, text: composed.text, unknown };
      }),

    sendTest: (
      agentId: string,
      { category, letter, clientId }: { category: MessageCategory; letter: Letter; clientId: string | null },
    ): Promise<number> =>
      database.asAgent(agentId, async (tx) => {
        const asked = await question(tx, agentId, { channel: 'email', category });
        const reader = await readReader(asked, clientId);
        const languages = (['en', 'fr'] as const).filter((each) => isWritten(letter[each].body));
        for (const language of languages)
          await writeMessage(asked, composer, {
            client: null,
            address: asked.sender.email,
            name: `${asked.sender.firstName} ${asked.sender.lastName}`,
            reader,
            language,
            letter,
            mailingId: null,
            notBefore: asked.now,
            isTest: true,
          });
        return languages.length;
      }),

    send: (
      agentId: string,
      input: MailingInput & { sendAt: string | null; mailingId: string },
    ): Promise<Mailing> =>
      database.asAgent(agentId, async (tx) => {
        checkLetter(input.letter, input.channel);
        if (input.category === 'personal' && !('clientIds' in input.audience))
          throw invalid('category', 'needs_consent');
        if (await isTooMany(await question(tx, agentId, input), input.audience))
          throw invalid('audience', 'too_many');
        const store = createMailingsStore(tx, agentId);
        const now = clock.now();
        const sendAt = input.sendAt === null ? now : new Date(input.sendAt);
        const isNew = await store.insert({
          agentId,
          id: input.mailingId,
          channel: input.channel,
          category: input.category,
          audience: JSON.stringify(input.audience),
          letter: JSON.stringify(cleanLetter(input.letter, input.channel)),
          state: sendAt > now ? 'scheduled' : 'sending',
          sendAt: sendAt > now ? sendAt : now,
          createdAt: now,
          updatedAt: now,
        });
        if (isNew) {
          await enqueue(
            tx,
            writeMailingJob,
            { agentId, mailingId: input.mailingId },
            { key: input.mailingId, ...(sendAt > now ? { runAt: sendAt } : {}) },
          );
          await store.removeDraft();
        }
        return present(tx, (await store.find(input.mailingId)) as MailingRow);
      }),

    /** One portion a transaction: whoever was written to is not written to again after a crash. */
    write: async ({ agentId, mailingId }: { agentId: string; mailingId: string }): Promise<void> => {
      for (let hasMore = true; hasMore; )
        hasMore = await database.asAgent(agentId, async (tx) => {
          const store = createMailingsStore(tx, agentId);
          const mailing = await store.lock(mailingId);
          if (!mailing || mailing.state === 'cancelled' || mailing.state === 'sent') return false;
          const channel = mailing.channel as Channel;
          const category = mailing.category as MessageCategory;
          const asked = await question(tx, agentId, { channel, category });
          const audience = mailing.audience as Audience;
          const isCalledOff = await isGone(asked, audience);
          const people = isCalledOff ? [] : await judgeNext(asked, audience, mailing.writtenTo);
          if (people.length === 0) {
            const state = isCalledOff ? 'cancelled' : 'sent';
            await store.update(mailingId, { state, updatedAt: asked.now });
            await tellChanged(tx, agentId);
            return false;
          }
          const letter = mailing.letter as Letter;
          const getting = people.filter(({ reason }) => reason === null);
          for (const { client, person, isByReferral } of getting)
            await writeMessage(asked, composer, {
              client,
              address: channel === 'email' ? client.email : (client.phone.split(';')[0] ?? ''),
              name: nameOf(client),
              reader: readerOf(client, { isExpress: hasExpressConsent(person), isByReferral }),
              language: languageFor(client, letter),
              letter,
              mailingId,
              notBefore: asked.now,
              isTest: false,
            });
          await store.update(mailingId, {
            state: 'sending',
            total: mailing.total + getting.length,
            leftOut: mailing.leftOut + people.length - getting.length,
            writtenTo: people.at(-1)?.client.id ?? mailing.writtenTo,
            updatedAt: asked.now,
          });
          return true;
        });
    },

    get: (agentId: string, id: string): Promise<Mailing> =>
      database.asAgent(agentId, async (tx) => {
        const row = await createMailingsStore(tx, agentId).find(id);
        if (!row) throw new AppError('not_found');
        return present(tx, row);
      }),

    listScheduled: (agentId: string): Promise<PlannedMailing[]> =>
      database.asAgent(agentId, async (tx) =>
        (await createMailingsStore(tx, agentId).listScheduled()).map((row) => ({
          id: row.id,
          subject: subjectOf(row),
          sendAt: row.sendAt.toISOString(),
          channel: row.channel as Channel,
          category: row.category as MessageCategory,
          audience: row.audience as Audience,
        })),
      ),

    cancel: (agentId: string, id: string): Promise<Mailing> =>
      database.asAgent(agentId, async (tx) => {
        const store = createMailingsStore(tx, agentId);
        const row = await store.lock(id);
        if (!row) throw new AppError('not_found');
        const messages = createMessagesStore(tx, agentId);
        const now = clock.now();
        const stopped = await messages.cancelOfMailing(id);
        await messages.addEvents(stopped.map((messageId) => ({ messageId, kind: 'cancelled', at: now })));
        if (row.state !== 'sent' || stopped.length > 0)
          await store.update(id, { state: 'cancelled', updatedAt: now });
        await tellChanged(tx, agentId);
        return present(tx, (await store.find(id)) as MailingRow);
      }),

    findDraft: (agentId: string) =>
      database.asAgent(agentId, async (tx) => {
        const draft = await createMailingsStore(tx, agentId).findDraft();
        return draft ? { content: draft.content, savedAt: draft.savedAt.toISOString() } : null;
      }),

    keepDraft: async (agentId: string, content: string): Promise<{ savedAt: string }> => {
      const savedAt = clock.now();
      await database.asAgent(agentId, (tx) => createMailingsStore(tx, agentId).putDraft(content, savedAt));
      return { savedAt: savedAt.toISOString() };
    },

    removeDraft: (agentId: string): Promise<void> =>
      database.asAgent(agentId, (tx) => createMailingsStore(tx, agentId).removeDraft()),
  };

  async function readReader(asked: AudienceQuestion, clientId: string | null) {
    const [receiver] =
      clientId === null
        ? []
        : await ports.clients.readReceivers(asked.tx, asked.agentId, [clientId], asked.channel);
    if (clientId !== null && !receiver) throw new AppError('not_found');
    return readerOf(receiver?.client ?? nobody, { isExpress: false, isByReferral: false });
  }
}

export type MailingsService = ReturnType<typeof createMailingsService>;

const nobody: ReceivingClient = {
  id: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  city: '',
  province: '',
  language: 'en',
  source: null,
  sourceDetail: '',
};

function subjectOf(row: MailingRow): string {
  const { en, fr } = row.letter as Letter;
  return en.subject || fr.subject;
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

function readerOf(
  { firstName, lastName, city, province, sourceDetail }: ReceivingClient,
  { isExpress, isByReferral }: { isExpress: boolean; isByReferral: boolean },
): ReaderNames {
  const referredBy = isByReferral && sourceDetail !== '' ? sourceDetail : null;
  return { firstName, lastName, city, province, hasExpressConsent: isExpress, referredBy };
}

const hasExpressConsent = ({ consents }: Person): boolean =>
  consents.some(({ type, withdrawnOn }) => type === 'express' && withdrawnOn === null);

const invalid = (path: string, code: string) =>
  new AppError('invalid_input', { fields: [{ path, code, message: code }] });

/** A letter is written in one language at least, whole where it is written, and with nothing left open. */
function checkLetter(letter: Letter, channel: Channel): void {
  const written = (['en', 'fr'] as const).filter((each) => isWritten(letter[each].body));
  if (written.length === 0) throw invalid('letter', 'required');
  for (const language of written) {
    const { subject, body } = letter[language];
    if (channel === 'email' && subject.trim() === '') throw invalid(`letter.${language}.subject`, 'required');
    if (channel === 'sms' && body.length > smsMaxLength) throw invalid(`letter.${language}.body`, 'too_long');
    if (findUnknownPlaceholders(`${subject} ${body}`).length > 0)
      throw invalid(`letter.${language}.body`, 'unknown_placeholder');
  }
}

function cleanLetter(letter: Letter, channel: Channel): Letter {
  const clean = (body: string) => (channel === 'email' ? sanitizeLetter(body) : body);
  return {
    en: { subject: letter.en.subject, body: clean(letter.en.body) },
    fr: { subject: letter.fr.subject, body: clean(letter.fr.body) },
  };
}
