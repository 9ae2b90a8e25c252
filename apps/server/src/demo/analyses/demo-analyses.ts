import { addDays } from '@hearthline/domain/calendar';
import { boardTimeZone, instantAt } from '@hearthline/domain/time-zone';
import type { Method } from '@hearthline/domain/valuation/method';
import type { CmaServices } from '../../features/cma/cma.routes.ts';
import type { CmaPast } from '../../features/cma/create-cma.ts';
import { createSettableClock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { listAgentsWithoutAnalyses, listBusyHomes, listSoldHomes } from './demo-analyses.store.ts';

const wanted: Method[] = ['fast', 'advance', 'advance', 'fast', 'advance', 'fast'];
/** Of homes that were sold since, the latest first. */
const wantedEarlier: Method[] = ['advance', 'fast', 'fast', 'advance', 'fast', 'advance', 'fast', 'fast'];
const mostTried = 60;
/** How far back the earlier ones reach. */
const earlierDays = 200;

interface Place {
  listingId: string;
  /** The day of the value, and its hour. */
  day: string;
  clock: string;
}

/** A few saved values for every demo agent, so that nobody begins with an empty history. Made once. */
export function createDemoAnalyses({
  db,
  emails,
  today,
}: {
  /** Sees all agents. */
  db: Db;
  emails: readonly string[];
  today(): string;
}) {
  return async ({ subjects, comparables, cmas, cmasAt, scoreSold }: CmaServices & CmaPast): Promise<void> => {
    const agents = await listAgentsWithoutAnalyses(db, emails);
    if (agents.length === 0) return;
    const homes = await listBusyHomes(db, mostTried);
    for (const { agentId, email } of agents) {
      const sold = await listSoldHomes(db, email, addDays(today(), -earlierDays), mostTried);
      // Agents value a home some days before they list it.
      const earlier = sold.map(({ id, listDate }, index) => ({
        listingId: id,
        day: addDays(listDate, -2 - (index % 6)),
        clock: `${10 + (index % 7)}:${15 + (index % 40)}`,
      }));
      await makeSome(agentId, earlier, wantedEarlier, ({ day, clock }) =>
        cmasAt(createSettableClock(instantAt(`${day}T${clock}`, boardTimeZone))),
      );
      const open = homes.map((listingId) => ({ listingId, day: today(), clock: '' }));
      await makeSome(agentId, open, wanted, () => cmas);
    }
    await scoreSold();

    async function makeSome(
      agentId: string,
      places: readonly Place[],
      methods: readonly Method[],
      serviceOf: (place: Place) => CmaServices['cmas'],
    ): Promise<void> {
      const left = [...methods];
      for (const place of places) {
        const [method] = left;
        if (!method) return;
        const { subject, lacking, salesNear } = await subjects.find(agentId, place.listingId, place.day);
        if (lacking.length > 0 || salesNear < 3) continue;
        const service = serviceOf(place);
        const made = await service.start(agentId, { method, subject, clientId: null, chosen: [] });
        // Fast has saved its own, unless it handed over.
        if (made.versions.length === 0) await finish(agentId, service, made, place);
        left.shift();
      }
    }

    async function finish(
      agentId: string,
      service: CmaServices['cmas'],
      { id, draft, revision }: Awaited<ReturnType<CmaServices['cmas']['start']>>,
      { listingId, day }: Place,
    ): Promise<void> {
      const { source } = await subjects.findOrigin(listingId);
      const found = await comparables.find(agentId, draft, source, day);
      const chosen = { ...draft, chosen: found.suggested };
      const saved = await service.update(agentId, id, { revision, draft: chosen, clientId: null });
      await service.saveVersion(agentId, id, { revision: saved.revision, note: '' });
    }
  };
}
