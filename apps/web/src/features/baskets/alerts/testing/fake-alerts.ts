import type { Proposal, Wanter } from '@hearthline/contract/alert-fit';
import type {
  Alert,
  AlertFilter,
  AlertRow,
  ApprovalGroup,
  HeldHome,
  LedgerRow,
  Replay,
  WhyNot,
} from '@hearthline/contract/alerts';
import { alertFilters } from '@hearthline/contract/alerts';
import { alertOutcomes } from '@hearthline/domain/alert/vocabulary';
import type { FakeRequest, failWith } from '../../../../testing/fake-api.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { fakeBaskets } from '../../testing/fake-baskets.ts';
import { readerIdOf } from '../../testing/sample-basket.ts';
import { alertRowOf, outcomesOf, proposalOf, replayOf, sampleAlert, whyOf } from './sample-alert.ts';

type Failure = ReturnType<typeof failWith>;

export interface KeptAlerts {
  rows?: AlertRow[];
  alert?: Alert;
  ledger?: LedgerRow[];
  why?: WhyNot;
  approvals?: ApprovalGroup[];
  /** Homes that wait beyond those. */
  beyond?: number;
  /** What is approved has left before anybody could take it back. */
  approvedLeave?: boolean;
  wanted?: { matches: Wanter[]; near: Wanter[] };
  wantedCounts?: Record<string, number>;
  /** One for every question, or what is answered to each. */
  replay?: Replay | ((asked: FakeRequest<'POST /alerts/replay'>['body']) => Replay | Failure);
  proposal?: Proposal | null;
  /** Homes that the client has answered. */
  answers?: number;
  /** What the pages of baskets need: homes, the client, those they live with. */
  baskets?: Parameters<typeof fakeBaskets>[0];
}

const done = { isSuccess: true } as const;
const ok = <Result>(result: Result) => ({ isSuccess: true, result }) as const;

const filters: Record<AlertFilter, (row: AlertRow) => boolean> = {
  all: () => true,
  active: ({ state }) => state === 'active',
  paused: ({ state }) => state === 'paused',
  waiting: ({ outcomes }) => outcomes.held > 0,
  silent: ({ pausesOn }) => pausesOn !== null,
};

const pageOf = <Row>(rows: readonly Row[], query: URLSearchParams): Row[] => {
  const size = Number(query.get('pageSize') ?? 20);
  const page = Number(query.get('page') ?? 1);
  return rows.slice((page - 1) * size, page * size);
};

function countOutcomes(rows: readonly LedgerRow[]) {
  const [sent, merged, held, blocked] = alertOutcomes.map(
    (wanted) => rows.filter(({ outcome }) => outcome === wanted).length,
  );
  return outcomesOf(sent, merged, held, blocked);
}

function ledgerRoutes(ledger: readonly LedgerRow[]) {
  return {
    'GET /alerts/ledger': ({ query }: FakeRequest<'GET /alerts/ledger'>) => {
      const text = (query.get('search') ?? '').toLowerCase();
      const found = ledger.filter(({ listing }) =>
        `${listing?.address} ${listing?.mlsNumber}`.toLowerCase().includes(text),
      );
      const wanted = query.get('outcome');
      const shown = found.filter(({ outcome }) => wanted === null || wanted === outcome);
      const counts = countOutcomes(found);
      const check = { matches: counts.matches, rows: counts.matches, checkedAt: '2025-11-12T13:58:00.000Z' };
      return { ...ok(pageOf(shown, query)), totalRows: shown.length, counts, check };
    },
  };
}

function approvalRoutes({ approvals: groups = [], approvedLeave: haveLeft = false, beyond = 0 }: KeptAlerts) {
  let waiting: readonly ApprovalGroup[] = groups;
  const isAsked = ({ matchIds }: HeldHome, asked: readonly string[]) =>
    matchIds.some((id) => asked.includes(id));
  const countOf = (asked: readonly string[]) =>
    groups.flatMap(({ homes }) => homes).filter((home) => isAsked(home, asked)).length;
  return {
    'GET /alerts/approvals': () => ({
      ...ok([...waiting]),
      totalRows: waiting.reduce((sum, { homes }) => sum + homes.length, beyond),
    }),
    'POST /alerts/approvals': ({ body }: FakeRequest<'POST /alerts/approvals'>) => {
      waiting = waiting
        .map((group) => ({
          ...group,
          homes: group.homes.filter((home) => !isAsked(home, body.matchIds)),
        }))
        .filter(({ homes }) => homes.length > 0);
      return ok({ changed: countOf(body.matchIds) });
    },
    'POST /alerts/approvals/undo': ({ body }: FakeRequest<'POST /alerts/approvals/undo'>) => {
      if (haveLeft) return ok({ changed: 0 });
      waiting = groups;
      return ok({ changed: countOf(body.matchIds) });
    },
    'POST /alerts/approvals/send-now': () => ok({ sent: 2 }),
  };
}

