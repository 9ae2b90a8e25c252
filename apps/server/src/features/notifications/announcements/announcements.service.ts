import type { Announcement, AnnouncementInput } from '@hearthline/contract/notifications';
import { announcementLimits } from '@hearthline/contract/notifications';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { announceJob } from '../notifications.jobs.ts';
import type { NotificationEvent } from '../recipient.ts';
import type { AnnouncementRow } from './announcements.store.ts';
import { countAgents, createAnnouncementsStore, listAgentIds } from './announcements.store.ts';

/** So many agents are told in one transaction. */
const portion = 100;

export interface AnnouncementsDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'transaction'>;
  clock: Clock;
  notifyIn(tx: Tx, agentId: string, events: readonly NotificationEvent[]): Promise<void>;
}

/** What an administrator tells all agents. */
export function createAnnouncementsService(deps: AnnouncementsDeps) {
  const { database, workerDatabase, clock, notifyIn } = deps;

  /** True when all are told. What was told and how far it came is written together. */
  const announcePortion = (agentId: string, id: string): Promise<boolean> =>
    workerDatabase.transaction(async (tx) => {
      const store = createAnnouncementsStore(tx, agentId);
      const row = await store.lock(id);
      if (!row || row.finishedAt) return true;
      const agentIds = await listAgentIds(tx, row.toldTo, portion);
      for (const each of agentIds) await notifyIn(tx, each, [toEvent(row)]);
      const isFinished = agentIds.length < portion;
      await store.update(id, {
        toldTo: agentIds.at(-1) ?? row.toldTo,
        told: row.told + agentIds.length,
        finishedAt: isFinished ? clock.now() : null,
      });
      return isFinished;
    });

  return {
    list: (agentId: string): Promise<{ agents: number; sent: Announcement[] }> =>
      database.asAgent(agentId, async (tx) => ({
        agents: await countAgents(tx),
        sent: (await createAnnouncementsStore(tx, agentId).listLatest(announcementLimits.listed)).map(
          present,
        ),
      })),

    send: (agentId: string, { en, fr }: AnnouncementInput): Promise<Announcement> =>
      database.asAgent(agentId, async (tx) => {
        const now = clock.now();
        const row = await createAnnouncementsStore(tx, agentId).insert({
          id: createId(now.getTime()),
          titleEn: en.title,
          titleFr: fr.title,
          bodyEn: en.body,
          bodyFr: fr.body,
          createdAt: now,
        });
        await enqueue(tx, announceJob, { agentId, announcementId: row.id }, { key: row.id });
        return present(row);
      }),

    announce: async ({
      agentId,
      announcementId,
    }: {
      agentId: string;
      announcementId: string;
    }): Promise<void> => {
      while (!(await announcePortion(agentId, announcementId)));
    },
  };
}

export type AnnouncementsService = ReturnType<typeof createAnnouncementsService>;

function present(row: AnnouncementRow): Announcement {
  return {
    id: row.id,
    en: { title: row.titleEn, body: row.bodyEn },
    fr: { title: row.titleFr, body: row.bodyFr },
    createdAt: row.createdAt.toISOString(),
    told: row.told,
    isFinished: row.finishedAt !== null,
  };
}

const toHtml = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
    .join('');

function toEvent({ id, titleEn, titleFr, bodyEn, bodyFr }: AnnouncementRow): NotificationEvent {
  return {
    type: 'Announcement',
    title: { en: titleEn, fr: titleFr },
    body: { en: toHtml(bodyEn), fr: toHtml(bodyFr) },
    topic: 'announcements',
    dedupKey: `announcement:${id}`,
  };
}
