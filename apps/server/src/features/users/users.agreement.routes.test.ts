import type { BoardAgreement } from '@hearthline/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';

let test: TestApp;
let ava: TestAgent;
let noah: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava');
  noah = await test.createAgent('Noah');
});
afterAll(() => test.close());
beforeEach(() => test.database.query('delete from board_agreement'));

/** Signs in anew, because a token does not live as long as these jumps in time. */
async function getAgreement(agent: TestAgent, instant: string): Promise<BoardAgreement> {
  test.clock.set(instant);
  const login = await test.call('POST /auth/secure/login', {
    body: {
      userKey: agent.email,
      password: testPassword,
      turnstileToken: await test.solveChallenge(),
      deviceName: 'Test',
    },
  });
  const me = await test.call('GET /users/me', { as: { token: login.body.token ?? '' } });
  return me.body.result.boardAgreement;
}
const grant = (agent: TestAgent, validFrom: string, validUntil: string) =>
  test.services.operator.agreements.grant(agent.agentId, { boardName: 'Lakeshore', validFrom, validUntil });

describe('board agreement', () => {
  it('is none until the operator grants one, to that agent alone', async () => {
    const none = { status: 'none', boardName: null, validUntil: null };
    expect(await getAgreement(ava, '2025-11-12T14:00:00Z')).toEqual(none);
    await grant(ava, '2025-01-01', '2025-12-31');
    expect(await getAgreement(ava, '2025-11-12T14:00:00Z')).toEqual({
      status: 'active',
      boardName: 'Lakeshore',
      validUntil: '2025-12-31',
    });
    expect(await getAgreement(noah, '2025-11-12T14:00:00Z')).toEqual(none);
  });

  it("begins and ends at midnight of the agent's own calendar", async () => {
    await grant(ava, '2025-03-01', '2025-12-31');
    const statusAt = async (instant: string) => (await getAgreement(ava, instant)).status;
    expect(await statusAt('2025-03-01T04:59:59Z')).toBe('none');
    expect(await statusAt('2025-03-01T05:00:00Z')).toBe('active');
    expect(await statusAt('2026-01-01T04:59:59Z')).toBe('active');
    expect(await statusAt('2026-01-01T05:00:00Z')).toBe('expired');

    await test.database.query("update agent set time_zone = 'America/Vancouver' where agent_id = $1", [
      ava.agentId,
    ]);
    expect(await statusAt('2026-01-01T07:59:59Z')).toBe('active');
    expect(await statusAt('2026-01-01T08:00:00Z')).toBe('expired');
  });

  it('counts a renewal that was granted before the old one ended', async () => {
    await grant(noah, '2025-01-01', '2025-12-31');
    await grant(noah, '2026-01-01', '2026-12-31');
    expect(await getAgreement(noah, '2025-11-12T14:00:00Z')).toMatchObject({
      status: 'active',
      validUntil: '2025-12-31',
    });
    expect(await getAgreement(noah, '2026-06-01T14:00:00Z')).toMatchObject({
      status: 'active',
      validUntil: '2026-12-31',
    });
  });

  it('ends when the operator ends it', async () => {
    await grant(ava, '2025-01-01', '2025-12-31');
    await grant(ava, '2026-01-01', '2026-12-31');
    expect(await test.services.operator.agreements.end(ava.agentId, '2025-11-11')).toBe(true);
    expect(await getAgreement(ava, '2025-11-12T14:00:00Z')).toMatchObject({
      status: 'expired',
      validUntil: '2025-11-11',
    });
    expect(await test.services.operator.agreements.end(ava.agentId, '2025-11-11')).toBe(false);
  });
});
