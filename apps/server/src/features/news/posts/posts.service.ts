import type { NewsPost, NewsPostInput, NewsRow, NewsTab } from '@hearthline/contract/news';
import { newsLimits } from '@hearthline/contract/news';
import { dayMs } from '@hearthline/domain/calendar';
import type { Language } from '@hearthline/domain/language';
import { languages } from '@hearthline/domain/language';
import { toSlug } from '@hearthline/domain/site/slug';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import { publishChanged } from '../../../platform/push/push.ts';
import type { NewsPorts } from '../news-ports.ts';
import { invalid, languagesOf, requireReadable, wordsOf } from './check-post.ts';
import type { PostRecord, PostsStore } from './posts.store.ts';
import { createPostsStore } from './posts.store.ts';
import type { PostPresenter } from './present-posts.ts';
import { createResultsStore } from './results.store.ts';

export const restorableDays = 30;

export interface PostsDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: Pick<NewsPorts, 'figures' | 'messages' | 'site'>;
  present: PostPresenter;
}

/** Posts of an agent: written, changed, deleted and brought back. */
export function createPostsService({ database, clock, ports, present }: PostsDeps) {
  /** Sanitised, and about places that there are. */
  async function prepare(input: NewsPostInput): Promise<NewsPostInput> {
    if ((await ports.figures.findPlaces(input.cities)).includes(null)) throw invalid('cities', 'unknown');
    const [en = '', fr = ''] = await ports.messages.cleanBodies(input.texts.en.body, input.texts.fr.body);
    const { texts } = input;
    return { ...input, texts: { en: { ...texts.en, body: en }, fr: { ...texts.fr, body: fr } } };
  }

  async function requireOwnCover(tx: Tx, agentId: string, { cover }: NewsPostInput): Promise<void> {
    if (cover && (await ports.site.list(tx, agentId, [cover.id])).length === 0)
      throw invalid('cover', 'unknown');
  }

  async function change(
    agentId: string,
    work: (tx: Tx, posts: PostsStore) => Promise<string>,
  ): Promise<NewsPost> {
    const gathered = await database.asAgent(agentId, async (tx) => {
      const posts = createPostsStore(tx, agentId);
      const row = await posts.find(await work(tx, posts));
      if (!row) throw new AppError('not_found');
      await publishChanged(tx, agentId, 'news');
      return present.gather(tx, agentId, [row]);
    });
    return present.toPost(gathered);
  }

  async function add(
    agentId: string,
    given: NewsPostInput,
    { reportKey }: { reportKey: string | null },
  ): Promise<NewsPost> {
    const input = await prepare(given);
    return change(agentId, async (tx, posts) => {
      const adopted = await findAdopted(posts, reportKey);
      if (adopted !== null) return adopted;
      await requireOwnCover(tx, agentId, input);
      const { mine } = await posts.count();
      if (mine >= newsLimits.posts) throw invalid('', 'too_many');
      const now = clock.now();
      const id = createId();
      await posts.insert({
        ...columnsOf(input),
        id,
        slug: await chooseSlug(posts, input, id),
        reportKey,
        enChangedAt: now,
        frChangedAt: now,
        createdAt: now,
        updatedAt: now,
      });
      return id;
    });
  }

  return {
    list: async (
      agentId: string,
      { tab, page, pageSize, language }: { tab: NewsTab; page: number; pageSize: number; language: Language },
    ): Promise<{ rows: NewsRow[]; totalRows: number; counts: Record<NewsTab, number> }> => {
      const { gathered, counts } = await database.asAgent(agentId, async (tx) => {
        const posts = createPostsStore(tx, agentId);
        const rows = await posts.list(tab, (page - 1) * pageSize, pageSize);
        return { gathered: await present.gather(tx, agentId, rows), counts: await posts.count() };
      });
      return { rows: await present.toRows(gathered, language), totalRows: counts[tab], counts };
    },

    get: async (agentId: string, id: string): Promise<NewsPost> =>
      present.toPost(
        await database.asAgent(agentId, async (tx) => {
          const row = await createPostsStore(tx, agentId).find(id);
          if (!row) throw new AppError('not_found');
          return present.gather(tx, agentId, [row]);
        }),
      ),

    create: (agentId: string, input: NewsPostInput): Promise<NewsPost> =>
      add(agentId, input, { reportKey: null }),
    /** Once for each report: whoever asks again, or twice at once, has the post that there is. */
    adopt: (agentId: string, input: NewsPostInput, reportKey: string): Promise<NewsPost> =>
      add(agentId, input, { reportKey }),

    update: async (
      agentId: string,
      id: string,
      { revision, ...given }: NewsPostInput & { revision: number },
    ): Promise<NewsPost> => {
      const input = await prepare(given);
      return change(agentId, async (tx, posts) => {
        const before = await lockLiving(posts, id);
        if (before.revision !== revision) throw new AppError('conflict');
        // What people read, or will by itself, stays fit to be read.
        const isAwaited =
          before.state === 'published' ||
          before.state === 'scheduled' ||
          (await createResultsStore(tx, agentId).hasWaiting(id));
        if (isAwaited) requireReadable(input);
        await requireOwnCover(tx, agentId, input);
        const now = clock.now();
        const changed = languages.filter((language) => {
          const words = wordsOf(before.texts[language]);
          return wordsOf(input.texts[language]).some((part, index) => part !== words[index]);
        });
        await posts.update(id, {
          ...columnsOf(input),
          // Whoever has the address of what came out finds it there.
          ...(before.publishedAt === null ? { slug: await chooseSlug(posts, input, id, before.slug) } : {}),
          ...(changed.includes('en') ? { enChangedAt: now } : {}),
          ...(changed.includes('fr') ? { frChangedAt: now } : {}),
          revision: before.revision + 1,
          updatedAt: now,
        });
        if (before.state === 'published') await ports.site.tellChanged(tx, agentId);
        return id;
      });
    },

    remove: (agentId: string, id: string): Promise<void> =>
      database.asAgent(agentId, async (tx) => {
        const posts = createPostsStore(tx, agentId);
        const { state } = await lockLiving(posts, id);
        await posts.update(id, { deletedAt: clock.now() });
        if (state === 'published') await ports.site.tellChanged(tx, agentId);
        await publishChanged(tx, agentId, 'news');
      }),

    restore: (agentId: string, id: string): Promise<NewsPost> =>
      change(agentId, async (tx, posts) => {
        const post = await posts.lock(id);
        const now = clock.now();
        const forgottenAt = now.getTime() - restorableDays * dayMs;
        if (!post || (post.deletedAt && post.deletedAt.getTime() < forgottenAt))
          throw new AppError('not_found');
        // Its moment has passed while nobody wanted it.
        const isOver = post.publishAt !== null && post.publishAt <= now;
        // It was adopted once more in the meantime: this one is a post like any other.
        const isAdoptedAgain = post.deletedAt !== null && (await findAdopted(posts, post.reportKey)) !== null;
        await posts.update(id, {
          deletedAt: null,
          ...(isAdoptedAgain ? { reportKey: null } : {}),
          ...(isOver ? { state: 'draft', publishAt: null } : {}),
        });
        if (post.state === 'published') await ports.site.tellChanged(tx, agentId);
        return id;
      }),
  };
}

