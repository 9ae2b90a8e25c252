import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let ava: TestAgent;
let noah: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava');
  noah = await test.createAgent('Noah');
});
afterAll(() => test.close());
beforeEach(() => test.database.query('delete from notification'));

const countOf = (agent: TestAgent) => test.call('GET /notifications/unread/count', { as: agent });
const notify = (agent: TestAgent, bodies: string[]) =>
  test.services.operator.notifications.notify(
    agent.agentId,
    bodies.map((body) => ({ type: 'Info', title: 'News', body })),
  );

describe('GET /notifications/unread/count', () => {
  it('wants a token and takes no query', async () => {
    expect((await test.call('GET /notifications/unread/count')).status).toBe(401);
    const odd = await test.call('GET /notifications/unread/count', { as: ava, query: '?agentId=1' });
    expect({ status: odd.status, paths: odd.body.error?.fields?.map(({ path }) => path) }).toEqual({
      status: 400,
      paths: ['agentId'],
    });
  });

  it('counts the unread ones of this agent alone', async () => {
    expect((await countOf(ava)).body).toEqual({ isSuccess: true, count: 0 });
    await notify(ava, ['one', 'two', 'three']);
    await notify(noah, ['other']);
    expect((await countOf(ava)).body).toEqual({ isSuccess: true, count: 3 });
    await test.database.query("update notification set read_at = now() where body = 'two'");
    expect((await countOf(ava)).body.count).toBe(2);
    expect((await countOf(noah)).body.count).toBe(1);
  });

  it('keeps the order in which they were written, and all or none', async () => {
    const bodies = Array.from({ length: 50 }, (_, index) => `#${index + 1}`);
    await notify(ava, bodies);
    const rows = await test.database.query<{ body: string }>('select body from notification order by id');
    expect(rows.map(({ body }) => body)).toEqual(bodies);
    await expect(notify(ava, ['fine', 'not \0 fine'])).rejects.toThrow();
    expect((await countOf(ava)).body.count).toBe(50);
  });

  it('stores bodies without anything that could run', async () => {
    await notify(ava, [
      '<b onclick="steal()">Sold</b><script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">more</a>',
    ]);
    const [row] = await test.database.query<{ body: string }>('select body from notification');
    expect(row?.body).toBe('<b>Sold</b>more');
  });
});
