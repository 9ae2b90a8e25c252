import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { fitJob } from './fit.jobs.ts';
import type { FittedBoard, ModelsStore } from './models.store.ts';

/** How long a process trusts what it has read: models change once a night. */
const trustedMs = 60_000;

/** The boards' models as this process holds them. */
export function createModels({ store, db, clock }: { store: ModelsStore; db: Db; clock: Clock }) {
  let known: { readAt: number; boards: Awaited<ReturnType<ModelsStore['list']>> } | null = null;
  const held = new Map<string, { fittedAt: number; board: Promise<FittedBoard | null> }>();

  async function listBoards() {
    const now = clock.now().getTime();
    if (!known || now - known.readAt >= trustedMs || now < known.readAt || known.boards.length === 0)
      known = { readAt: now, boards: await store.list() };
    return known.boards;
  }

  return {
    /** Fits where nothing was fitted yet. */
    warmUp: async (): Promise<void> => {
      if ((await listBoards()).length === 0) await enqueue(db, fitJob, { isFirst: true }, { key: 'first' });
    },

    /** What was read may be old. */
    forget: (): void => {
      known = null;
    },

    /** Of the board that tells of the home, else of the one with most sales. */
    find: async (source: string | null): Promise<FittedBoard> => {
      const boards = await listBoards();
      const chosen =
        boards.find((board) => board.source === source) ?? boards.toSorted((a, b) => b.sales - a.sales)[0];
      if (!chosen) {
        await enqueue(db, fitJob, { isFirst: true }, { key: 'first' });
        throw new AppError('market_not_learnt');
      }
      const fittedAt = chosen.fittedAt.getTime();
      let model = held.get(chosen.source);
      if (model?.fittedAt !== fittedAt) {
        model = { fittedAt, board: store.find(chosen.source) };
        held.set(chosen.source, model);
      }
      const board = await model.board;
      if (!board) throw new AppError('market_not_learnt');
      return board;
    },
  };
}
export type Models = ReturnType<typeof createModels>;