/** A server that keeps these alerts, as far as the screens ask for them. */
export function fakeAlerts({ rows = [alertRowOf(1)], ...kept }: KeptAlerts = {}) {
  let list = rows;
  let alert = kept.alert ?? sampleAlert();
  const baskets = fakeBaskets(kept.baskets);
  const put = (change: Partial<Alert>) => {
    alert = { ...alert, ...change, revision: alert.revision + 1 };
    const { id, state, pauseReason, resumesOn, pausesOn } = alert;
    list = list.map((row) => (row.id === id ? { ...row, state, pauseReason, resumesOn, pausesOn } : row));
    return ok(alert);
  };
  /** The list knows more of them than the one that is open. */
  const open = (id: string) => {
    const row = list.find((each) => each.id === id);
    if (row && row.id !== alert.id) alert = sampleAlert({ id, name: row.name });
  };
  const api = fakeApi({
    'GET /alerts': ({ query }) => {
      const text = (query.get('search') ?? '').toLowerCase();
      const found = list.filter(({ name, readers }) =>
        `${name} ${readers.map((reader) => reader.name).join(' ')}`.toLowerCase().includes(text),
      );
      const shown = found.filter(filters[(query.get('filter') ?? 'all') as AlertFilter]);
      const counts = alertFilters.map((filter) => [filter, found.filter(filters[filter]).length] as const);
      return {
        ...ok(pageOf(shown, query)),
        totalRows: shown.length,
        counts: Object.fromEntries(counts) as Record<AlertFilter, number>,
        waiting: list.reduce((sum, { outcomes }) => sum + outcomes.held, 0),
      };
    },
    'POST /alerts': ({ body: { isPaused, ...input } }) =>
      put({ ...input, state: isPaused ? 'paused' : 'active', pauseReason: isPaused ? 'byAgent' : null }),
    'GET /alerts/{id}': ({ params }) => {
      open(params.id);
      return ok(alert);
    },
    'PUT /alerts/{id}': ({ body: { revision: _revision, ...input } }) => put(input),
    'DELETE /alerts/{id}': ({ params }) => {
      list = list.filter(({ id }) => id !== params.id);
      return done;
    },
    'POST /alerts/{id}/restore': () => {
      list = rows;
      return ok(alert);
    },
    'POST /alerts/{id}/duplicate': () => ok({ ...alert, state: 'paused' as const }),
    'POST /alerts/{id}/pause': ({ params, body }) => {
      open(params.id);
      return put({ state: 'paused', pauseReason: 'byAgent', resumesOn: body.until });
    },
    'POST /alerts/{id}/resume': ({ params }) => {
      open(params.id);
      return put({ state: 'active', pauseReason: null, resumesOn: null });
    },
    'POST /alerts/{id}/keep': ({ params }) => {
      open(params.id);
      return put({ pausesOn: null });
    },
    'POST /alerts/replay': ({ body }) => {
      const { replay = replayOf() } = kept;
      if (typeof replay !== 'function') return ok(replay);
      const answer = replay(body);
      return 'from' in answer ? ok(answer) : answer;
    },
    'POST /alerts/proposal': () => ok(kept.proposal === undefined ? proposalOf() : kept.proposal),
    'GET /baskets/of-client/{id}/wishes': () => ok({ answers: kept.answers ?? 0 } as never),
    'GET /alerts/{id}/why': () => ok(kept.why ?? whyOf()),
    'GET /alerts/wanted': () => ok(kept.wantedCounts ?? {}),
    'GET /alerts/wanted/{id}': () => ok(kept.wanted ?? { matches: [], near: [] }),
    'POST /alerts/wanted/{id}/send': ({ body }) =>
      ok({ sent: body.alertIds.map((_, place) => readerIdOf(place + 1)), leftOut: [] }),
    // After those with an id in their place, because the last that fits answers.
    ...ledgerRoutes(kept.ledger ?? []),
    ...approvalRoutes(kept),
  });
  return { api, baskets };
}
