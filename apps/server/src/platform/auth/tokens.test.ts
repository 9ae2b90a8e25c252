import { describe, expect, it } from 'vitest';
import { createSettableClock } from '../clock/clock.ts';
import { createAuthenticate } from './authenticate.ts';
import { accessTokenSeconds, createTokens } from './tokens.ts';

const secret = 'a secret that is only for tests, long enough';
const clock = createSettableClock('2026-03-02T15:00:00Z');
const tokens = createTokens({ secret, clock });
const claims = { agentId: 'agent', isAdmin: true, sessionId: 'session' };
const expectedClaims = () => ({ ...claims, expiresAt: clock.now().getTime() / 1000 + accessTokenSeconds });

describe('tokens', () => {
  it('[AUTH-18] one kind does not pass for the other, nor one signed by somebody else', async () => {
    const access = await tokens.signAccess(claims);
    const refresh = await tokens.signRefresh({ agentId: 'agent', sessionId: 'session', tokenId: 'token' });
    expect(await tokens.verifyAccess(access)).toEqual(expectedClaims());
    expect(await tokens.verifyAccess(refresh)).toBeNull();
    expect(await tokens.verifyRefresh(access)).toBeNull();
    const foreign = createTokens({ secret: `${secret}!`, clock });
    expect(await tokens.verifyAccess(await foreign.signAccess(claims))).toBeNull();
    const unsigned = `${btoa('{"alg":"none"}')}.${access.split('.')[1]}.`.replaceAll('=', '');
    expect(await tokens.verifyAccess(unsigned)).toBeNull();
  });

  it('[AUTH-18] an access token ends with its time, and with its session', async () => {
    const ended = new Set<string>();
    const authenticate = createAuthenticate({ tokens, isSessionEnded: (id) => ended.has(id) });
    const header = `Bearer ${await tokens.signAccess(claims)}`;
    expect(await authenticate(header)).toEqual(expectedClaims());
    expect(await authenticate(header.replace('Bearer', 'Basic'))).toBeNull();
    expect(await authenticate(undefined)).toBeNull();
    ended.add('session');
    expect(await authenticate(header)).toBeNull();
    ended.clear();
    clock.advance(accessTokenSeconds * 1000);
    expect(await authenticate(header)).toBeNull();
  });

  it('[AUTH-18] a token that was good once is refused when it has ended or is changed, also among many', async () => {
    const token = await tokens.signAccess(claims);
    const expected = expectedClaims();
    expect(await tokens.verifyAccess(token)).toEqual(expected);
    expect(await tokens.verifyAccess(token)).toEqual(expected);
    const [head, payload, signature = ''] = token.split('.');
    const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    expect(await tokens.verifyAccess(`${head}.${payload}.${changed}`)).toBeNull();
    clock.advance(accessTokenSeconds * 1000 - 1000);
    expect(await tokens.verifyAccess(token)).toEqual(expected);
    clock.advance(1000);
    expect(await tokens.verifyAccess(token)).toBeNull();
    expect(await tokens.verifyAccess(token)).toBeNull();
  });
});
