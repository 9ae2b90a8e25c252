import pg from 'pg';
import type { ActiveIndex } from '../../apps/server/src/features/listings/active-index/active-index.ts';
import { sized } from '../support/size.ts';
import type { Timing } from './measure.ts';
import { toTiming } from './measure.ts';

const rounds = sized(60, 3);
/** As everywhere in this benchmark: what runs all day is warm. */
const warmUpRounds = sized(60, 3);

/** From the commit of a change until a search finds it, beside a bare notification from one session to another. */
export async function measureFreshness({
  ownerUrl,
  index,
  nextApply,
  today,
}: {
  ownerUrl: string;
  index: Pick<ActiveIndex, 'count'>;
  nextApply(): Promise<unknown>;
  today: string;
}): Promise<{ seen: Timing; notified: Timing; written: Timing }> {
  const writer = new pg.Client({ connectionString: ownerUrl });
  const listener = new pg.Client({ connectionString: ownerUrl });
  await writer.connect();
  await listener.connect();
  try {
    return await measure({ writer, listener, index, nextApply, today });
  } finally {
    await writer.end();
    await listener.end();
  }
}

async function measure({
  writer,
  listener,
  index,
  nextApply,
  today,
}: {
  writer: pg.Client;
  listener: pg.Client;
  index: Pick<ActiveIndex, 'count'>;
  nextApply(): Promise<unknown>;
  today: string;
}) {
  await listener.query('listen bench');
  await writer.query('create table if not exists bench_note (round int)');
  const { rows } = await writer.query(
    "select id, list_price from listing l where exists (select from listing_open o where o.id = l.id and o.offer = 'sale') limit $1",
    [warmUpRounds + rounds],
  );
  const [seen, notified, written]: [number[], number[], number[]] = [[], [], []];
  /** From the commit of what a transaction holds until another session has heard of it. */
  const measureNotified = async (round: number): Promise<number> => {
    const received = new Promise((resolve) => listener.once('notification', resolve));
    await writer.query("select pg_notify('bench', $1)", [String(round)]);
    const sentAt = performance.now();
    await Promise.all([writer.query('commit'), received]);
    return performance.now() - sentAt;
  };
  for (const [round, { id, list_price: before }] of rows.entries()) {
    const price = 13_370_000_00 + round;
    const wanted = {
      version: 1 as const,
      offer: 'sale' as const,
      status: ['active' as const],
      price: { min: price, max: price },
    };
    if ((await index.count(wanted, { today })) !== 0) throw new Error('It is found before it is there');
    await writer.query('begin');
    await writer.query('update listing set list_price = $2 where id = $1', [id, price]);
    const changedAt = performance.now();
    const committed = writer.query('commit');
    // Asked whenever the index took something in: asking without a pause would keep the processor from the database.
    do await nextApply();
    while ((await index.count(wanted, { today })) === 0);
    seen.push(performance.now() - changedAt);
    await committed;
    await writer.query('update listing set list_price = $2 where id = $1', [id, before]);

    await writer.query('begin');
    notified.push(await measureNotified(round));
    // A commit that has something to keep waits for the disk; a bare notification has nothing.
    await writer.query('begin');
    await writer.query('insert into bench_note values ($1)', [round]);
    written.push(await measureNotified(round));
  }
  const timing = (times: number[]) => toTiming(times.slice(warmUpRounds));
  return { seen: timing(seen), notified: timing(notified), written: timing(written) };
}
