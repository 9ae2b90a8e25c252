import { mainDashboard } from '@hearthline/contract/dashboard';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
beforeAll(async () => {
  app = await createTestApp();
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('delete from dashboard');
  await app.database.query('delete from badge');
});

const open = async (as = anna) =>
  (await app.call('GET /dashboard/{name}', { as, params: { name: mainDashboard } })).body.result;
const setItems = (id: string, items: string[], as = anna) =>
  app.call('PUT /dashboard/{id}/items', { as, params: { id }, body: { items } });
const restoreDefault = (id: string, as = anna) =>
  app.call('POST /dashboard/{id}/default', { as, params: { id } });
const listBadges = async () =>
  (await app.call('GET /badges', { as: anna, query: '?pageSize=200' })).body.result;
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const faceOf = ({ items }: Awaited<ReturnType<typeof open>>) =>
  items.map(({ itemType, itemKey, itemId, configuration }) => ({
    itemType,
    itemKey,
    configuration,
    itemId: itemType === 'Component' ? '' : itemId,
  }));

describe('the default board', () => {
  it('comes back to an emptied board with the badges that are still there, and that is taken back', async () => {
    const first = await open();
    const emptied = await setItems(first.id, []);
    expect(emptied.body.result.items).toEqual([]);
    const restored = (await restoreDefault(first.id)).body.result;
    expect(faceOf(restored)).toEqual(faceOf(first));
    expect(await open()).toEqual(restored);
    expect(await listBadges()).toHaveLength(8);

    const before = (await setItems(first.id, idsOf(first))).body.result;
    expect(before).toEqual(first);
    expect(await open()).toEqual(first);
  });

  it('takes the agent’s badges in whatever language they were made, and makes anew what was changed or deleted', async () => {
    const first = await open();
    const [changed, deleted] = await listBadges();
    await app.database.query(`update agent set language = 'fr' where agent_id = $1`, [anna.agentId]);
    try {
      await app.database.query(`update badge set name = 'Mine' where id = $1`, [changed?.badgeId]);
      await app.call('DELETE /admin/badge/{badgeId}', {
        as: anna,
        params: { badgeId: deleted?.badgeId ?? '' },
      });
      const restored = (await restoreDefault(first.id)).body.result;
      const kept = new Set(restored.items.map(({ itemId }) => itemId));
      const known = first.items.filter(
        ({ itemId, itemType }) => itemType !== 'Component' && kept.has(itemId),
      );
      expect(known).toHaveLength(6);
      expect(restored.items).toHaveLength(10);
      expect((await listBadges()).map(({ badgeName }) => badgeName)).toContain('Mine');
      expect(await listBadges()).toHaveLength(9);
    } finally {
      await app.database.query(`update agent set language = 'en' where agent_id = $1`, [anna.agentId]);
    }
  });

  it('is the agent’s own, and its items are named once and known', async () => {
    const main = await open();
    const [news] = main.items.filter(({ itemKey }) => itemKey === 'News');
    expect((await restoreDefault(main.id, ben)).status).toBe(404);
    expect((await setItems(main.id, [], ben)).status).toBe(404);
    expect((await setItems(main.id, [createId()])).status).toBe(404);
    expect((await setItems(main.id, [news?.id ?? '', news?.id ?? ''])).status).toBe(400);
    expect(idsOf(await open())).toEqual(idsOf(main));
    const again = (await restoreDefault(main.id)).body.result;
    const twice = again.items.find(({ itemKey }) => itemKey === 'News')?.id ?? '';
    expect((await setItems(main.id, [news?.id ?? '', twice])).status).toBe(409);
  });
});

it('a board says whether it loads everything at once, and keeps it', async () => {
  const { id, isLazy } = await open();
  expect(isLazy).toBe(true);
  const set = (value: boolean, as = anna) =>
    app.call('PUT /dashboard/{id}/loading', { as, params: { id }, body: { isLazy: value } });
  expect((await set(false, ben)).status).toBe(404);
  expect((await set(false)).status).toBe(200);
  expect((await open()).isLazy).toBe(false);
});
