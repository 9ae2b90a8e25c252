import { beforeEach, describe, expect, it } from 'vitest';
import { accessLifeMs, createFakeBrowser, refreshLifeMs } from '../../testing/fake-browser.ts';

let browser: ReturnType<typeof createFakeBrowser>;

beforeEach(() => {
  browser = createFakeBrowser();
});

const twenty = Array.from({ length: 20 });
const away = () => Response.json({ error: { code: 'unavailable' } }, { status: 503 });

describe('the refresh token before every request', () => {
  it.each([
    ['exactly 10 s before its expiry', 10_000],
    ['1 s after its expiry', -1000],
  ])('[AUTH-14] %s: clears both tokens, goes to login and sends nothing', async (_when, leftMs) => {
    browser.keep(browser.issue(accessLifeMs, leftMs));
    const tab = browser.openTab();

    await expect(tab.get()).rejects.toMatchObject({ status: 401, code: 'session_expired' });

    expect(browser.seen).toEqual([]);
    expect(browser.accessToken()).toBeUndefined();
    expect(browser.refreshToken()).toBeUndefined();
    expect(tab.events).toEqual([{ type: 'ended', reason: 'expired' }]);
  });

  it('[AUTH-14] a moment more than 10 s before its expiry: the request goes out', async () => {
    browser.keep(browser.issue(accessLifeMs, 10_001));
    const tab = browser.openTab();

    await expect(tab.get()).resolves.toMatchObject({ status: 200 });
    expect(browser.refreshCalls()).toEqual([]);
  });

  it('[AUTH-14] an unreadable one counts as expired', async () => {
    browser.keep({ ...browser.issue(), refreshToken: 'garbage' });
    const tab = browser.openTab();

    await expect(tab.get()).rejects.toMatchObject({ code: 'session_expired' });
    expect(browser.seen).toEqual([]);
  });

  it('[AUTH-14] tells the end once however many requests find it', async () => {
    browser.keep(browser.issue(accessLifeMs, 5000));
    const tab = browser.openTab();

    const results = await Promise.allSettled(twenty.map(() => tab.get()));

    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tab.events).toHaveLength(1);
  });

  it('without any token nothing is sent and the tab goes to login', async () => {
    const tab = browser.openTab();

    await expect(tab.get()).rejects.toMatchObject({ code: 'session_expired' });
    expect(browser.seen).toEqual([]);
    expect(tab.events).toEqual([{ type: 'ended', reason: 'signed-out' }]);
  });
});

