import type { NewsPost } from '@hearthline/contract/news';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { publishChanged } from '../../../platform/push/push.ts';
import { publishPostJob } from '../news.jobs.ts';
import { requireReadable } from './check-post.ts';
import type { PostsDeps } from './posts.service.ts';
import { lockLiving } from './posts.service.ts';
import type { PostRecord, PostsStore } from './posts.store.ts';
import { createPostsStore } from './posts.store.ts';

/** When posts come out, and when they are taken back. */
export function createPublishingService({
  database,
  clock,
  ports,
  present,
}: Omit<PostsDeps, 'ports'> & { ports: Pick<PostsDeps['ports'], 'site'> }) {
  async function comeOut(tx: Tx, agentId: string, posts: PostsStore, id: string): Promise<void> {
    const now = clock.now();
    await posts.update(id, {
      state: 'published',
      publishAt: null,
      publishedAt: now,
      withdrawnAt: null,
      updatedAt: now,
    });
    await ports.site.tellChanged(tx, agentId);
  }

  async function change(
    agentId: string,
    id: string,
    work: (tx: Tx, posts: PostsStore, before: PostRecord) => Promise<void>,
  ): Promise<NewsPost> {
    const gathered = await database.asAgent(agentId, async (tx) => {
      const posts = createPostsStore(tx, agentId);
      await work(tx, posts, await lockLiving(posts, id));
      await publishChanged(tx, agentId, 'news');
      return present.gather(tx, agentId, [(await posts.find(id)) as PostRecord]);
    });
    return present.toPost(gathered);
  }

  return {
    publish: (
      agentId: string,
      id: string,
      { revision, publishAt }: { revision: number; publishAt: string | null },
    ): Promise<NewsPost> =>
      change(agentId, id, async (tx, posts, before) => {
        if (before.revision !== revision) throw new AppError('conflict');
        requireReadable({ ...before, cities: before.places });
        const now = clock.now();
        const wantedAt = publishAt === null ? now : new Date(publishAt);
        const isLater = wantedAt > now;
        if (before.state === 'published') {
          // It is out already: what is asked for has happened, or cannot happen any more.
          if (isLater) throw new AppError('conflict');
          return;
        }
        if (!isLater) return comeOut(tx, agentId, posts, id);
        await posts.update(id, {
          state: 'scheduled',
          publishAt: wantedAt,
          withdrawnAt: null,
          updatedAt: now,
        });
        const job = { agentId, postId: id };
        await enqueue(tx, publishPostJob, job, { key: id, agentId, runAt: wantedAt });
      }),

    withdraw: (agentId: string, id: string): Promise<NewsPost> =>
      change(agentId, id, async (tx, posts, { state }) => {
        const now = clock.now();
        if (state === 'scheduled')
          await posts.update(id, { state: 'draft', publishAt: null, updatedAt: now });
        if (state !== 'published') return;
        await posts.update(id, { state: 'withdrawn', withdrawnAt: now, updatedAt: now });
        await ports.site.tellChanged(tx, agentId);
      }),

    /** Its time has come, be it long ago: the program may have been away. */
    publishDue: ({ agentId, postId }: { agentId: string; postId: string }): Promise<void> =>
      database.asAgent(agentId, async (tx) => {
        const posts = createPostsStore(tx, agentId);
        const post = await posts.lock(postId);
        if (!post || post.deletedAt !== null || post.publishAt === null) return;
        if (post.publishAt > clock.now()) {
          const runAt = post.publishAt;
          await enqueue(tx, publishPostJob, { agentId, postId }, { key: postId, agentId, runAt });
          return;
        }
        await comeOut(tx, agentId, posts, postId);
        await publishChanged(tx, agentId, 'news');
      }),
  };
}

export type PublishingService = ReturnType<typeof createPublishingService>;
