import { newsLimits } from '@hearthline/contract/news';
import type { Database } from '../../platform/db/database.ts';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs, pickMatching } from '../../platform/palette/palette-provider.ts';
import { languagesOf } from './posts/check-post.ts';
import { createPostsStore } from './posts/posts.store.ts';

/** Own posts by their titles in either language, those changed last first. */
export function createNewsPalette({
  database,
}: {
  database: Pick<Database, 'asAgent'>;
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
        rows: found.slice(0, limit).map(({ id, texts, state, updatedAt }) => {
          const written = languagesOf(texts);
          const shown = written.includes(language) ? language : (written[0] ?? 'en');
          return { id, title: texts[shown].title, state, updatedAt: updatedAt.toISOString() };
        }),
      };
    },
  };
}
