import type { ClientImport, ImportColumn, ImportTarget } from '@hearthline/contract/client-import';
import { fakeApi } from '../../../testing/fake-api.ts';
import { samplePlans } from '../../../testing/sample-plans.ts';

export const importId = '0198a000-0000-7000-8000-0000000000f1';
export const importedAt = '2025-11-12T14:00:00.000Z';
const column = (name: string, target: ImportTarget, changes: Partial<ImportColumn> = {}): ImportColumn => ({
  name,
  samples: [],
  target,
  match: target === 'ignore' ? 'none' : 'sure',
  values: [],
  ...changes,
});
/** All rows checked; change what the test is about. */
export const sampleImport = (changes: Partial<ClientImport> = {}): ClientImport => ({
  id: importId,
  fileName: 'clients-2025.csv',
  state: 'checked',
  habit: 'unknown',
  columns: [
    column('First Name', 'firstName', { samples: ['Amara', 'Daniel'] }),
    column('Mobile', 'phone', { samples: ['4165550142'] }),
    column('DOB', 'birthday', { samples: ['03/11/1987'] }),
    column('Stage', 'category', {
      samples: ['hot'],
      values: [
        { value: 'hot', rows: 84, becomes: 'interested', match: 'guess' },
        { value: 'purple', rows: 2, becomes: null, match: 'none' },
      ],
    }),
    column('CRM_ID', 'ignore', { samples: ['a0B4'] }),
  ],
  isDayFirst: true,
  hasUnclearDates: true,
  missingFields: ['budget'],
  known: 'update',
  likely: 'add',
  tag: 'Spring',
  rowsTotal: 240,
  rowsDone: 240,
  counts: { ready: 171, incomplete: 3, known: 8, likely: 1, refused: 57, created: 0, updated: 0 },
  reasons: { 'missing:phone': 3, 'same:email': 8 },
  failure: null,
  createdAt: importedAt,
  updatedAt: importedAt,
  ...changes,
});

type Routes = Parameters<typeof fakeApi>[0];

/** A server that keeps one import and does what it is told. */
export function fakeImport(start: Partial<ClientImport> = {}, more: Routes = {}) {
  let found = sampleImport(start);
  const keep = (changes: Partial<ClientImport>) => {
    found = { ...found, ...changes };
    return { isSuccess: true as const, result: found };
  };
  const lookup = (code: string, name: string) => ({ id: code, name, code });
  return fakeApi({
    'GET /users/plans': () => ({ isSuccess: true, result: samplePlans() }),
    'GET /lookup/groups': () => ({
      isSuccess: true,
      result: {
        ClientCategory: [
          lookup('interested', 'Interested'),
          lookup('waitingList', 'Waiting list'),
          lookup('notInterested', 'Not interested'),
        ],
      },
    }),
    'GET /clients/imports': () => ({
      isSuccess: true,
      result: [sampleImport({ columns: [], state: 'done' })],
    }),
    'GET /clients/imports/{id}': () => keep({}),
    'GET /clients/imports/{id}/preview': ({ query }) => ({
      isSuccess: true,
      result: [1, 2].map((offset) => ({
        rowNumber: Number(query.get('row')) + offset - 1,
        values: {
          firstName: offset === 1 ? 'Amara' : 'Daniel',
          lastName: 'Chen',
          phone: '+14165550142',
          birthday: found.isDayFirst ? '1987-11-03' : '1987-03-11',
        },
        reasons: offset === 1 ? [] : ['missing:phone'],
      })),
    }),
    'GET /clients/imports/{id}/issues': ({ query }) => ({
      isSuccess: true,
      totalRows: 57,
      result: [
        {
          rowNumber: 12,
          kind: (query.get('kind') ?? 'refused') as 'refused',
          reasons: query.get('kind') === 'known' ? ['same:email'] : ['doubled:4', 'invalid:birthday'],
          text: 'Twice · Told',
        },
      ],
    }),
    'PUT /clients/imports/{id}/plan': ({ body }) =>
      keep({
        state: 'checked',
        isDayFirst: body.isDayFirst,
        known: body.known,
        tag: body.tag,
        columns: found.columns.map((each, index) => ({
          ...each,
          target: body.columns[index]?.target ?? each.target,
        })),
      }),
    'POST /clients/imports/{id}/start': () =>
      keep({ state: 'done', counts: { ...found.counts, created: 174, updated: 8 } }),
    'POST /clients/imports/{id}/undo': () => keep({ state: 'undone' }),
    ...more,
  });
}
