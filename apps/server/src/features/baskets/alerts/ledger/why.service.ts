import type { WhyNot } from '@hearthline/contract/alerts';
import { criteriaOfAlert, triggersOf } from '@hearthline/domain/alert/alert-event';
import { widenFor } from '@hearthline/domain/alert/proposal-candidates';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { alertTriggers } from '@hearthline/domain/alert/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { FieldTest } from '@hearthline/domain/criteria/match';
import { startOfDay } from '@hearthline/domain/time-zone';
import { AppError } from '../../../../platform/errors.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { requireBoardAccess } from '../../basket-transaction.ts';
import { listReaders } from '../../records/basket-readers.ts';
import { compileAlerts } from '../market/asked-homes.ts';
import type { WholeAlert } from '../records/alert-settings.ts';
import { findAlert, rhythmOf, zoneOf } from '../records/alert-settings.ts';
import { criteriaOf } from '../records/alerts.presenter.ts';
import { createPlanner, listBlocks } from '../records/reader-standing.ts';
import type { Onlooker } from '../replay/look-back.ts';
import { lookBack, tells } from '../replay/look-back.ts';
import { createLedgerStore } from './ledger.store.ts';
import { presentMatches } from './present-matches.ts';

const mostRows = 50;

/** Why a home was sent to the people of an alert, or was not. */
export function createWhyService({
  transactions: { open },
  ports,
}: {
  transactions: BasketTransactions;
  ports: BasketPorts;
}) {
  async function look(transaction: BasketTransaction, id: string, listingId: string) {
    requireBoardAccess(transaction);
    const { tx, agentId, now } = transaction;
    const whole = await findAlert(transaction, id);
    const facts = await ports.market.findHome(tx, listingId);
    if (!facts) throw new AppError('listing_not_found');
    const criteria = criteriaOf(whole.basket);
    const ledger = createLedgerStore(tx, agentId);
    const days = await ledger.listDays({ alertId: id, person: null });
    const rows = await ledger.listOfHome({ alertId: id, days }, facts.homeKey, mostRows);
    const [tests = []] = await compileAlerts(ports.market, tx, [criteria], [listingId], now);
    return {
      whole,
      criteria,
      rows: await presentMatches(ports, transaction, rows),
      ignored: await listIgnored(transaction, whole, listingId),
      isShown: facts.mayShow,
      ...(await findStanding(transaction, whole)),
      widened: widen(criteria, facts, tests),
      now,
    };
  }

  /** What happened to the home while the alert was there, and it does not wait for. */
  async function listIgnored(
    { tx, timeZone }: BasketTransaction,
    { basket, alert }: WholeAlert,
    listingId: string,
  ): Promise<AlertTrigger[]> {
    const begun = startOfDay(basket.activatesOn, timeZone);
    const since = begun > basket.createdAt ? begun : basket.createdAt;
    const events = await ports.market.listEventsOfHome(tx, listingId, since);
    const { price } = criteriaOf(basket);
    const ignored = new Set(
      events.flatMap((event) => {
        const triggers = triggersOf(event, price);
        return triggers.some((trigger) => alert.triggers.includes(trigger)) ? [] : triggers;
      }),
    );
    return alertTriggers.filter((trigger) => ignored.has(trigger));
  }

  async function findStanding(transaction: BasketTransaction, whole: WholeAlert) {
    const { timeZone, now } = transaction;
    const all = (await listReaders(ports, transaction, [whole.basket.id])).get(whole.basket.id) ?? [];
    const reader = all.find(({ client }) => client?.id === whole.basket.clientId) ?? all[0];
    // Nobody is there to whom anything could go.
    if (!reader) return { block: 'noAddress' as const, leavesAt: now, zone: timeZone };
    const [block = null] = await listBlocks(ports, transaction, [{ reader, whole }]);
    const planOf = await createPlanner(transaction, [{ reader, whole }]);
    const leavesAt = planOf({ reader, wholes: [whole] });
    return { block, leavesAt, zone: zoneOf(reader.client, timeZone) };
  }

  /** The effect of a change on the last days; of what events tell, the wider look holds the narrower one. */
  async function compare(
    criteria: Criteria,
    widened: Criteria,
    whole: WholeAlert,
    onlooker: Onlooker,
  ): Promise<{ homes: number; messages: number }> {
    const asked = { ...rhythmOf(whole), triggers: whole.alert.triggers };
    const [narrow, wide] = [
      { ...asked, criteria },
      { ...asked, criteria: widened },
    ];
    const past = await lookBack(ports.market, wide, onlooker);
    const known = tells(widened, criteria) ? past : await lookBack(ports.market, narrow, onlooker);
    const before = await known.replay(narrow);
    const after = await past.replay(wide);
    return {
      homes: after.homes - before.homes,
      messages: Math.max(0, after.messages.length - before.messages.length),
    };
  }

  return {
    /** What is worked out ends when nobody waits for it any more. */
    explain: async (
      agentId: string,
      id: string,
      listingId: string,
      signal?: AbortSignal,
    ): Promise<WhyNot> => {
      const { whole, criteria, widened, now, leavesAt, zone, ...found } = await open(agentId, (transaction) =>
        look(transaction, id, listingId),
      );
      const { card, answers } = await ports.market.explain(agentId, criteriaOfAlert(criteria), listingId);
      const effect =
        widened && (await compare(criteria, widened, whole, { agentId, now, timeZone: zone, signal }));
      return {
        ...found,
        listing: card,
        answers: answers.filter(({ field }) => field !== 'status'),
        wouldLeaveAt: leavesAt.toISOString(),
        widening: widened && effect ? { criteria: widened, ...effect } : null,
      };
    },
  };
}

export type WhyService = ReturnType<typeof createWhyService>;

/** The least change of one criterion by which a home fits; null where none is enough, or none is needed. */
function widen(criteria: Criteria, facts: SearchFacts, tests: readonly FieldTest[]): Criteria | null {
  const [failing, ...others] = tests.filter(({ passes }) => !passes(facts));
  if (!failing || others.length > 0 || failing.field === 'offer') return null;
  return widenFor(criteria, failing.field, [facts]).apply(criteria);
}
