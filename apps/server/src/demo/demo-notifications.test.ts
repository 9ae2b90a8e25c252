import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../testing/test-app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { fillTestMarket } from '../testing/test-market.ts';
import { makeDemoNotifications } from './demo-notifications.ts';

let app: TestApp;
let agents: TestAgent[];
beforeAll(async () => {
  app = await createTestApp();
  await fillTestMarket(app.database, { listings: 300 });
  agents = [await app.createAgent('Ava'), await app.createAgent('Noah')];
});
afterAll(() => app.close());

it('tells the demo’s agents of favourites that changed, in the app only and once', async () => {
  const { notifications } = app.services.operator;
  // The home that was cut last was cut twice more.
  await app.database.query(
    `insert into listing_event (id, listing_id, code, to_state, at, effective_date, old_price, new_price, actor)
     select ('ffffffff-ffff-7fff-bfff-00000000000' || again)::uuid, e.listing_id, e.code, e.to_state, e.at, e.effective_date, e.old_price,
       e.new_price, e.actor
     from generate_series(1, 2) again, listing_event e join listing l on l.id = e.listing_id
     where e.code = 'pc' and l.code = 'pc' and l.offer = 'sale' and e.new_price < e.old_price
     order by e.id desc limit 2`,
  );
  for (let time = 0; time < 2; time += 1)
    await makeDemoNotifications({ database: app.database.worker, notifications });
  for (const { agentId, ...agent } of agents) {
    const { result } = (await app.call('GET /notifications/all', { as: agent })).body;
    // A market as small as this one has few conditional deals.
    expect(result.map(({ messageType }) => messageType)).toEqual(
      expect.arrayContaining(['Announcement', 'DownSide']),
    );
    expect(result.length).toBeLessThanOrEqual(6);
    const [kept] = await app.database.query<{ favorites: number; mails: number }>(
      `select (select count(*) from favorite where agent_id = $1) as favorites,
        (select count(*) from notification_delivery where agent_id = $1) as mails`,
      [agentId],
    );
    expect(kept?.mails).toBe(0);
    // Some that nothing was to be told of.
    expect(kept?.favorites).toBeGreaterThanOrEqual(result.length);
    expect(kept?.favorites).toBeLessThanOrEqual(8);
  }
});
