import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { OpenLink } from '../../platform/pages/page-kind.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createClientLinks } from './page-links.ts';

let app: TestApp;
let [anna, ben]: TestAgent[] = [];
const publicOrigin = 'https://p.example';
const subject = createId();
const tokenOf = ({ url }: OpenLink) => url.slice(`${publicOrigin}/c/`.length);

function linksWith(secret = 'a secret of this test, which is long enough') {
  return createClientLinks({ database: app.database.app, clock: app.clock, secret, publicOrigin });
}
const asAgent = ({ agentId }: Pick<TestAgent, 'agentId'>, days: number, links = linksWith()) =>
  app.database.app.asAgent(agentId, (tx) => links.linksOf('report').open(tx, agentId, subject, days));

beforeAll(async () => {
  app = await createTestApp();
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
});
afterAll(() => app.close());

describe('a link to a page', () => {
  it('stays where it is while it holds, and is another one after it was closed or has ended', async () => {
    const links = linksWith();
    const agent = anna as TestAgent;
    const first = await asAgent(agent, 1);
    const longer = await asAgent(agent, 30);
    expect(longer.url).toBe(first.url);
    expect(longer.expiresAt.getTime() - app.clock.now().getTime()).toBe(30 * 86_400_000);
    expect(await links.follow(tokenOf(first))).toEqual({
      kind: 'report',
      agentId: agent.agentId,
      subjectId: subject,
      version: 1,
      path: `/c/${tokenOf(first)}`,
    });
    await app.database.app.asAgent(agent.agentId, (tx) => links.linksOf('report').close(tx, subject));
    expect(await links.follow(tokenOf(first))).toBeNull();
    const second = await asAgent(agent, 1);
    expect(second.url).not.toBe(first.url);
    app.clock.advance(86_400_000);
    expect(await links.follow(tokenOf(second))).toBeNull();
    const third = await asAgent(agent, 1);
    expect(await links.follow(tokenOf(third))).toMatchObject({ version: 3 });
  });

  it('is kept as a hash of more than 128 random bits, and followed though the secret was changed', async () => {
    const link = await asAgent(anna as TestAgent, 1);
    const token = tokenOf(link);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const stored = await app.database.query<{ hash: string; row: string }>(
      `select encode(token_hash, 'hex') as hash, row_to_json(l)::text as row from system.page_link l where revoked_at is null
        order by version desc`,
    );
    expect(stored[0]?.hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(stored[0]?.row).not.toContain(token);
    expect(await linksWith('another secret, also long enough for it').follow(token)).not.toBeNull();
  });
});

describe('a second kind of page', () => {
  it('has links of its own to the same subject', async () => {
    const { agentId } = anna as TestAgent;
    const links = linksWith();
    const report = await asAgent({ agentId }, 30, links);
    const baskets = links.linksOf('basket');
    const basket = await app.database.app.asAgent(agentId, (tx) => baskets.open(tx, agentId, subject, 30));
    expect(basket.url).not.toBe(report.url);
    expect(await links.follow(tokenOf(basket))).toMatchObject({
      kind: 'basket',
      agentId,
      subjectId: subject,
      version: 1,
    });
    await app.database.app.asAgent(agentId, (tx) => baskets.close(tx, subject));
    expect(await links.follow(tokenOf(basket))).toBeNull();
    expect(await links.follow(tokenOf(report))).toMatchObject({ kind: 'report' });
  });
});

describe('functions of links to pages', () => {
  it('tell of a link only to whoever has its token or is its agent', async () => {
    const { agentId } = anna as TestAgent;
    const link = await asAgent({ agentId }, 30);
    const list = (agent: TestAgent) =>
      app.database.app.asAgent(agent.agentId, (tx) =>
        linksWith().linksOf('report').listOpen(tx, agent.agentId, [subject]),
      );
    expect(await list(anna as TestAgent)).toEqual(new Map([[subject, link]]));
    expect(await list(ben as TestAgent)).toEqual(new Map());
    for (const hash of [Buffer.alloc(32), null])
      expect(
        (
          await sql`select * from system.find_page_link(${hash}, ${app.clock.now()})`.execute(
            app.database.app.db,
          )
        ).rows,
      ).toEqual([]);
  });

  it('change nothing of another agent, and make nothing for nobody', async () => {
    const link = await asAgent(anna as TestAgent, 30);
    const [row] = await app.database.query<{ id: string }>(
      'select id from system.page_link where revoked_at is null order by version desc limit 1',
    );
    await app.database.app.asAgent((ben as TestAgent).agentId, async (tx) => {
      await linksWith().linksOf('report').close(tx, subject);
      await sql`select system.extend_own_page_link(${row?.id}, '2020-01-01')`.execute(tx);
    });
    expect(await linksWith().follow(tokenOf(link))).not.toBeNull();
    const forNobody = sql`select system.create_own_page_link(${createId()}, 'report', ${subject}, ${Buffer.alloc(32)}, now(), now())`;
    await expect(forNobody.execute(app.database.app.db)).rejects.toThrow(/null value/);
  });
});
