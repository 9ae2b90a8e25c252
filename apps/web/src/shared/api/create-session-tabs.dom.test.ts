import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessLifeMs, createFakeBrowser, refreshLifeMs } from '../../testing/fake-browser.ts';

let browser: ReturnType<typeof createFakeBrowser>;

beforeEach(() => {
  browser = createFakeBrowser();
});

describe('signing in', () => {
  it('stores both tokens as they are and makes the session authorized', () => {
    const tab = browser.openTab();
    expect(tab.session.isAuthorized()).toBe(false);

    const pair = browser.issue();
    tab.session.signIn(pair);

    expect(browser.accessToken()).toBe(pair.token);
    expect(browser.refreshToken()).toBe(pair.refreshToken);
    expect(tab.session.isAuthorized()).toBe(true);
    expect(tab.events).toEqual([{ type: 'started', isOtherTab: false }]);
  });

  it('is noticed by the other tabs', () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.signIn(browser.issue());

    expect(two.session.isAuthorized()).toBe(true);
    expect(two.events).toEqual([{ type: 'started', isOtherTab: true }]);
  });

  it('is told apart from a refresh: a new token of the same agent is no news', async () => {
    browser.keep(browser.issue(5000));
    const [one, two] = [browser.openTab(), browser.openTab()];
    await one.get();

    expect(two.events).toEqual([]);
  });
});

describe('signing out', () => {
  it('[AUTH-18] tells the server the device and all others, then clears both tokens', async () => {
    browser.keep(browser.issue());
    const tab = browser.openTab();
    await tab.session.signOut();

    expect(browser.seen).toMatchObject([
      {
        path: '/auth/logout',
        language: 'fr',
        body: {
          deviceName: 'Chrome on Linux',
          deviceId: browser.items.get('hearthline.deviceId'),
          logoutAllDevice: true,
        },
      },
    ]);
    expect(browser.items.get('hearthline.deviceId')).toMatch(/^[0-9a-f-]{36}$/);
    expect(browser.accessToken()).toBeUndefined();
    expect(browser.refreshToken()).toBeUndefined();
    expect(tab.events).toEqual([{ type: 'ended', reason: 'signed-out' }]);
  });

  it('[AUTH-18] that the server does not confirm leaves the session as it was', async () => {
    const pair = browser.keep(browser.issue());
    browser.server.refusesEverything = true;
    const tab = browser.openTab();

    await expect(tab.session.signOut()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(browser.accessToken()).not.toBeUndefined();
    expect(browser.accessToken()).not.toBe(pair.token);
    expect(tab.events).toEqual([]);
  });

  it('[AUTH-18] in one tab ends all tabs', async () => {
    browser.keep(browser.issue());
    const [one, two] = [browser.openTab(), browser.openTab()];
    await one.session.signOut();

    expect(two.session.isAuthorized()).toBe(false);
    expect(two.events).toEqual([{ type: 'ended', reason: 'signed-out' }]);
  });

  it('keeps the device id for the next sign-in', async () => {
    browser.keep(browser.issue());
    const tab = browser.openTab();
    const deviceId = tab.session.getDeviceId();
    await tab.session.signOut();

    expect(tab.session.getDeviceId()).toBe(deviceId);
  });

  it('during a refresh wins: the late answer does not bring the session back', async () => {
    browser.keep(browser.issue(5000));
    const [one, two] = [browser.openTab(), browser.openTab()];
    const { refresh } = browser.server;
    browser.server.refresh = async (refreshToken) => {
      browser.items.delete('hearthline.accessToken');
      browser.items.delete('hearthline.refreshToken');
      return refresh(refreshToken);
    };

    await expect(one.get()).rejects.toMatchObject({ code: 'session_expired' });
    expect(browser.accessToken()).toBeUndefined();
    expect(two.session.isAuthorized()).toBe(false);
  });

  it('heard late, after a new sign-in, does not end the new session', () => {
    browser.keep(browser.issue());
    const tab = browser.openTab();
    const pair = browser.keep(browser.issue());
    const other = browser.openTab();
    other.session.followOtherTabs({
      addEventListener: (_type: string, listen: (event: StorageEvent) => void) =>
        listen(
          new StorageEvent('storage', { key: 'hearthline.accessToken', newValue: null, oldValue: 'old' }),
        ),
      removeEventListener: () => undefined,
    } as unknown as Window);

    expect(browser.accessToken()).toBe(pair.token);
    expect(tab.session.isAuthorized()).toBe(true);
  });
});

describe('any order of events in three tabs', () => {
  const round = fc.record({
    callsPerTab: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
    waitMs: fc.integer({ min: 0, max: accessLifeMs * 1.5 }),
    isAccessRevoked: fc.boolean(),
  });

  it('[AUTH-15] [AUTH-17] no refresh token is used twice, no expired token is sent, every call succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(round, { maxLength: 6 }), async (scheduler, rounds) => {
        browser = createFakeBrowser();
        browser.server.pause = () => scheduler.schedule(Promise.resolve());
        browser.keep(browser.issue());
        const tabs = [0, 1, 2].map(() => browser.openTab({ isStorageLate: true }));

        for (const { callsPerTab, waitMs, isAccessRevoked } of rounds) {
          browser.clock.nowMs += waitMs;
          if (isAccessRevoked) browser.server.validAccess.clear();
          const calls = callsPerTab.flatMap((count, tab) =>
            Array.from({ length: count }, () => tabs[tab]?.get()),
          );
          const refreshesBefore = browser.refreshCalls().length;
          const [replies] = await Promise.all([Promise.all(calls), scheduler.waitIdle()]);
          expect(replies.every((reply) => reply?.status === 200)).toBe(true);
          expect(browser.refreshCalls().length - refreshesBefore).toBeLessThanOrEqual(1);
        }

        const used = browser.refreshCalls().map(({ body }) => JSON.stringify(body));
        expect(new Set(used).size).toBe(used.length);
        expect(browser.dataCalls().filter(({ isTokenExpired }) => isTokenExpired)).toEqual([]);
        expect(tabs.flatMap(({ events }) => events)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('[AUTH-14] past the life of the refresh token every call of every tab is stopped before it is sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -10_000, max: refreshLifeMs }),
        fc.array(fc.nat(2), { minLength: 1, maxLength: 8 }),
        async (pastMs, order) => {
          browser = createFakeBrowser();
          browser.keep(browser.issue());
          const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
          browser.clock.nowMs += refreshLifeMs + pastMs;

          const results = await Promise.allSettled(order.map((tab) => tabs[tab]?.get()));

          expect(results.every(({ status }) => status === 'rejected')).toBe(true);
          expect(browser.seen).toEqual([]);
          for (const { events } of tabs) expect(events).toHaveLength(1);
        },
      ),
      { numRuns: 50 },
    );
  });
});
