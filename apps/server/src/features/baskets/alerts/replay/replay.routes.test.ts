import type { Replay } from '@hearthline/contract/alerts';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdMaker } from '../../../../platform/ids.ts';
import type { AlertCallsApp } from '../testing/alert-calls-app.ts';
import { createAlertCallsApp, sampleAlert } from '../testing/alert-calls-app.ts';

let app: AlertCallsApp;
let amara: string;
/** Homes for sale with a price, the cheapest first. */
let homes: { id: string; price: number; community: string | null }[];
const hourMs = 3_600_000;
beforeAll(async () => {
  app = await createAlertCallsApp();
  amara = await app.addReader({ firstName: 'Amara', email: 'amara@example.com', province: 'BC' });
  homes = await app.database.query(
    `select id, price::float8 as price, community_code as community from listing_open
     where offer = 'sale' and price is not null order by price, id`,
  );
});
afterAll(() => app.close());

/** Something happens to a listing so many hours ago. */
async function happen(
  listingId: string,
  hours: number,
  event: { code?: string; from?: number; to?: number } = {},
): Promise<void> {
  const at = new Date(app.clock.now().getTime() - hours * hourMs);
  await app.database.query(
    `insert into listing_event (id, listing_id, code, to_state, at, effective_date, old_price, new_price, actor)
     values ($1, $2, $3, 'active', $4::timestamptz, ($4::timestamptz)::date, $5, $6, 'feed')`,
    [createIdMaker()(at.getTime()), listingId, event.code ?? 'new', at, event.from ?? null, event.to ?? null],
  );
}
const forget = () => app.database.query('delete from listing_event');

