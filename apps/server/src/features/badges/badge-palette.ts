import type { Database } from '../../platform/db/database.ts';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs, pickMatching } from '../../platform/palette/palette-provider.ts';
import { createBadgesStore } from './badges.store.ts';
import type { Words } from './own-words.ts';
import { createOwnWords } from './own-words.ts';

/** Badges by name and description, in the language of whoever looks. */
export function createBadgePalette({
  database,
  ownWords,
}: {
  database: Pick<Database, 'asAgent'>;
  ownWords: readonly Words[];
}): PaletteProvider<'badges'> {
  const localize = createOwnWords(ownWords);
  return {
    kind: 'badges',
    find: async ({ agentId, language, text, limit }) => {
      const kept = await database.asAgent(agentId, (tx) => createBadgesStore(tx).listNames(), {
        statementMs: paletteWaitMs,
      });
      const named = kept.map(({ id, name, description }) => ({
        id,
        name: localize({ name, configuration: '' }, language).name,
        description,
      }));
      const found = pickMatching(named, text, ({ name, description }) => `${name} ${description}`);
      return { total: found.length, rows: found.slice(0, limit) };
    },
  };
}
