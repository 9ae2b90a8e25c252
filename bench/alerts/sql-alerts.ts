import { triggersOf } from '@hearthline/domain/alert/alert-event';
import type { IndexedAlert } from '@hearthline/domain/alert/alert-index';
import { keysOfCriteria, keysOfHome } from '@hearthline/domain/alert/alert-keys';
import { alertTriggers } from '@hearthline/domain/alert/vocabulary';
import type { FlatShape } from '@hearthline/domain/criteria/match';
import { flattenShape } from '@hearthline/domain/criteria/match';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import pg from 'pg';
import type { createEvents } from './alert-market.ts';

type Changed = ReturnType<typeof createEvents>[number];

/** The same alerts as rows: all asked by one statement, or found by their keys in a table of its own with indexes. */
export interface SqlAlerts {
  plain(changed: Changed): Promise<number[]>;
  byGist(changed: Changed): Promise<number[]>;
  byTree(changed: Changed): Promise<number[]>;
  /** So many homes with one statement; how many alerts they found in all. */
  batch(changed: readonly Changed[], way: 'gist' | 'tree'): Promise<number>;
  /** As the index is filled from the database. */
  readAll(): AsyncGenerator<IndexedAlert>;
  close(): Promise<void>;
}

const portion = 1_000;
/** Of the fields that the alerts of this benchmark ask for. */
const columns = [
  'id int',
  'key text',
  'offer smallint',
  'price_min bigint',
  'price_max bigint',
  'bed_min smallint',
  'bed_max smallint',
  'kinds int',
  'triggers smallint',
  'bath_min smallint',
  'size_min int',
  'garage_min real',
  'communities text[]',
  'municipalities text[]',
  'areas text[]',
  'circle circle',
  'outline polygon',
  'criteria jsonb',
  'waits_for text[]',
];

export async function createSqlAlerts(ownerUrl: string, alerts: Iterable<IndexedAlert>): Promise<SqlAlerts> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const codes = new Map<string, number>();
  await client.query(`
    create extension if not exists btree_gist;
    create unlogged table bench_alert (${columns.join(', ')});
    create unlogged table bench_key (
      code int, price int8range, low bigint, high bigint, bed_min smallint, bed_max smallint, kinds int, triggers smallint, id int)`);
  let waiting: IndexedAlert[] = [];
  let written = 0;
  for (const alert of alerts) {
    waiting.push(alert);
    if (waiting.length < portion) continue;
    await write(client, waiting, written, codes);
    written += waiting.length;
    waiting = [];
  }
  await write(client, waiting, written, codes);
  await client.query(`
    alter table bench_alert add primary key (id);
    create index bench_key_gist on bench_key using gist (code, price);
    create index bench_key_tree on bench_key (code, low) include (high, bed_min, bed_max, kinds, triggers, id);`);
  await client.query('vacuum analyze bench_alert');
  await client.query('vacuum analyze bench_key');

  const ask = async (name: string, text: string, changed: Changed): Promise<number[]> => {
    const { rows } = await client.query<[number]>({
      name,
      text,
      rowMode: 'array',
      values: valuesOf(changed, codes),
    });
    return rows.map(([id]) => id);
  };
  return {
    plain: (changed) => ask('plain', plainText, changed),
    byGist: (changed) => ask('gist', keyTexts.gist, changed),
    byTree: (changed) => ask('tree', keyTexts.tree, changed),
    batch: async (changed, way) => {
      const parts = changed.map((one) => valuesOf(one, codes));
      const { rows } = await client.query<{ found: string }>({
        text: batchTexts[way],
        values: [
          JSON.stringify(
            parts.map((values) => Object.fromEntries(names.map((name, at) => [name, values[at]]))),
          ),
        ],
      });
      return Number(rows[0]?.found);
    },
    readAll: async function* () {
      for (let from = 0; ; from += portion) {
        const { rows } = await client.query<IndexedAlert>(
          'select key, criteria, waits_for as triggers from bench_alert where id >= $1 and id < $2 order by id',
          [from, from + portion],
        );
        if (rows.length === 0) return;
        yield* rows;
      }
    },
    close: () => client.end(),
  };
}

/** What a home is asked by, in the order of the values. */
const names = [
  'offer',
  'price',
  'old_price',
  'bedrooms',
  'kind',
  'plain_bits',
  'into_bits',
  'bathrooms',
  'size_high',
  'garage',
  'community',
  'municipality',
  'area',
  'x',
  'y',
  'codes',
] as const;
const types =
  'smallint,bigint,bigint,smallint,int,int,int,smallint,float8,real,text,text,text,float8,float8,int[]'.split(
    ',',
  );

function valuesOf({ facts, event }: Changed, codes: Map<string, number>): unknown[] {
  const { price, oldPrice } = event;
  const bits = (triggers: readonly (typeof alertTriggers)[number][]) =>
    triggers.reduce((sum, trigger) => sum | (1 << alertTriggers.indexOf(trigger)), 0);
  const into = price === null ? [] : triggersOf(event, { min: price, max: price });
  const zooms = Array.from({ length: 16 }, (_, zoom) => zoom);
  return [
    facts.offer === 'sale' ? 0 : 1,
    price,
    oldPrice,
    facts.bedrooms,
    1 << homeKinds.indexOf(facts.kind),
    bits(triggersOf(event)),
    bits(into),
    facts.bathrooms,
    facts.areaHigh ?? (facts.areaLow === null ? null : Number.MAX_SAFE_INTEGER),
    facts.garageSpaces,
    facts.communityCode,
    facts.municipalityCode,
    facts.areaCode,
    facts.worldX,
    facts.worldY,
    keysOfHome(facts, zooms).flatMap((key) => codes.get(key) ?? []),
  ];
}

