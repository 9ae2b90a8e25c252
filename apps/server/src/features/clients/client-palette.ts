import { clientFilter } from '@hearthline/contract/client-filter';
import type { PaletteRow } from '@hearthline/contract/palette';
import { paletteLimits } from '@hearthline/contract/palette';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs, pickMatching } from '../../platform/palette/palette-provider.ts';
import { createSmartListsStore } from './filter/smart-lists.store.ts';
import { toNamePatterns, toSearchPatterns } from './records/client-record.ts';
import type { ClientRecordRow } from './records/clients.store.ts';
import { createClientsStore } from './records/clients.store.ts';

/** Clients by everything that finds them in their list, and smart lists by their names. */
export function createClientPalette(deps: {
  database: Pick<Database, 'asAgent'>;
}): [PaletteProvider<'clients'>, PaletteProvider<'lists'>] {
  const within = <T>(agentId: string, work: (tx: Tx) => Promise<T>) =>
    deps.database.asAgent(agentId, work, { statementMs: paletteWaitMs });
  return [
    {
      kind: 'clients',
      find: ({ agentId, text, limit }) =>
        within(agentId, async (tx) => {
          const store = createClientsStore(tx, agentId);
          const { ids, total, isSimilar } = await findIds(store, joinDigits(text), limit);
          const rows = new Map((await store.listRecords(ids)).map((row) => [row.id, row]));
          return { total, isSimilar, rows: ids.flatMap((id) => rows.get(id) ?? []).map(present) };
        }),
    },
    {
      kind: 'lists',
      find: ({ agentId, text, limit }) =>
        within(agentId, async (tx) => {
          const lists = await createSmartListsStore(tx, agentId).list();
          const found = pickMatching(lists, text, ({ name }) => name);
          return {
            total: found.length,
            rows: found
              .slice(0, limit)
              .map(({ id, name, filter }) => ({ id, name, filter: clientFilter.parse(filter) })),
          };
        }),
    },
  ];
}

async function findIds(store: ReturnType<typeof createClientsStore>, text: string, limit: number) {
  const patterns = toSearchPatterns(text);
  // Signs alone would find everybody.
  if (patterns.length === 0) return { ids: [], total: 0, isSimilar: false };
  const { counted } = paletteLimits;
  const found = await store.listNamedFirst(patterns, toNamePatterns(text), { limit, counted });
  // Numbers are right or wrong, and short words are like everything.
  if (found.total > 0 || !/\p{L}{5}/u.test(text) || /\d/.test(text)) return { ...found, isSimilar: false };
  const similar = await store.listLikely(text, limit);
  return { ids: similar, total: similar.length, isSimilar: similar.length > 0 };
}

/** A number is kept without the signs that people write between its digits. */
function joinDigits(text: string): string {
  const isNumber = /^\+?[\d\s().-]+$/.test(text) && /\d{2}/.test(text);
  return isNumber ? text.replace(/\D/g, '') : text;
}

function present(row: ClientRecordRow): PaletteRow<'clients'> {
  const { id, firstName, lastName, email, phone } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    place: [row.address1, row.city].filter(Boolean).join(', '),
    // Codes of the lists: only checked input is kept.
    type: row.type as PaletteRow<'clients'>['type'],
    category: row.category,
    lastContactAt: row.lastContactAt?.toISOString() ?? null,
    lastContactKind: row.lastContactKind as PaletteRow<'clients'>['lastContactKind'],
  };
}
