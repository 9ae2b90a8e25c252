import { hourMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertsApp } from '../testing/alerts-app.ts';
import { createAlertsApp, emptyAlerts, homeOf } from '../testing/alerts-app.ts';

let app: AlertsApp;
let etienne: string;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyAlerts(app);
  etienne = await app.addReader({ email: 'etienne@example.com' });
});

interface Rhythm {
  timeUnit: 'atOnce' | 'daily' | 'weekly';
  sendHours: number[];
  quietHours: { from: string; to: string } | null;
  ceiling: number | null;
}

const begin = Date.parse('2025-11-12T14:00:00Z');
const triggers = ['new', 'priceIntoRange', 'priceChange', 'backOnMarket'];
const criteria = { version: 1, offer: 'sale', status: ['active'], price: { max: 83_000_000 } } as const;

/** A day and more of a market: homes come, most of them change their price, and one is sold within hours. */
async function live(): Promise<void> {
  for (let hour = 0; hour < 28; hour += 1) {
    app.clock.set(new Date(begin + hour * hourMs));
    if (hour % 5 === 0) await app.write(homeOf(hour));
    if (hour % 7 === 3)
      await app.write(
        homeOf(hour - (hour % 5), { ListPrice: 790_000 - hour * 500, MlsStatus: 'Price Change' }),
      );
    // Before the message in which it would have been told on the next morning.
    if (hour === 13) await app.write(homeOf(10, { MlsStatus: 'Sold', StandardStatus: 'Pending' }));
    await app.look();
  }
}

async function listSent(): Promise<{ at: string; homes: number }[]> {
  const rows = await app.database.query<{ at: Date; homes: number }>(
    `select m.created_at as at, count(distinct a.home_key)::int as homes
     from message m join alert_match a on a.message_id = m.id group by m.id, m.created_at order by m.created_at`,
  );
  return rows.map(({ at, homes }) => ({ at: at.toISOString(), homes }));
}

async function replay(rhythm: Rhythm) {
  await app.pass(0);
  const reply = await app.call('POST /alerts/replay', {
    as: app.maya,
    body: { criteria, triggers, ...rhythm, clientId: etienne },
  });
  return reply.body.result.messages.map(({ at, homes }) => ({ at, homes }));
}

const rhythms: [string, Rhythm][] = [
  ['at once', { timeUnit: 'atOnce', sendHours: [], quietHours: null, ceiling: null }],
  [
    'at once, with a ceiling and quiet hours',
    { timeUnit: 'atOnce', sendHours: [], quietHours: { from: '20:00', to: '07:00' }, ceiling: 3 },
  ],
  ['twice a day', { timeUnit: 'daily', sendHours: [7, 17], quietHours: null, ceiling: 5 }],
];

/** Makes an alert of this rhythm now. */
const follow = ({ timeUnit, sendHours, quietHours, ceiling }: Rhythm) =>
  app.makeAlert({
    clientId: etienne,
    criteria: { price: criteria.price },
    basket: { timeUnit },
    alert: {
      triggers,
      sendHours,
      ceiling,
      quietFrom: quietHours?.from ?? null,
      quietTo: quietHours?.to ?? null,
    },
  });

describe('what a replay says', () => {
  it.each(rhythms)('is what was sent: %s', async (_name, rhythm) => {
    await follow(rhythm);
    await live();
    const sent = await listSent();
    expect(sent.length).toBeGreaterThan(1);
    expect(await replay(rhythm)).toEqual(sent);
  });

  it('is what was sent: weekly, over the day on which the clocks are put forward', async () => {
    const rhythm: Rhythm = { timeUnit: 'weekly', sendHours: [8], quietHours: null, ceiling: null };
    app.clock.set('2026-02-25T14:00:00Z');
    await follow(rhythm);
    const days = [
      ['2026-02-25T15:00:00Z', homeOf(1)],
      ['2026-03-02T15:00:00Z', homeOf(2)],
      ['2026-03-04T13:00:00Z'],
      ['2026-03-06T15:00:00Z', homeOf(1, { ListPrice: 770_000, MlsStatus: 'Price Change' })],
      ['2026-03-09T15:00:00Z', homeOf(3)],
      ['2026-03-11T12:00:00Z'],
    ] as const;
    for (const [instant, ...homes] of days) {
      app.clock.set(instant);
      if (homes.length > 0) await app.write(...homes);
      await app.look();
    }
    const sent = await listSent();
    expect(sent).toEqual([
      { at: '2026-03-04T13:00:00.000Z', homes: 2 },
      { at: '2026-03-11T12:00:00.000Z', homes: 2 },
    ]);
    expect(await replay(rhythm)).toEqual(sent);
  });
});
