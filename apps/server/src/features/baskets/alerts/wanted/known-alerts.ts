import { criteriaOfAlert } from '@hearthline/domain/alert/alert-event';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { FieldTest, MatchContext } from '@hearthline/domain/criteria/match';
import { compileCriteria } from '@hearthline/domain/criteria/match';
import { boardDay } from '@hearthline/domain/time-zone';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { AlertMarket } from '../market/alert-market.ts';
import type { AlertVersion } from './wanted.store.ts';
import { listCriteria, listWritingAlerts } from './wanted.store.ts';

/** An alert that writes, with what it asks of a home. */
export interface KnownAlert extends AlertVersion {
  criteria: Criteria;
  /** Whatever has just happened to the home. */
  asked: Criteria;
  tests: readonly FieldTest[];
  /** What the database knows of words and addresses, for the homes that are asked about. */
  context: MatchContext;
}

interface AgentAlerts {
  today: string;
  byId: Map<string, KnownAlert>;
}

/** Agents whose alerts are kept ready: who looks at one home looks at the next. */
const mostAgents = 50;

/**
 * The alerts of an agent, ready to be asked. Reading and understanding what a thousand of them want takes far longer than
 * asking them, so each is read again only when it has changed.
 */
export function createKnownAlerts(market: Pick<AlertMarket, 'listTextMatches'>) {
  const kept = new Map<string, AgentAlerts>();

  function take(agentId: string, today: string): AgentAlerts {
    const known = kept.get(agentId);
    kept.delete(agentId);
    const own = known?.today === today ? known : { today, byId: new Map<string, KnownAlert>() };
    kept.set(agentId, own);
    const [oldest] = kept.keys();
    if (kept.size > mostAgents && oldest !== undefined) kept.delete(oldest);
    return own;
  }

  /** Words and addresses are asked for all homes at once; what asks for none is ready as it is. */
  async function tellTexts(
    { tx }: BasketTransaction,
    alerts: readonly KnownAlert[],
    listingIds: readonly string[],
  ): Promise<KnownAlert[]> {
    const texts = (field: 'keywords' | 'address') => [
      ...new Set(alerts.flatMap(({ criteria }) => criteria[field] || [])),
    ];
    const [keywords, addresses] = [texts('keywords'), texts('address')];
    if (keywords.length + addresses.length === 0) return [...alerts];
    const found = await market.listTextMatches(tx, listingIds, { keywords, addresses });
    return alerts.map((alert) => {
      const { keywords: words, address } = alert.criteria;
      if (!words && !address) return alert;
      return know(alert, alert.criteria, {
        ...alert.context,
        keywordIds: found.keywords.get(words ?? '') ?? none,
        addressIds: found.addresses.get(address ?? '') ?? none,
      });
    });
  }

  return {
    /** All that write. */
    list: async (transaction: BasketTransaction, listingIds: readonly string[]): Promise<KnownAlert[]> => {
      const { tx, agentId, now } = transaction;
      const today = boardDay(now);
      const { byId } = take(agentId, today);
      const versions = await listWritingAlerts(tx, agentId);
      const changed = versions.filter(({ id, version }) => byId.get(id)?.version !== version);
      const criteriaById = new Map(
        (
          await listCriteria(
            tx,
            agentId,
            changed.map(({ id }) => id),
          )
        ).map(({ id, criteria }) => [id, criteria]),
      );
      for (const version of changed) {
        const criteria = criteriaById.get(version.id);
        if (criteria)
          byId.set(version.id, know(version, criteria, { today, keywordIds: none, addressIds: none }));
      }
      const present = new Set(versions.map(({ id }) => id));
      for (const id of byId.keys()) if (!present.has(id)) byId.delete(id);
      const alerts = versions.flatMap(({ id, clientId }) => {
        const known = byId.get(id);
        return known ? [{ ...known, clientId }] : [];
      });
      return tellTexts(transaction, alerts, listingIds);
    },
  };
}

export type KnownAlerts = ReturnType<typeof createKnownAlerts>;

const none: ReadonlySet<string> = new Set();

function know(version: AlertVersion, criteria: Criteria, context: MatchContext): KnownAlert {
  const { id, clientId, offer, version: written } = version;
  const asked = criteriaOfAlert(criteria);
  const tests = compileCriteria(asked, context).filter(({ field }) => field !== 'status');
  return { id, clientId, offer, version: written, criteria, asked, tests, context };
}
