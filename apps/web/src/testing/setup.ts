import { format } from 'node:util';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import i18next from 'i18next';
import * as React from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { setConfig } from '../shared/lib/config.ts';
import { createFakeLocks } from './fake-locks.ts';
import { installPlainIds, installPlainLabels } from './plain-labels.ts';
import { getPlainStyle } from './plain-style.ts';
import { testConfig } from './test-config.ts';

// The tests of the connection itself take the real one.
vi.mock('../shared/live/hub-connection.ts', () => ({ openHub: () => ({ stop: async () => {} }) }));

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function matchMedia(query: string) {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** What browsers have and jsdom lacks; whatever jsdom has stays its own. */
function fillMissing(target: object, values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    // The runner declares some names on the window without giving them a value.
    if (Reflect.get(target, name) !== undefined) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

fillMissing(window, {
  matchMedia,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  BroadcastChannel: globalThis.BroadcastChannel,
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
});
fillMissing(navigator, { locks: createFakeLocks() });
fillMissing(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  getAnimations: () => [],
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});
fillMissing(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => document.documentElement.getBoundingClientRect(),
});
fillMissing(URL, { createObjectURL: () => 'blob:test', revokeObjectURL() {} });
window.getComputedStyle = getPlainStyle;
installPlainLabels();
installPlainIds();
printPageOnce();
// A busy machine may take long for any page; what never comes still ends within the time of a test.
configure({ asyncUtilTimeout: 20_000 });
// jsdom has it only to report that it does nothing.
window.scrollTo = () => {};
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
noteNoOwnerStacks();

/**
 * While it is developed with, React notes a stack for the first ten thousand elements of every second, for messages that no test
 * reads: a tenth of the time of a screen test. The count is told to stand above that. Stacks of the runner's own stay short.
 */
function noteNoOwnerStacks(): void {
  const parts: unknown[] = Object.values(React);
  const counters = parts.find((part) => part instanceof Object && 'recentlyCreatedOwnerStacks' in part);
  if (counters) Object.defineProperty(counters, 'recentlyCreatedOwnerStacks', { get: () => 1e9, set() {} });
  Error.stackTraceLimit = 10;
}

/** While something is waited for, every look that fails would print the page; it is printed when the waiting ends. */
function printPageOnce(): void {
  const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  configure({
    getElementError: (message, container) => {
      const parts = isWaiting() ? [message] : [message, prettyDOM(container)];
      return Object.assign(new Error(parts.join('\n\n')), { name: 'TestingLibraryElementError' });
    },
  });
}

const complaints: string[] = [];

beforeEach(() => {
  setConfig(testConfig);
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  cleanup();
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  const messages = complaints.splice(0);
  expect(
    messages,
    'a test must leave the console silent; use takeConsole() where noise is the point',
  ).toEqual([]);
});

const navigatorNames = new Set(Reflect.ownKeys(navigator));

// Files share the libraries and the page they were loaded with; the next one finds our own modules and the page as new.
afterAll(async () => {
  // What a screen still fetches would arrive in the next file, half of it from before the modules were forgotten.
  await vi.dynamicImportSettled();
  if (i18next.isInitialized) await i18next.changeLanguage('en');
  vi.resetModules();
  vi.unstubAllGlobals();
  for (const name of Reflect.ownKeys(navigator)) {
    if (!navigatorNames.has(name)) Reflect.deleteProperty(navigator, name);
  }
  const { documentElement: root, head, body } = document;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const name of body.getAttributeNames()) body.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** For a test whose subject is the noise itself: takes what was logged so far, so that it no longer fails the test. */
export function takeConsole(): string[] {
  return complaints.splice(0);
}