const { criteria: base } = sampleAlert();
async function replay(criteria: Partial<Criteria>, changes: object = {}): Promise<Replay> {
  const { triggers, timeUnit, sendHours, quietHours, ceiling } = sampleAlert();
  const reply = await app.call('POST /alerts/replay', {
    as: app.maya,
    body: {
      ...{ triggers, timeUnit, sendHours, quietHours, ceiling },
      criteria: { ...base, ...criteria },
      clientId: null,
      ...changes,
    },
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.result;
}
const priceOf = (position: number) => homes[position]?.price ?? 0;
const idOf = (position: number) => homes[position]?.id ?? '';
const hoursOf = ({ messages }: Replay) => messages.map(({ at }) => at.slice(5, 16));

describe('what an alert would have sent', () => {
  it('are messages with their homes, in the days and hours of the client', async () => {
    await forget();
    await happen(idOf(0), 26, { to: priceOf(0) });
    await happen(idOf(1), 25, { to: priceOf(1) });
    await happen(idOf(1), 2, { code: 'pc', from: priceOf(1) + 100, to: priceOf(1) });
    await happen(idOf(2), 24 * 31, { to: priceOf(2) });
    await happen(idOf(3), 3, { code: 'ext' });
    const result = await replay({});
    expect(result).toMatchObject({
      from: '2025-10-13',
      to: '2025-11-12',
      timeZone: 'America/Toronto',
      homes: 2,
      busiest: 2,
    });
    expect(
      result.messages.map(({ homes: count, listings }) => [count, listings.map(({ id }) => id)]),
    ).toEqual([
      [1, [idOf(0)]],
      [1, [idOf(1)]],
      [1, [idOf(1)]],
    ]);
    const inEvening = await replay({}, { timeUnit: 'daily', sendHours: [18], clientId: amara });
    expect(inEvening).toMatchObject({ timeZone: 'America/Vancouver', homes: 2 });
    // Six in the evening in Vancouver; what happened this morning waits for tonight.
    expect(hoursOf(inEvening)).toEqual(['11-12T02:00']);
    expect((await replay({}, { triggers: ['priceChange'] })).messages).toHaveLength(1);
  });

  it('ask with the price that each event left, and with what it was before', async () => {
    await forget();
    const max = priceOf(0) - 1_000;
    await happen(idOf(0), 40, { to: priceOf(0) });
    await happen(idOf(0), 30, { code: 'pc', from: priceOf(0), to: max });
    await happen(idOf(0), 20, { code: 'pc', from: max, to: priceOf(0) });
    const triggers = ['new', 'priceIntoRange'];
    expect((await replay({ price: { max } }, { triggers })).messages).toHaveLength(1);
    expect((await replay({ price: { max: priceOf(0) } }, { triggers })).messages).toHaveLength(1);
    expect((await replay({ price: { max: max - 1 } }, { triggers })).messages).toHaveLength(0);
  });

  it('are all of them, however many portions they are read in', async () => {
    await forget();
    // On both sides of where one part of the days ends, too.
    await app.database.query(
      `insert into listing_event (id, listing_id, code, to_state, at, effective_date, old_price, new_price, actor)
       select overlay(first_id_of_day(at::date)::text placing lpad(to_hex((extract(epoch from at) * 1000)::bigint >> 16), 8, '0')
           || '-' || lpad(to_hex((extract(epoch from at) * 1000)::bigint & 65535), 4, '0') || '-7' || lpad(to_hex(n), 3, '0') from 1)::uuid,
         $1, 'pc', 'active', at, at::date, 2, $2, 'feed'
       from generate_series(1, 1200) n, lateral (select $3::timestamptz - n * interval '35 minutes' as at) moment`,
      [idOf(0), priceOf(0), app.clock.now()],
    );
    const whole = await replay({}, { ceiling: null });
    expect(whole.messages).toHaveLength(1_200);
    expect(whole.stoppedAt).toBeNull();
    const dear = await replay({ price: { min: priceOf(0) + 1 } });
    expect(dear.messages).toHaveLength(0);
  });

  it('pass over what its seller keeps back, and find what is sold by now', async () => {
    await forget();
    await happen(idOf(0), 40, { to: priceOf(0) });
    await happen(idOf(1), 40, { to: priceOf(1) });
    await app.database.query('update listing set may_show_on_internet = false where id = $1', [idOf(0)]);
    await app.database.query(`update listing set state = 'firm', code = 'sld' where id = $1`, [idOf(1)]);
    expect((await replay({})).messages.flatMap(({ listings }) => listings.map(({ id }) => id))).toEqual([
      idOf(1),
    ]);
    await app.database.query('update listing set may_show_on_internet = true');
    await app.database.query(`update listing set state = 'active', code = 'new' where id = $1`, [idOf(1)]);
  });
});

describe('what would make it better', () => {
  const kindsOf = ({ suggestions }: Replay) => suggestions.map(({ kind, field }) => [kind, field]);

  it('is fewer messages on busy days, and once a week where there are very many', async () => {
    await forget();
    for (let hour = 0; hour < 5; hour += 1) await happen(idOf(hour), 26 + hour, { to: priceOf(hour) });
    const busy = await replay({});
    expect(busy.busiest).toBe(5);
    const ceiling = busy.suggestions.find(({ kind }) => kind === 'ceiling');
    expect(ceiling).toMatchObject({ field: null, ceiling: 2, homes: 5, liked: 0 });
    expect(ceiling?.busiest).toBeLessThanOrEqual(3);
    for (let day = 0; day < 28; day += 1)
      for (const hour of [1, 5]) await happen(idOf(day % 12), day * 24 + hour, { to: priceOf(day % 12) });
    const many = await replay({});
    expect(many.messages.length).toBeGreaterThan(40);
    const weekly = many.suggestions.find(({ kind }) => kind === 'weekly');
    expect(weekly).toMatchObject({ timeUnit: 'weekly', homes: expect.any(Number) });
    expect(weekly?.messages).toBeLessThanOrEqual(5);
    const narrower = many.suggestions.filter(({ kind }) => kind === 'narrow');
    expect(narrower.length).toBeGreaterThan(0);
    for (const each of narrower) {
      expect(each.homes).toBeLessThan(many.homes);
      const again = await replay(each.criteria);
      expect([again.homes, again.messages.length]).toEqual([each.homes, each.messages]);
    }
  });

  it('is one criterion less where it finds next to nothing', async () => {
    await forget();
    for (const position of [0, 1, 2]) await happen(idOf(position), 30 + position, { to: priceOf(position) });
    const narrow = await replay({ price: { max: 1 }, keywords: '' });
    expect(narrow).toMatchObject({ homes: 0, messages: [] });
    expect(kindsOf(narrow)).toEqual([['widen', 'price']]);
    expect(narrow.suggestions[0]).toMatchObject({ criteria: base, homes: 3, messages: 3 });
  });

  it('keeps away what the client rejected, and nothing that they like', async () => {
    await forget();
    const answered = homes.slice(0, 6).map(({ id }) => id);
    await app.database.query(
      `update listing set bedrooms = 2, kind = 'detached' where id = any ($1::uuid[])`,
      [answered],
    );
    const [liked, rejected] = [answered.slice(0, 3), answered.slice(3)];
    await app.database.query('update listing set bedrooms = 4 where id = any ($1::uuid[])', [liked]);
    const basket = await app.makeBasket({ clientId: amara, listingIds: answered });
    await app.sendAll(basket.id);
    const sent = await app.getBasket(basket.id);
    for (const home of sent.homes)
      await app.submit(app.pageOf(sent), {
        action: 'answer',
        home: home.id,
        answer: liked.includes(home.listing?.id ?? '') ? 'yes' : 'no',
      });
    for (const id of answered) await happen(id, 30, { to: 50_000_000 });
    const { suggestions } = await replay({}, { clientId: amara });
    const better = suggestions.filter(({ kind }) => kind === 'rejected');
    expect(better.length).toBeGreaterThan(0);
    for (const each of better) expect(each).toMatchObject({ kept: 3, liked: 3 });
    expect(Math.max(...better.map(({ dropped }) => dropped))).toBe(rejected.length);

    const proposed = await app.call('POST /alerts/proposal', {
      as: app.maya,
      body: { clientId: amara, criteria: base },
    });
    expect(proposed.body.result).toMatchObject({ liked: 3, rejected: 3, dropped: 3, kept: 3 });
    const stranger = await app.addClient({ firstName: 'Noor', email: 'noor@example.com' });
    const nothing = await app.call('POST /alerts/proposal', {
      as: app.maya,
      body: { clientId: stranger, criteria: null },
    });
    expect(nothing.body.result).toBeNull();
  });

  it('is asked with an agreement, and in words that are understood', async () => {
    const ben = await app.createAgent('Ben');
    const { triggers, timeUnit, sendHours, quietHours, ceiling } = sampleAlert();
    const body = { criteria: base, triggers, timeUnit, sendHours, quietHours, ceiling, clientId: null };
    const as = async (agent: object, more: object = {}) =>
      (await app.call('POST /alerts/replay', { ...agent, body: { ...body, ...more } })).status;
    expect(await as({ as: ben })).toBe(403);
    expect(await as({})).toBe(401);
    expect(await as({ as: app.maya }, { triggers: ['sold'] })).toBe(400);
    expect(await as({ as: app.maya }, { clientId: idOf(0) })).toBe(404);
  });
});
