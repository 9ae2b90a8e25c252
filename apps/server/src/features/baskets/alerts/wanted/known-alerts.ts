import { criteriaOfAlert } from '@hearthline/domain/alert/alert-event';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { FieldTest, MatchContext } from '@hearthline/domain/criteria/match';
import { compileCriteria } from '@hearthline/domain/criteria/match';
import { boardDay } from '@hearthline/domain/time-zone';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { AlertMarket } from '../market/alert-market.ts';
import type { AlertVersion } from './wanted.store.ts';
import { findMark, listCriteria, listWritingAlerts } from './wanted.store.ts';

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
  /** Of what was read last. */
  mark: string | null;
  all: KnownAlert[];
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
    const own: AgentAlerts = known?.today === today ? known : { today, mark: null, all: [], byId: new Map() };
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

  async function readChanged({ tx, agentId }: BasketTransaction, own: AgentAlerts): Promise<KnownAlert[]> {
    const { byId, today } = own;
    const versions = await listWritingAlerts(tx, agentId);
    const changed = versions.filter(({ id, version }) => byId.get(id)?.version !== version);
    const read = await listCriteria(
      tx,
      agentId,
      changed.map(({ id }) => id),
    );
    const criteriaById = new Map(read.map(({ id, criteria }) => [id, criteria]));
    for (const version of changed) {
      const criteria = criteriaById.get(version.id);
      if (criteria)
        byId.set(version.id, know(version, criteria, { today, keywordIds: none, addressIds: none }));
    }
    const present = new Set(versions.map(({ id }) => id));
    for (const id of byId.keys()) if (!present.has(id)) byId.delete(id);
    return versions.flatMap(({ id, clientId }) => {
      const known = byId.get(id);
      return known ? [{ ...known, clientId }] : [];
    });
  }

  return {
    /** All that write. */
    list: async (transaction: BasketTransaction, listingIds: readonly string[]): Promise<KnownAlert[]> => {
      const { tx, agentId, now } = transaction;
      const own = take(agentId, boardDay(now));
      // First the mark: what changes between the two looks is read, and read again the next time.
      const mark = await findMark(tx, agentId);
      if (own.mark === mark) return tellTexts(transaction, own.all, listingIds);
      const all = await readChanged(transaction, own);
      Object.assign(own, { mark, all });
      return tellTexts(transaction, all, listingIds);
    },
  };
}

const none: ReadonlySet<string> = new Set();

function know(version: AlertVersion, criteria: Criteria, context: MatchContext): KnownAlert {
  const { id, clientId, offer, version: written } = version;
  const asked = criteriaOfAlert(criteria);
  const tests = compileCriteria(asked, context).filter(({ field }) => field !== 'status');
  return { id, clientId, offer, version: written, criteria, asked, tests, context };
}