/** What a row says no to; the price stands apart, since an index may have asked it. */
const rest = (alert: string, home: (name: (typeof names)[number]) => string) => `
  (${alert}.kinds & ${home('kind')}) <> 0
  and (${alert}.bed_min is null or ${alert}.bed_min <= ${home('bedrooms')})
  and (${alert}.bed_max is null or ${alert}.bed_max >= ${home('bedrooms')})
  and ((${alert}.triggers & ${home('plain_bits')}) <> 0 or ((${alert}.triggers & ${home('into_bits')}) <> 0
    and not (${home('old_price')} between coalesce(${alert}.low, 0) and coalesce(${alert}.high, 9e15::bigint))))`;
const restOfAlert = (home: (name: (typeof names)[number]) => string) => `
  (a.bath_min is null or a.bath_min <= ${home('bathrooms')})
  and (a.size_min is null or a.size_min <= ${home('size_high')})
  and (a.garage_min is null or a.garage_min <= ${home('garage')})
  and (a.circle is null or a.circle @> point(${home('x')}, ${home('y')}))
  and (a.outline is null or a.outline @> point(${home('x')}, ${home('y')}))`;

const parameter = (name: (typeof names)[number]) =>
  `$${names.indexOf(name) + 1}::${types[names.indexOf(name)]}`;

const plainText = `
  select a.id from (select *, price_min as low, price_max as high from bench_alert) a
  where a.offer = ${parameter('offer')}
    and (a.low is null or a.low <= ${parameter('price')}) and (a.high is null or a.high >= ${parameter('price')})
    and (a.communities is null or ${parameter('community')} = any (a.communities))
    and (a.municipalities is null or ${parameter('municipality')} = any (a.municipalities))
    and (a.areas is null or ${parameter('area')} = any (a.areas))
    and ${parameter('codes')} is not null
    and ${rest('a', parameter)} and ${restOfAlert(parameter)}`;

const inRange = {
  gist: (price: string) => `k.price @> ${price}`,
  tree: (price: string) => `k.low <= ${price} and k.high >= ${price}`,
};
const keyText = (way: 'gist' | 'tree') => `
  select a.id from bench_key k join bench_alert a on a.id = k.id
  where k.code = any (${parameter('codes')}) and ${inRange[way](parameter('price'))}
    and num_nulls(${(['offer', 'community', 'municipality', 'area'] as const).map(parameter).join(', ')}) >= 0
    and ${rest('k', parameter)} and ${restOfAlert(parameter)}`;
const keyTexts = { gist: keyText('gist'), tree: keyText('tree') };

const column = (name: (typeof names)[number]) => `h.${name}`;
const batchText = (way: 'gist' | 'tree') => `
  select count(*) as found
  from jsonb_to_recordset($1::jsonb) h (${names.map((name, at) => `${name} ${types[at]}`).join(', ')})
  cross join lateral unnest(h.codes) c (code)
  join bench_key k on k.code = c.code and ${inRange[way]('h.price')} join bench_alert a on a.id = k.id
  where ${rest('k', column)} and ${restOfAlert(column)}`;
const batchTexts = { gist: batchText('gist'), tree: batchText('tree') };

async function write(
  client: pg.Client,
  alerts: IndexedAlert[],
  from: number,
  codes: Map<string, number>,
): Promise<void> {
  const rows = alerts.map((alert, index) => ({ id: from + index, ...rowOf(alert) }));
  await client.query(
    `insert into bench_alert select * from jsonb_to_recordset($1::jsonb) as r (${columns.join(', ')})`,
    [JSON.stringify(rows)],
  );
  const keys = rows.flatMap(({ id, ...row }, index) => {
    const { keys } = keysOfCriteria((alerts[index] as IndexedAlert).criteria);
    return [...keys.keys()].map((key) => {
      const code = codes.get(key) ?? codes.size;
      codes.set(key, code);
      return { code, id, ...row };
    });
  });
  await client.query(
    `insert into bench_key
    select code, int8range(price_min, price_max, '[]'), coalesce(price_min, 0), coalesce(price_max, 9e15::bigint), bed_min, bed_max, kinds,
      triggers, id
    from jsonb_to_recordset($1::jsonb)
      as r (code int, price_min bigint, price_max bigint, bed_min smallint, bed_max smallint, kinds int, triggers smallint, id int)`,
    [JSON.stringify(keys)],
  );
}

function rowOf({ key, criteria, triggers }: IndexedAlert) {
  const { kind, price, bedrooms, within = [] } = criteria;
  const kinds: readonly HomeKind[] = kind?.any ?? homeKinds;
  const [shape] = within.map(flattenShape);
  return {
    key,
    offer: criteria.offer === 'sale' ? 0 : 1,
    price_min: price?.min,
    price_max: price?.max,
    bed_min: bedrooms?.min,
    bed_max: bedrooms?.max,
    kinds: kinds.reduce<number>((bits, one) => bits | (1 << homeKinds.indexOf(one)), 0),
    triggers: triggers.reduce<number>((bits, one) => bits | (1 << alertTriggers.indexOf(one)), 0),
    bath_min: criteria.bathrooms?.min,
    size_min: criteria.size?.min,
    garage_min: criteria.garage?.min,
    communities: criteria.community?.any,
    municipalities: criteria.municipality?.any,
    areas: criteria.area?.any,
    ...shapeOf(shape),
    criteria,
    waits_for: triggers,
  };
}

function shapeOf(shape: FlatShape | undefined) {
  if (shape?.type === 'circle') return { circle: `<(${shape.x},${shape.y}),${shape.radius}>` };
  if (shape?.type === 'polygon')
    return { outline: `(${shape.rings[0]?.map(({ x, y }) => `(${x},${y})`).join(',')})` };
  return {};
}
