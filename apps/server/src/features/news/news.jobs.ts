import { dayMs } from '@hearthline/domain/calendar';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import { removeDeletedPosts } from './posts/posts.store.ts';

export const publishPostJob = defineJob({
  name: 'news.publish',
  payload: z.strictObject({ agentId: z.uuid(), postId: z.uuid() }),
});
const tidyJob = defineJob({ name: 'news.tidy', payload: z.strictObject({}), cron: '40 8 * * *' });

/** Longer than they can be brought back, so that nobody loses one on its last day. */
const keptDays = 31;

export function createNewsJobHandlers({
  db,
  clock,
  publishDue,
}: {
  /** Sees all agents. */
  db: Db;
  clock: Clock;
  publishDue(post: { agentId: string; postId: string }): Promise<void>;
}): JobHandler[] {
  return [
    handleJob(publishPostJob, publishDue),
    handleJob(tidyJob, () => removeDeletedPosts(db, new Date(clock.now().getTime() - keptDays * dayMs))),
  ];
}