export type PostsService = ReturnType<typeof createPostsService>;

/** For a change; what was deleted is gone until it is brought back. */
export async function lockLiving(posts: PostsStore, id: string): Promise<PostRecord> {
  const post = await posts.lock(id);
  if (!post || post.deletedAt !== null) throw new AppError('not_found');
  return post;
}

/** Nobody else adopts, nor brings back what was adopted, until the end of the transaction. */
async function findAdopted(posts: PostsStore, reportKey: string | null): Promise<string | null> {
  if (reportKey === null) return null;
  await posts.lockAdopting();
  return (await posts.listAdopted()).get(reportKey) ?? null;
}

const columnsOf = ({ texts, cover, cities, figureKind, figureDays, isOnSite }: NewsPostInput) => ({
  texts: JSON.stringify(texts),
  cover: cover === null ? null : JSON.stringify(cover),
  places: JSON.stringify(cities),
  figureKind,
  figureDays,
  isOnSite,
});

/** By the title, in the language that has one; a figure that fills itself is no part of an address. */
async function chooseSlug(
  posts: PostsStore,
  { texts }: NewsPostInput,
  id: string,
  before?: string,
): Promise<string> {
  const [language = 'en'] = languagesOf(texts);
  const title = texts[language].title.replace(/\{\{[^{}]*\}\}/g, ' ');
  const wanted = toSlug(title, newsLimits.slug - 4) || 'post';
  if (before?.startsWith(wanted) && /^(-\d+)?$/.test(before.slice(wanted.length))) return before;
  await posts.lockSlugs();
  const taken = new Set(await posts.listSlugs(wanted, id));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
