import { foldText } from '@hearthline/domain/client/same-person';
import type { Database } from '../../platform/db/database.ts';
import type { PaletteProvider, PaletteQuestion } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs } from '../../platform/palette/palette-provider.ts';
import { createCmasStore } from './analyses/cmas.store.ts';
import { createReportsStore } from './report/reports.store.ts';

/** Analyses and their reports by address and client. They show what was sold, so they ask for the board agreement. */
export function createCmaPalette({
  database,
  requireBoardAccess,
}: {
  database: Pick<Database, 'asAgent'>;
  requireBoardAccess(agentId: string): Promise<void>;
}): [PaletteProvider<'analyses'>, PaletteProvider<'reports'>] {
  /** The rows that a store gives for the words of the text, each with how many there are. */
  async function list<Row extends { total: number }>(
    { agentId, text, limit }: PaletteQuestion,
    createStore: (...of: Parameters<typeof createCmasStore>) => {
      listByWords(words: readonly string[], limit: number): Promise<Row[]>;
    },
  ): Promise<Row[]> {
    await requireBoardAccess(agentId);
    const words = foldText(text).split(' ').filter(Boolean);
    if (words.length === 0) return [];
    return database.asAgent(agentId, (tx) => createStore(tx, agentId).listByWords(words, limit), {
      statementMs: paletteWaitMs,
    });
  }

  return [
    {
      kind: 'analyses',
      find: async (question) => {
        const found = await list(question, createCmasStore);
        return {
          total: found[0]?.total ?? 0,
          rows: found.map(({ id, address, municipality, clientName, low, high, updatedAt }) => ({
            id,
            address,
            municipality,
            clientName,
            range: low === null || high === null ? null : { low, high },
            updatedAt: updatedAt.toISOString(),
          })),
        };
      },
    },
    {
      kind: 'reports',
      find: async (question) => {
        const found = await list(question, createReportsStore);
        return {
          total: found[0]?.total ?? 0,
          rows: found.map(({ total: _, createdAt, ...row }) => ({
            ...row,
            createdAt: createdAt.toISOString(),
          })),
        };
      },
    },
  ];
}
