import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeLocks } from '../../testing/fake-locks.ts';
import type { HubDeps } from './hub-connection.ts';
import type { LiveEvent } from './live.ts';
import { startLive } from './live.ts';

/** On a busy machine what is under way takes its time. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A browser whose tabs share locks; `opened` are the connections that are open at the moment. */
function createBrowser() {
  const locks = createFakeLocks();
  const opened = new Set<HubDeps>();
  let hopes = 0;
  const open = (deps: HubDeps) => {
    opened.add(deps);
    return {
      wake: () => {
        hopes += 1;
      },
      stop: async () => {
        opened.delete(deps);
      },
    };
  };
  function openTab(agentId = 'ava', hasLocks = true) {
    const events: LiveEvent[] = [];
    const stop = startLive({
      hubUrl: '/hub',
      agentId,
      accessToken: async () => 'token',
      onEvent: (event) => events.push(event),
      locks: hasLocks ? locks : null,
      open,
    });
    stops.push(stop);
    /** Without how the connection stands, which a tab is told at any time. */
    const news = () => events.filter(({ type }) => type !== 'state');
    return { events, news, close: stop };
  }
  const only = (): HubDeps => {
    const [hub] = opened;
    if (!hub || opened.size !== 1) throw new Error(`${opened.size} connections are open`);
    return hub;
  };
  return { openTab, opened, only, hopes: () => hopes };
}

const toast = { messageType: 'info', body: 'Sold' };

describe('[PUSH-06] one connection a browser', () => {
  it('is held by one tab and heard by all', async () => {
    const browser = createBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    await eventually(() => expect(browser.opened.size).toBe(1));
    browser.only().onToast(toast);
    browser.only().onChange({ topic: 'notifications' });
    const expectedNews = [
      { type: 'toast', toast },
      { type: 'changed', change: { topic: 'notifications' } },
    ];
    expect(one.news()).toEqual(expectedNews);
    await eventually(() => expect(two.news()).toEqual(expectedNews));
    expect(browser.opened.size).toBe(1);
  });

  it('passes to another tab when its own closes', async () => {
    const browser = createBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    await eventually(() => expect(browser.opened.size).toBe(1));
    const first = browser.only();
    one.close();
    await eventually(() => expect(browser.only()).not.toBe(first));
    browser.only().onConnected();
    expect(two.events).toContainEqual({ type: 'connected' });
    first.onToast(toast);
    expect(one.news()).toEqual([]);
  });

  it('tells a tab that comes later how things stand', async () => {
    const browser = createBrowser();
    browser.openTab();
    await eventually(() => expect(browser.opened.size).toBe(1));
    browser.only().onState('Connected');
    const late = browser.openTab();
    await eventually(() => expect(late.events).toEqual([{ type: 'state', state: 'Connected' }]));
  });

  it('may hope again when any of the tabs is looked at', async () => {
    const browser = createBrowser();
    browser.openTab();
    await eventually(() => expect(browser.opened.size).toBe(1));
    window.dispatchEvent(new Event('focus'));
    expect(browser.hopes()).toBe(1);
    // What another tab of the browser says when it gains the focus.
    const elsewhere = new BroadcastChannel('hearthline.live.ava');
    elsewhere.postMessage({ type: 'hope' });
    await eventually(() => expect(browser.hopes()).toBe(2));
    elsewhere.close();
  });

  it('is another one for another agent', async () => {
    const browser = createBrowser();
    const [ava, noah] = [browser.openTab('ava'), browser.openTab('noah')];
    await eventually(() => expect(browser.opened.size).toBe(2));
    const [first] = browser.opened;
    first?.onToast(toast);
    expect(ava.news()).toHaveLength(1);
    expect(noah.news()).toEqual([]);
  });

  it('is one a tab where the browser has no locks', async () => {
    const browser = createBrowser();
    const tabs = [browser.openTab('ava', false), browser.openTab('ava', false)];
    await eventually(() => expect(browser.opened.size).toBe(2));
    for (const hub of browser.opened) hub.onToast(toast);
    for (const tab of tabs) expect(tab.news()).toHaveLength(1);
  });

  it('is not opened by a tab that closed while it waited', async () => {
    const browser = createBrowser();
    const one = browser.openTab();
    const two = browser.openTab();
    await eventually(() => expect(browser.opened.size).toBe(1));
    two.close();
    one.close();
    await eventually(() => expect(browser.opened.size).toBe(0));
    await Promise.resolve();
    expect(browser.opened.size).toBe(0);
  });
});
