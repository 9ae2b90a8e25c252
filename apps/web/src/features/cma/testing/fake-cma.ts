import type { ReplyOf } from '@hearthline/contract';
import type { Candidate, Cma, CmaDraft, CmaRow, ComparablesFound } from '@hearthline/contract/cma';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sampleMe } from '../../../testing/sample-me.ts';
import { samplePlans } from '../../../testing/sample-plans.ts';
import { cmaId, house, makeCard, makeCma, makeDraft, saleId } from './grid-fixture.ts';

/** The number makes the id, the address and how alike the home is. */
export function candidateOf(number: number, part: Partial<Candidate> = {}): Candidate {
  return {
    listing: makeCard({ id: saleId(number), address: `${number} Elmwood Ave N` }),
    facts: house,
    distance: number / 10,
    match: 1 - number / 100,
    soldDate: '2025-09-11',
    ...part,
  };
}

export function foundOf(count: number, part: Partial<ComparablesFound> = {}): ComparablesFound {
  const items = Array.from({ length: count }, (_, place) => candidateOf(place + 1));
  return {
    total: count,
    items,
    nearMisses: [],
    implausible: 0,
    isTooMany: count > 50,
    repairs: [],
    suggested: items.slice(0, 4).map(({ listing }) => listing.id),
    actives: null,
    expired: null,
    ...part,
  };
}

export const conditions: CmaDraft['conditions'] = {
  radiusMetres: 1_000,
  soldFrom: '2025-07-01',
  criteria: { version: 1, offer: 'sale', status: ['sold'], kind: { any: ['detached'] } },
};

export function rowOf(number: number, part: Partial<CmaRow> = {}): CmaRow {
  return {
    id: saleId(number),
    address: `${number} Hampton Cres`,
    municipality: 'Mississauga',
    method: 'advance',
    updatedAt: '2025-11-09T15:00:00.000Z',
    createdAt: '2025-11-09T15:00:00.000Z',
    photoUrl: null,
    clientName: null,
    versions: 1,
    latest: { value: 165_500_000, low: 161_200_000, high: 169_800_000 },
    moved: null,
    score: null,
    ...part,
  };
}

export const people = [
  { id: saleId(801), name: 'Daniel Whitford' },
  { id: saleId(802), name: 'Sofia Marchetti' },
];

interface Kept {
  cma?: Partial<Cma>;
  rows?: CmaRow[];
  found?: (body: { conditions: CmaDraft['conditions'] }) => ComparablesFound;
}

/** One analysis that is kept as it is saved, what the conditions find, and a history. */
export function fakeCma({ cma = {}, rows = [], found = () => foundOf(6) }: Kept = {}) {
  let kept = makeCma({ draft: makeDraft({ conditions, chosen: [] }), ...cma });
  const api = fakeApi({
    'GET /users/me': () => ({ isSuccess: true, result: sampleMe() }),
    'GET /users/plans': () => ({ isSuccess: true, result: samplePlans() }),
    'GET /cma/{id}': () => ({ isSuccess: true, result: kept }),
    'PUT /cma/{id}': ({ body }) => {
      kept = {
        ...kept,
        draft: body.draft as CmaDraft,
        client: people.find(({ id }) => id === body.clientId) ?? null,
        revision: body.revision + 1,
        updatedAt: '2025-11-12T14:12:00.000Z',
      };
      return { isSuccess: true, result: kept };
    },
    'POST /clients/search': () =>
      ({
        isSuccess: true,
        result: people.map(({ id, name }) => {
          const [firstName = '', lastName = ''] = name.split(' ');
          return { id, firstName, lastName, email: '', phone: '' };
        }),
        totalRows: people.length,
      }) as unknown as ReplyOf<'POST /clients/search'>,
    'POST /cma/comparables': ({ body }) => ({
      isSuccess: true,
      result: found(body as { conditions: CmaDraft['conditions'] }),
    }),
    'POST /listings/cards': ({ body }) => ({
      isSuccess: true,
      result: body.ids.map((id) => makeCard({ id, address: 'Chosen before' })),
    }),
    'GET /cma': () => ({ isSuccess: true, result: rows, totalRows: rows.length }),
    'GET /cma/record': () => ({
      isSuccess: true,
      result: { scored: 12, medianError: 0.043, within10: 0.83, inside: 0.75 },
    }),
  });
  return { api, current: () => kept, id: cmaId };
}
