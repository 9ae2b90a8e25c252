import { newsLimits } from '@hearthline/contract/news';
import type { Database } from '../../platform/db/database.ts';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs, pickMatching } from '../../platform/palette/palette-provider.ts';
import { createPostsStore } from './posts/posts.store.ts';
import type { PostPresenter } from './posts/present-posts.ts';

/** Own posts by their titles in either language, those changed last first. */
export function createNewsPalette({
  database,
  present,
}: {
  database: Pick<Database, 'asAgent'>;
  present: Pick<PostPresenter, 'nameTitle'>;
}): PaletteProvider<'posts'> {
  return {
    kind: 'posts',
    find: async ({ agentId, text, limit, language }) => {
      const posts = await database.asAgent(
        agentId,
        (tx) => createPostsStore(tx, agentId).list('mine', 0, newsLimits.posts),
        { statementMs: paletteWaitMs },
      );
      const found = pickMatching(posts, text, ({ texts }) => `${texts.en.title} ${texts.fr.title}`);
      return {
        total: found.length,
        rows: await Promise.all(
          found.slice(0, limit).map(async (post) => ({
            id: post.id,
            title: await present.nameTitle(post, language),
            state: post.state,
            updatedAt: post.updatedAt.toISOString(),
          })),
        ),
      };
    },
  };
}
