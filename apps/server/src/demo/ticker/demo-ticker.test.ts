import { dayMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettableClock } from '../../platform/clock/clock.ts';
import { createSettableClock } from '../../platform/clock/clock.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { fillTestMarket } from '../../testing/test-market.ts';
import type { DemoTicker } from './demo-ticker.ts';
import { createDemoTicker } from './demo-ticker.ts';
import type { TickReport } from './market-tick.ts';

const start = '2025-11-13T14:00:00Z';

let database: TestDatabase;
let clock: SettableClock;
let ticker: DemoTicker;

async function runTicks(times: number, stepMs: number): Promise<TickReport> {
  const total: TickReport = { listed: 0, taken: {}, refused: 0 };
  for (let index = 0; index < times; index += 1) {
    const report = await ticker.tick();
    total.listed += report?.listed ?? 0;
    total.refused += report?.refused ?? 0;
    for (const [type, count] of Object.entries(report?.taken ?? {})) {
      total.taken[type] = (total.taken[type] ?? 0) + count;
    }
    clock.advance(stepMs);
  }
  return total;
}

const count = async (source: string) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from ${source}`))[0]?.count ?? 0;
const snapshot = () =>
  database.query(
    `select key, state, code, list_price, close_price, entered_at, modified_at from listing order by key`,
  );

beforeAll(async () => {
  database = await createTestDatabase();
  await fillTestMarket(database, { listings: 300 });
});
afterAll(() => database.drop());

describe('the ticker of the demo market', () => {
  it('does the same for the same market and clock', async () => {
    const other = await createTestDatabase();
    await fillTestMarket(other, { listings: 300 });
    for (const each of [database, other]) {
      clock = createSettableClock(start);
      ticker = createDemoTicker({ database: each.worker, clock });
      await runTicks(6, dayMs);
    }
    const theirs = await other.query('select key, state, code, list_price from listing order by key');
    expect(theirs).toEqual(
      await database.query('select key, state, code, list_price from listing order by key'),
    );
    await other.drop();
  });

  it('lists, reprices and sells homes, and never asks for what the lifecycle refuses', async () => {
    const before = await count('listing');
    const events = await count('listing_event');
    ticker = createDemoTicker({ database: database.worker, clock });
    const total = await runTicks(60, dayMs);
    expect(total.refused).toBe(0);
    expect(total.listed).toBeGreaterThan(10);
    for (const type of ['changePrice', 'acceptConditional', 'sellFirm']) {
      expect(total.taken[type], type).toBeGreaterThan(1);
    }
    const steps = Object.values(total.taken).reduce((sum, taken) => sum + taken, 0);
    expect(await count('listing')).toBe(before + total.listed);
    expect(await count('listing_event')).toBe(events + total.listed + steps);
  });

  it('keeps about as many homes on the market', async () => {
    const open = await count('listing_open');
    await runTicks(60, dayMs);
    expect(await count('listing_open')).toBeGreaterThan(open * 0.5);
    expect(await count('listing_open')).toBeLessThan(open * 2);
  });

  it('ends what is over by the calendar', async () => {
    await database.query(`with chosen as (select id from listing_open where code = 'new' order by id desc limit 1),
        changed as (update listing_event set to_state = 'comingSoon', code = 'cs' where listing_id in (select id from chosen))
      update listing set state = 'comingSoon', code = 'cs', start_date = '2025-11-20' where id in (select id from chosen)`);
    const total = await runTicks(40, 3 * dayMs);
    expect(total.refused).toBe(0);
    expect(Object.keys(total.taken)).toEqual(
      expect.arrayContaining(['expire', 'waive', 'extend', 'activate', 'confirmClosed']),
    );
    const today = clock.now().toISOString().slice(0, 10);
    expect(await count(`listing where state = 'active' and expiry_date < date '${today}' - 3`)).toBe(0);
  });

  it('keeps history, projections and relistings right', async () => {
    const outOfOrder = `(select at, to_state, from_state, lag(at) over w as at_before, lag(to_state) over w as state_before
      from listing_event window w as (partition by listing_id order by id)) e
      where at_before >= at or state_before <> from_state`;
    expect(await count(outOfOrder)).toBe(0);
    const open = `select id, code, price, newest_key, changed_key, is_relisted`;
    expect(
      await count(`((${open} from listing_open except ${open} from listing_facts where status = 'active')
        union all (${open} from listing_facts where status = 'active' except ${open} from listing_open)) d`),
    ).toBe(0);
    expect(await count('listing_detail where is_open')).toBe(await count('listing_open'));
    expect(await count('listing')).toBe(await count('listing_detail'));
    expect(
      await count(`listing l join listing p on p.id = l.previous_listing_id
        where p.home_key <> l.home_key or p.state not in ('expired', 'terminated')`),
    ).toBe(0);
    expect(
      await count(
        '(select home_key from listing_open join listing using (id) group by 1 having count(*) > 1) d',
      ),
    ).toBe(0);
  });

  it('wakes those who follow the listings', async () => {
    const channels: string[] = [];
    const { Client } = (await import('pg')).default;
    const listener = new Client({ connectionString: database.ownerUrl });
    await listener.connect();
    const notified = new Promise<void>((resolve) => {
      listener.on('notification', ({ channel }) => {
        channels.push(channel);
        resolve();
      });
    });
    await listener.query('listen "hearthline:listings"');
    await runTicks(5, dayMs);
    await notified;
    expect(channels).toContain('hearthline:listings');
    await listener.end();
  });

  it('rests where there is no demo market', async () => {
    await database.query(`delete from feed_state where source = 'demo'`);
    const before = await snapshot();
    expect(await ticker.tick()).toBeUndefined();
    expect(await snapshot()).toEqual(before);
  });
});
