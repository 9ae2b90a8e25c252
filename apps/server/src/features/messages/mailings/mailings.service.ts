import type {
  Audience,
  Channel,
  MailContent,
  Mailing,
  MailingInput,
  MessageCategory,
  PlannedMailing,
} from '@hearthline/contract/messages';
import { smsMaxLength } from '@hearthline/contract/messages';
import { isWritten } from '@hearthline/domain/message/is-written';
import { findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { personalMaxReaders } from '@hearthline/domain/message/sending-limit';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Composer } from '../compose/compose-message.ts';
import { writeMailingJob } from '../messages.jobs.ts';
import { createMessagesStore } from '../messages.store.ts';
import { askAudience, isTooMany } from './audience.ts';
import { cancelMailing } from './cancel-mailing.ts';
import type { MailingRow } from './mailings.store.ts';
import { createMailingsStore } from './mailings.store.ts';
import type { MailingDeps } from './write-mailing.ts';

export function createMailingsService({
  database,
  clock,
  ports,
  composer,
}: Pick<MailingDeps, 'database' | 'clock' | 'ports'> & { composer: Pick<Composer, 'cleanBodies'> }) {
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
    send: (
      agentId: string,
      input: MailingInput & { sendAt: string | null; mailingId: string },
    ): Promise<Mailing> =>
      database.asAgent(agentId, async (tx) => {
        validateMail(input.letter, input.channel);
        if (input.category === 'personal' && !('clientIds' in input.audience))
          throw invalid('category', 'needs_consent');
        if (isTooPersonal(input)) throw invalid('audience', 'personal_too_many');
        if (await isTooMany(await askAudience({ clock, ports }, tx, agentId, input), input.audience))
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
          letter: JSON.stringify(await sanitizeMail(input.letter, input.channel, composer)),
          // A text to phones has none.
          listingIds: input.channel === 'email' ? input.listingIds : [],
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
            { key: input.mailingId, agentId, ...(sendAt > now ? { runAt: sendAt } : {}) },
          );
          await store.removeDraft();
        }
        return present(tx, (await store.find(input.mailingId)) as MailingRow);
      }),

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
        await cancelMailing(tx, agentId, id, clock.now());
        return present(tx, (await createMailingsStore(tx, agentId).find(id)) as MailingRow);
      }),
  };
}

export type MailingsService = ReturnType<typeof createMailingsService>;

function subjectOf(row: MailingRow): string {
  const { en, fr } = row.letter as MailContent;
  return en.subject || fr.subject;
}

const isTooPersonal = ({ category, audience }: MailingInput): boolean =>
  category === 'personal' && 'clientIds' in audience && new Set(audience.clientIds).size > personalMaxReaders;

const invalid = (path: string, code: string) =>
  new AppError('invalid_input', { fields: [{ path, code, message: code }] });

/** A mail is written in one language at least, whole where it is written, and with nothing left open. */
function validateMail(mail: MailContent, channel: Channel): void {
  const written = (['en', 'fr'] as const).filter((each) => isWritten(mail[each].body));
  if (written.length === 0) throw invalid('letter', 'required');
  for (const language of written) {
    const { subject, body } = mail[language];
    if (channel === 'email' && subject.trim() === '') throw invalid(`letter.${language}.subject`, 'required');
    if (channel === 'sms' && body.length > smsMaxLength) throw invalid(`letter.${language}.body`, 'too_long');
    if (findUnknownPlaceholders(`${subject} ${body}`).length > 0)
      throw invalid(`letter.${language}.body`, 'unknown_placeholder');
  }
}

async function sanitizeMail(
  mail: MailContent,
  channel: Channel,
  { cleanBodies }: Pick<Composer, 'cleanBodies'>,
): Promise<MailContent> {
  if (channel !== 'email') return mail;
  const [en = '', fr = ''] = await cleanBodies(mail.en.body, mail.fr.body);
  return {
    en: { subject: mail.en.subject, body: en },
    fr: { subject: mail.fr.subject, body: fr },
  };
}
