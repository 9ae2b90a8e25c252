import type { Audience, AudienceReply, Mailing } from '@hearthline/contract/messages';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { MessagePorts, ReceivingClient } from '../message-ports.ts';
import { writeMailingJob } from '../messages.jobs.ts';
import { askAudience, evaluateAudience, isTooMany } from './audience.ts';
import { cancelMailing } from './cancel-mailing.ts';
import { describeAudience } from './describe-audience.ts';
import type { mailingSources } from './mailing-source.ts';
import { createMailingsStore } from './mailings.store.ts';

export type SourceMailing = Omit<Mailing, 'subject'> & { read: number };

/** Mailings of another feature, which writes each mail itself; in the transaction of that feature. */
export function createSourceMailings({ clock, ports }: { clock: Clock; ports: MessagePorts }) {
  const ask = (tx: Tx, agentId: string, alike?: readonly string[]) =>
    askAudience({ clock, ports }, tx, agentId, { channel: 'email', category: 'news' }, alike);

  return {
    evaluate: async (
      tx: Tx,
      agentId: string,
      audience: Audience,
      /** Mailings of the same words, so far. */
      alike: readonly string[],
    ): Promise<{ reply: AudienceReply; getting: ReceivingClient[] }> => {
      const asked = await ask(tx, agentId, alike);
      const evaluated = await evaluateAudience(asked, audience);
      return {
        reply: describeAudience(asked, evaluated),
        getting: evaluated.flatMap(({ client, reason }) => (reason === null ? client : [])),
      };
    },

    /** Whom the audience means, and who of them may be written to, is asked when its time has come. */
    begin: async (
      tx: Tx,
      agentId: string,
      {
        source,
        audience,
        subjects,
        sendAt: wantedAt,
      }: {
        source: (typeof mailingSources)[number];
        audience: Audience;
        /** For lists of what is to leave. */
        subjects: { en: string; fr: string };
        /** Null: at once. */
        sendAt: Date | null;
      },
    ): Promise<string> => {
      if (await isTooMany(await ask(tx, agentId), audience)) {
        const fields = [{ path: 'audience', code: 'too_many', message: 'too_many' }];
        throw new AppError('invalid_input', { fields });
      }
      const now = clock.now();
      const isLater = wantedAt !== null && wantedAt > now;
      const sendAt = isLater ? wantedAt : now;
      const mailingId = createId();
      await createMailingsStore(tx, agentId).insert({
        agentId,
        id: mailingId,
        channel: 'email',
        category: 'news',
        source,
        audience: JSON.stringify(audience),
        letter: JSON.stringify({
          en: { subject: subjects.en, body: '' },
          fr: { subject: subjects.fr, body: '' },
        }),
        listingIds: [],
        state: isLater ? 'scheduled' : 'sending',
        sendAt,
        createdAt: now,
        updatedAt: now,
      });
      const payload = { agentId, mailingId };
      await enqueue(tx, writeMailingJob, payload, {
        key: mailingId,
        agentId,
        ...(isLater ? { runAt: sendAt } : {}),
      });
      return mailingId;
    },

    cancel: (tx: Tx, agentId: string, mailingId: string): Promise<void> =>
      cancelMailing(tx, agentId, mailingId, clock.now()),

    /** The newest first. */
    list: async (tx: Tx, agentId: string, ids: readonly string[]): Promise<SourceMailing[]> => {
      const rows = await createMailingsStore(tx, agentId).listWithResults(ids);
      return rows.map(({ state, sendAt, leftOut, leftOutLater, ...row }) => ({
        ...row,
        state: state as Mailing['state'],
        sendAt: sendAt.toISOString(),
        leftOut: leftOut + leftOutLater,
      }));
    },
  };
}
