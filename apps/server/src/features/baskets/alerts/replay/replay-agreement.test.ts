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
  timeUnit: 'atOnce' | 'daily';
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

describe('what a replay says', () => {
  it.each(rhythms)('is what was sent: %s', async (_name, rhythm) => {
    const { timeUnit, sendHours, quietHours, ceiling } = rhythm;
    await app.makeAlert({
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
    await live();
    const sent = await listSent();
    expect(sent.length).toBeGreaterThan(1);
    expect(await replay(rhythm)).toEqual(sent);
  });
});