describe('the access token before every request', () => {
  it('[AUTH-15] 20 requests at once: one refresh, and all of them carry the new token', async () => {
    const old = browser.keep(browser.issue(5000));
    const tab = browser.openTab();

    const replies = await Promise.all(twenty.map(() => tab.get()));

    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(browser.refreshCalls()).toHaveLength(1);
    expect(browser.refreshCalls()[0]?.body).toEqual({
      refreshToken: old.refreshToken,
      deviceName: 'Chrome on Linux',
    });
    expect(browser.dataCalls()).toHaveLength(20);
    expect(new Set(browser.dataCalls().map(({ token }) => token))).toEqual(new Set([browser.accessToken()]));
    expect(browser.accessToken()).not.toBe(old.token);
    expect(browser.refreshToken()).not.toBe(old.refreshToken);
  });

  it.each([
    ['exactly 10 s left', 10_000, 1],
    ['a moment more than 10 s left', 10_001, 0],
    ['expired for an hour', -3_600_000, 1],
  ])('[AUTH-15] %s', async (_when, leftMs, refreshes) => {
    browser.keep(browser.issue(leftMs));
    const tab = browser.openTab();

    await tab.get();
    expect(browser.refreshCalls()).toHaveLength(refreshes);
  });

  it('[AUTH-15] a request that comes during the refresh waits for it', async () => {
    browser.keep(browser.issue(5000));
    const tab = browser.openTab();
    const answer = Promise.withResolvers<void>();
    const { refresh } = browser.server;
    browser.server.refresh = async (refreshToken) => {
      await answer.promise;
      return refresh(refreshToken);
    };

    const first = tab.get();
    await Promise.resolve();
    const second = tab.get();
    expect(browser.dataCalls()).toEqual([]);
    answer.resolve();
    await Promise.all([first, second]);

    expect(browser.refreshCalls()).toHaveLength(1);
  });

  it('[AUTH-15] two tabs: the second waits until it can read what the first has stored', async () => {
    browser.keep(browser.issue(5000));
    const [one, two] = [browser.openTab({ isStorageLate: true }), browser.openTab({ isStorageLate: true })];
    const replies = await Promise.all([one.get(), two.get()]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(browser.refreshCalls()).toHaveLength(1);
    expect(new Set(browser.dataCalls().map(({ token }) => token))).toEqual(new Set([browser.accessToken()]));
  });

  it('[AUTH-15] two tabs: the refresh of one serves the other', async () => {
    browser.keep(browser.issue(5000));
    const [one, two] = [browser.openTab(), browser.openTab()];

    const replies = await Promise.all(twenty.flatMap(() => [one.get(), two.get()]));

    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(browser.refreshCalls()).toHaveLength(1);
    expect([...one.events, ...two.events]).toEqual([]);
  });

  it('[AUTH-15] without Web Locks one tab still refreshes once', async () => {
    browser.keep(browser.issue(5000));
    const tab = browser.openTab({ hasLocks: false });

    await Promise.all(twenty.map(() => tab.get()));
    expect(browser.refreshCalls()).toHaveLength(1);
  });

  it('[AUTH-15] refreshes again when the new token has aged in turn', async () => {
    browser.keep(browser.issue(5000));
    const tab = browser.openTab();

    await tab.get();
    browser.clock.nowMs += accessLifeMs;
    await tab.get();
    expect(browser.refreshCalls()).toHaveLength(2);
  });
});

describe('a refresh that fails', () => {
  it.each([
    ['a reply without isSuccess', () => Response.json({ isSuccess: false })],
    ['a reply without tokens', () => Response.json({ isSuccess: true })],
    ['status 401', () => Response.json({ error: { code: 'unauthenticated' } }, { status: 401 })],
  ])('[AUTH-16] %s ends the session once for all waiting requests', async (_name, refuse) => {
    browser.keep(browser.issue(5000));
    const tab = browser.openTab();
    browser.server.refresh = refuse;

    const results = await Promise.allSettled(twenty.map(() => tab.get()));

    expect(
      results.every((result) => result.status === 'rejected' && result.reason.code === 'session_expired'),
    ).toBe(true);
    expect(browser.refreshCalls()).toHaveLength(1);
    expect(browser.dataCalls()).toEqual([]);
    expect(browser.accessToken()).toBeUndefined();
    expect(browser.refreshToken()).toBeUndefined();
    expect(tab.events).toEqual([{ type: 'ended', reason: 'refused' }]);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['status 503', away, 503],
    ['status 429', () => Response.json({}, { status: 429 }), 429],
    ['a page of some proxy', () => new Response('<html>'), 200],
  ])(
    '[AUTH-16] %s keeps the tokens; the requests fail and a later one succeeds',
    async (_name, fail, status) => {
      const pair = browser.keep(browser.issue(5000));
      const tab = browser.openTab();
      const { refresh } = browser.server;
      browser.server.refresh = fail;

      const results = await Promise.allSettled(twenty.map(() => tab.get()));

      expect(results.every((result) => result.status === 'rejected' && result.reason.status === status)).toBe(
        true,
      );
      expect(browser.refreshCalls()).toHaveLength(1);
      expect(browser.accessToken()).toBe(pair.token);
      expect(tab.events).toEqual([]);

      browser.server.refresh = refresh;
      await expect(tab.get()).resolves.toMatchObject({ status: 200 });
    },
  );
});

describe('a 401', () => {
  it('[AUTH-17] brings one refresh and one retry with the new token', async () => {
    const old = browser.keep(browser.issue());
    browser.server.validAccess.delete(old.token);
    const tab = browser.openTab();

    await expect(tab.get()).resolves.toMatchObject({ status: 200 });
    expect(browser.refreshCalls()).toHaveLength(1);
    expect(browser.dataCalls().map(({ token }) => token)).toEqual([old.token, browser.accessToken()]);
  });

  it('[AUTH-17] never brings a second retry', async () => {
    browser.keep(browser.issue());
    browser.server.refusesEverything = true;
    const tab = browser.openTab();

    await expect(tab.get()).resolves.toMatchObject({ status: 401 });
    expect(browser.dataCalls()).toHaveLength(2);
    expect(browser.refreshCalls()).toHaveLength(1);
  });

  it('[AUTH-17] a storm of 20 in two tabs shares one refresh; late ones retry with the token that is there', async () => {
    const old = browser.keep(browser.issue());
    browser.server.validAccess.delete(old.token);
    const [one, two] = [browser.openTab(), browser.openTab()];
    const late = Promise.withResolvers<void>();
    const lateOne = one.session.send(async (token) => {
      if (token === old.token) await late.promise;
      return { status: token === old.token ? 401 : 200 };
    });

    const replies = await Promise.all(twenty.flatMap(() => [one.get(), two.get()]));
    late.resolve();

    expect((await lateOne).status).toBe(200);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(browser.refreshCalls()).toHaveLength(1);
  });

  it('[AUTH-17] whose refresh finds the server away fails with that and keeps the tokens', async () => {
    const old = browser.keep(browser.issue());
    browser.server.validAccess.delete(old.token);
    browser.server.refresh = away;
    const tab = browser.openTab();

    await expect(tab.get()).rejects.toMatchObject({ status: 503 });
    expect(browser.dataCalls()).toHaveLength(1);
    expect(browser.accessToken()).toBe(old.token);
  });

  it('is never retried as somebody else who signed in meanwhile', async () => {
    browser.keep(browser.issue());
    const [one, two] = [browser.openTab(), browser.openTab()];
    const sent: string[] = [];

    const call = one.session.send(async (token) => {
      sent.push(token);
      two.session.signIn(browser.issue(accessLifeMs, refreshLifeMs, 'agent-2'));
      return { status: 401 };
    });

    await expect(call).rejects.toMatchObject({ code: 'session_expired' });
    expect(sent).toHaveLength(1);
    expect(one.events).toEqual([{ type: 'started', isOtherTab: true }]);
  });
});
