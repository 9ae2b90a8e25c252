import pg from 'pg';
import type { ActiveIndex } from '../../apps/server/src/features/listings/active-index/active-index.ts';
import type { Timing } from './measure.ts';
import { toTiming } from './measure.ts';

const rounds = 60;

/** From the moment a change is sent until a search finds it, beside a bare notice from one session to another. */
export async function measureFreshness({
  ownerUrl,
  index,
  today,
}: {
  ownerUrl: string;
  index: ActiveIndex;
  today: string;
}): Promise<{ seen: Timing; notified: Timing }> {
  const writer = new pg.Client({ connectionString: ownerUrl });
  const listener = new pg.Client({ connectionString: ownerUrl });
  await writer.connect();
  await listener.connect();
  await listener.query('listen bench');
  const { rows } = await writer.query(
    "select id, list_price from listing l where exists (select from listing_open o where o.id = l.id and o.offer = 'sale') limit $1",
    [rounds],
  );
  const [seen, notified]: [number[], number[]] = [[], []];
  for (const [round, { id, list_price: before }] of rows.entries()) {
    const price = 13_370_000_00 + round;
    const changedAt = performance.now();
    await writer.query('update listing set list_price = $2 where id = $1', [id, price]);
    const wanted = {
      version: 1 as const,
      offer: 'sale' as const,
      status: ['active' as const],
      price: { min: price, max: price },
    };
    while ((await index.count(wanted, { today })) === 0) await new Promise(setImmediate);
    seen.push(performance.now() - changedAt);
    await writer.query('update listing set list_price = $2 where id = $1', [id, before]);

    const heard = new Promise((resolve) => listener.once('notification', resolve));
    const sentAt = performance.now();
    await writer.query("select pg_notify('bench', $1)", [String(round)]);
    await heard;
    notified.push(performance.now() - sentAt);
  }
  await writer.end();
  await listener.end();
  return { seen: toTiming(seen), notified: toTiming(notified) };
}
