import { foldText } from '@hearthline/domain/client/same-person';
import type { Database } from '../../platform/db/database.ts';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs } from '../../platform/palette/palette-provider.ts';
import { findBasketsByWords } from './records/baskets.store.ts';

/** Baskets, and alerts, by their name and by whom they are for, the last changed first. */
export function createBasketPalette({
  database,
}: {
  database: Pick<Database, 'asAgent'>;
}): PaletteProvider<'baskets'> {
  return {
    kind: 'baskets',
    find: async ({ agentId, text, limit }) => {
      const words = foldText(text).split(' ').filter(Boolean);
      if (words.length === 0) return { total: 0, rows: [] };
      const rows = await database.asAgent(agentId, (tx) => findBasketsByWords(tx, agentId, words, limit), {
        statementMs: paletteWaitMs,
      });
      return {
        total: rows[0]?.total ?? 0,
        rows: rows.map(({ total: _, updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() })),
      };
    },
  };
}
