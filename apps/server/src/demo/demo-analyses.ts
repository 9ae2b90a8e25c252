import type { Method } from '@hearthline/domain/valuation/method';
import type { CmaServices } from '../features/cma/cma.routes.ts';
import type { Db } from '../platform/db/database.ts';
import { listAgentsWithoutAnalyses, listBusyHomes } from './demo-analyses.store.ts';

const wanted: Method[] = ['fast', 'advance', 'advance', 'fast', 'advance', 'fast'];
const mostTried = 60;

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
  return async ({ subjects, comparables, cmas }: CmaServices): Promise<void> => {
    const homes = await listBusyHomes(db, mostTried);
    for (const agentId of await listAgentsWithoutAnalyses(db, emails)) {
      const open = [...wanted];
      for (const listingId of homes) {
        const method = open[0];
        if (!method) break;
        const { subject, lacking, salesNear } = await subjects.find(agentId, listingId, today());
        if (lacking.length > 0 || salesNear < 3) continue;
        const made = await cmas.start(agentId, { method, subject, clientId: null, chosen: [] });
        // Fast has saved its own, unless it handed over.
        if (made.versions.length === 0) {
          const { source } = await subjects.findOrigin(listingId);
          const found = await comparables.find(agentId, made.draft, source, today());
          const draft = { ...made.draft, chosen: found.suggested };
          const { revision } = await cmas.update(agentId, made.id, {
            revision: made.revision,
            draft,
            clientId: null,
          });
          await cmas.saveVersion(agentId, made.id, { revision, note: '' });
        }
        open.shift();
      }
    }
  };
}
