import type { HeldHome } from '@hearthline/contract/alerts';
import { conditionalCodes } from '@hearthline/domain/alert/still-true';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { FieldTest } from '@hearthline/domain/criteria/match';
import type { BasketPorts, Standing } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { MatchRow } from '../alert-matches.store.ts';
import { alertIdsOf } from '../alert-matches.store.ts';
import { findAlertNames, findMatchCards } from '../ledger/present-matches.ts';
import { isReadable } from '../market/alike-homes.ts';
import { compileAlerts } from '../market/asked-homes.ts';
import { createLikedHomesStore, pickAlike } from '../market/liked-homes.store.ts';
import type { WholeAlert } from '../records/alert-settings.ts';
import { criteriaOf } from '../records/alerts.presenter.ts';

interface Held {
  row: MatchRow;
  clientId: string | null;
  wholes: readonly WholeAlert[];
}

/** How each home that waits stands now, by all that happened to it, and which one that its person liked it is most like. */
export async function presentHeld(
  ports: Pick<BasketPorts, 'listings' | 'market'>,
  transaction: BasketTransaction,
  all: readonly Held[],
): Promise<(rows: readonly MatchRow[]) => HeldHome> {
  const { tx, agentId, now } = transaction;
  const listingIds = [...new Set(all.map(({ row }) => row.listingId))];
  const standings = await ports.listings.listStandings(tx, listingIds);
  const newest = [...new Set([...standings.values()].map(({ listingId }) => listingId))];
  const facts = new Map((await ports.market.findFacts(tx, newest)).map((each) => [each.id, each]));
  const cards = await findMatchCards(ports, transaction, newest);
  const wholes = [
    ...new Map(all.flatMap((each) => each.wholes).map((whole) => [whole.basket.id, whole])).values(),
  ];
  const compiled = await compileAlerts(
    ports.market,
    tx,
    wholes.map(({ basket }) => criteriaOf(basket)),
    newest,
    now,
  );
  const testsOf = new Map(wholes.map(({ basket }, index) => [basket.id, compiled[index] ?? []]));
  const clientIds = [...new Set(all.flatMap(({ clientId }) => clientId ?? []))];
  const liked = (await createLikedHomesStore(tx, agentId).list(clientIds)).filter(isReadable);
  const likedOf = Map.groupBy(liked, ({ clientId }) => clientId);
  const clientOf = new Map(all.map(({ row, clientId }) => [row.id, clientId]));
  const alertsOf = await findAlertNames(
    transaction,
    all.map(({ row }) => row),
  );
  return (rows) => {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) throw new Error('A home waits for something');
    const standing = standings.get(last.listingId);
    const home = standing && facts.get(standing.listingId);
    const asked = [...new Set(rows.flatMap(alertIdsOf))].flatMap((id) => {
      const tests = testsOf.get(id);
      return tests ? [tests] : [];
    });
    const [alike] = home
      ? pickAlike(likedOf.get(clientOf.get(last.id) ?? '') ?? [], { ...home, homeKey: last.homeKey })
      : [];
    const named = new Map(rows.flatMap(alertsOf).map((alert) => [alert.id, alert]));
    return {
      matchIds: rows.map(({ id }) => id),
      alerts: [...named.values()],
      listing: (standing && cards.get(standing.listingId)) ?? null,
      events: joinEvents(rows),
      matchedAt: first.matchedAt.toISOString(),
      lastMatchedAt: last.matchedAt.toISOString(),
      criteriaMet: home ? Math.max(0, ...asked.map((tests) => countMet(tests, home))) : 0,
      like: alike?.address ?? null,
      stale: findStale(rows, standing, home, asked),
    };
  };
}

/** Each kind once, in the order in which they began. */
function joinEvents(rows: readonly MatchRow[]): HeldHome['events'] {
  return [...Map.groupBy(rows, ({ trigger }) => trigger).entries()].map(([trigger, same]) => ({
    trigger,
    oldPrice: same[0]?.oldPrice ?? null,
    price: same.at(-1)?.price ?? null,
  }));
}

const countMet = (tests: readonly FieldTest[], home: SearchFacts): number =>
  tests.filter(({ field, passes }) => field !== 'offer' && passes(home)).length;

/** What has become of a home since it was found; what one of the alerts waited for is not stale. */
function findStale(
  rows: readonly MatchRow[],
  standing: Standing | undefined,
  home: SearchFacts | undefined,
  asked: readonly (readonly FieldTest[])[],
): HeldHome['stale'] {
  if (!standing || !home) return 'offMarket';
  if (!standing.mayShow) return 'notShown';
  const waitedFor = (trigger: AlertTrigger) => rows.some((row) => row.trigger === trigger);
  if (home.status === 'sold') return waitedFor('soldOrLeased') ? null : 'sold';
  if (home.status === 'deactive') return 'offMarket';
  if (conditional.has(standing.code)) return waitedFor('conditional') ? null : 'conditional';
  const fits = asked.some((tests) => tests.every(({ passes }) => passes(home)));
  return fits ? null : 'noMatch';
}

const conditional: ReadonlySet<string> = new Set(conditionalCodes);
