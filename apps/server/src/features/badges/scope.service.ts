import type { BoardScope, boardScope } from '@hearthline/contract/board-scope';
import type { Language } from '@hearthline/contract/common';
import { parsePeriod } from '@hearthline/domain/badge/period';
import { localDay } from '@hearthline/domain/time-zone';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { boardOf } from './queries.service.ts';
import { createQueriesStore } from './queries.store.ts';
import { findBoardArea } from './resolve-values.ts';
import { writePeriod } from './scope-words.ts';
import { catalogueTexts } from './texts/catalogue-texts.ts';

export interface ScopeDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  listings: {
    /** When the board's listings were last read; null where nothing was read yet. */
    findReadAt(): Promise<Date | null>;
  };
}

export type ScopeService = ReturnType<typeof createScopeService>;

/** The one area and the one range of an agent's boards. */
export function createScopeService({ database, clock, listings }: ScopeDeps) {
  async function present(
    tx: Tx,
    agentId: string,
    { language, readAt }: { language: Language; readAt: Date | null },
  ): Promise<z.infer<typeof boardScope>> {
    const store = createQueriesStore(tx);
    const agent = await store.findAgent(agentId);
    if (!agent) throw new AppError('not_found');
    const board = boardOf(agent);
    const code = await findBoardArea({ board, city: agent.city ?? '' }, store);
    const name = code === '' ? null : await store.findPlace('municipality', code);
    const { everywhere, eachPeriod } = catalogueTexts[language].scope;
    const today = localDay(clock.now(), agent.timeZone);
    return {
      ...board,
      areaText: name ?? everywhere,
      periodText: board.period === null ? eachPeriod : writePeriod(board.period, today, language),
      listingsReadAt: readAt?.toISOString() ?? null,
    };
  }

  return {
    // When listings were read is asked first: inside a transaction it would take a second connection, and as many
    // agents at once as there are connections would all wait for one more.
    get: async (agentId: string, language: Language) => {
      const readAt = await listings.findReadAt();
      return database.asAgent(agentId, (tx) => present(tx, agentId, { language, readAt }));
    },

    put: async (agentId: string, language: Language, { area, period }: BoardScope) => {
      const readAt = await listings.findReadAt();
      return database.asAgent(agentId, async (tx) => {
        const store = createQueriesStore(tx);
        const isPlace =
          area === '' || area === 'myArea' || (await store.findPlace('municipality', area)) !== null;
        if (!isPlace) throw refuse('area');
        if (period !== null && !parsePeriod(period, localDay(clock.now()))) throw refuse('period');
        await store.putScope(agentId, { area, period });
        return present(tx, agentId, { language, readAt });
      });
    },
  };
}

function refuse(path: string): AppError {
  return new AppError('invalid_input', {
    fields: [{ path, code: 'invalid_value', message: `${path} is not valid` }],
  });
}
