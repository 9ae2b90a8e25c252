import { createBoardCalendar } from '../../platform/clock/calendar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { PgListener } from '../../platform/events/pg-notify.ts';
import type { AgreementPeriod } from './board-agreements.store.ts';
import { createBoardAgreementsStore } from './board-agreements.store.ts';

export const agreementChangedTopic = 'board_agreement_changed';

/** Bounds how long an ended agreement lives on while no notifications come. */
const maxAgeMs = 10 * 60 * 1000;

export type BoardAccess = ReturnType<typeof createBoardAccess>;

/** Remembers the agreements of each agent who asks, so that a request needs no query to know whether it is let in. */
export function createBoardAccess(deps: {
  database: Pick<Database, 'asAgent'>;
  pgListener: Pick<PgListener, 'listen'>;
  clock: Clock;
}) {
  const { database, pgListener, clock } = deps;
  const known = new Map<string, { readAt: number; periods: Promise<AgreementPeriod[]> }>();
  const findToday = createBoardCalendar(clock);
  const forget = (agentId: string): void => {
    known.delete(agentId);
  };
  pgListener.listen(agreementChangedTopic, forget, () => known.clear());

  /** A change that comes in while this reads takes the entry away, so the next caller reads again. */
  function loadPeriods(agentId: string): Promise<AgreementPeriod[]> {
    const periods = database.asAgent(agentId, (tx) => createBoardAgreementsStore(tx).listPeriods(agentId));
    const entry = { readAt: clock.now().getTime(), periods };
    known.set(agentId, entry);
    periods.catch(() => {
      if (known.get(agentId) === entry) known.delete(agentId);
    });
    return periods;
  }

  async function hasBoardAccess(agentId: string): Promise<boolean> {
    const entry = known.get(agentId);
    const isFresh = entry !== undefined && clock.now().getTime() - entry.readAt < maxAgeMs;
    const periods = await (isFresh ? entry.periods : loadPeriods(agentId));
    const today = findToday();
    return periods.some(({ validFrom, validUntil }) => validFrom <= today && today <= validUntil);
  }

  return {
    hasBoardAccess,
    /** For whoever changed an agreement here: word of it comes a moment after the commit. */
    forget,
    requireBoardAccess: async (agentId: string): Promise<void> => {
      if (!(await hasBoardAccess(agentId))) throw new AppError('agreement_required');
    },
  };
}
