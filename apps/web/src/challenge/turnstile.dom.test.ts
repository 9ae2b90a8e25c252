import type { Puzzle } from '@hearthline/contract/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChallengeOptions } from './challenge-types.ts';
import { lifetimeOf } from './fetch-puzzle.ts';
import { renderMarked } from './render-marked.ts';
import { createTurnstile } from './turnstile.ts';

const puzzle: Puzzle = { seed: 's', rounds: 1, bits: 1, expiresAt: 0, signature: 'x' };

function setUp(options: Partial<ChallengeOptions> = {}) {
  const container = document.createElement('div');
  container.id = 'challenge';
  document.body.replaceChildren(container);
  let solved = 0;
  const deps = {
    fetchPuzzle: vi.fn(async () => ({ puzzle, lifetimeMs: 60_000 })),
    solve: vi.fn(async () => `token-${++solved}`),
  };
  const turnstile = createTurnstile(deps);
  const callbacks = {
    callback: vi.fn(),
    'expired-callback': vi.fn(),
    'error-callback': vi.fn(),
  };
  const render = () =>
    turnstile.render(container, { sitekey: 'key', language: 'en', ...callbacks, ...options });
  const card = () => container.querySelector('div')?.shadowRoot?.querySelector<HTMLElement>('.card');
  const shownText = () => card()?.querySelector('[role="status"]')?.textContent;
  const retryButton = () => card()?.querySelector<HTMLButtonElement>('button:not([hidden])');
  return { container, deps, turnstile, callbacks, render, shownText, retryButton };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the embedded challenge', () => {
  it('[AUTH-22] checks by itself and hands the token to the page', async () => {
    const { container, turnstile, callbacks, render, shownText } = setUp({ action: 'login' });
    const id = render();
    expect(shownText()).toContain('Checking…');
    await settle();
    expect(callbacks.callback).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(turnstile.getResponse(id)).toBe('token-1');
    expect(turnstile.getResponse()).toBe('token-1');
    expect(turnstile.getResponse('#challenge')).toBe('token-1');
    expect(shownText()).toContain('You are verified');
    expect(shownText()).toContain('Protects your account from automated sign-ins');
    expect(container.querySelector('input')?.value).toBe('token-1');
  });

  it('[SITE-03] finds the place that a public page has marked for it', async () => {
    const { container, turnstile, shownText } = setUp();
    container.className = 'cf-turnstile';
    Object.assign(container.dataset, { sitekey: 'key', language: 'fr', action: 'message' });
    renderMarked(turnstile);
    await settle();
    expect(container.querySelector('input')?.value).toBe('token-1');
    expect(shownText()).toContain('Bloque les messages automatisés');
  });

  it('[SHELL-09] speaks French', async () => {
    const { render, shownText } = setUp({ language: 'fr' });
    render();
    expect(shownText()).toContain('Vérification…');
    await settle();
    expect(shownText()).toContain('Vérification réussie');
  });

  it('finds its container by selector and gives nothing without one', () => {
    const { turnstile } = setUp();
    expect(turnstile.render('#challenge', { sitekey: 'key' })).toEqual(expect.any(String));
    expect(turnstile.render('#nowhere', { sitekey: 'key' })).toBeUndefined();
  });

  it('[AUTH-22] makes a new token on reset', async () => {
    const { turnstile, callbacks, render } = setUp();
    const id = render();
    await settle();
    turnstile.reset(id);
    expect(turnstile.getResponse(id)).toBeUndefined();
    await settle();
    expect(callbacks.callback).toHaveBeenLastCalledWith('token-2');
    expect(callbacks['expired-callback']).not.toHaveBeenCalled();
  });

  it('[AUTH-22] tells that a token expired and solves again', async () => {
    const { turnstile, callbacks, deps, render } = setUp();
    render();
    await settle();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(callbacks['expired-callback']).not.toHaveBeenCalled();
    let duringCallback: string | undefined = 'unset';
    callbacks['expired-callback'].mockImplementation(() => {
      duringCallback = turnstile.getResponse();
      expect(turnstile.isExpired()).toBe(true);
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(callbacks['expired-callback']).toHaveBeenCalledOnce();
    expect(duringCallback).toBeUndefined();
    expect(deps.fetchPuzzle).toHaveBeenCalledTimes(2);
    expect(callbacks.callback).toHaveBeenLastCalledWith('token-2');
    expect(turnstile.isExpired()).toBe(false);
  });

  it('[AUTH-22] stays expired when the page wants to renew by itself', async () => {
    const { turnstile, deps, render } = setUp({ 'refresh-expired': 'manual' });
    render();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(turnstile.isExpired()).toBe(true);
    expect(deps.fetchPuzzle).toHaveBeenCalledOnce();
  });

  it('offers another try after a failure', async () => {
    const { deps, callbacks, render, shownText, retryButton } = setUp();
    deps.fetchPuzzle.mockRejectedValueOnce(new Error('offline'));
    render();
    await settle();
    expect(callbacks['error-callback']).toHaveBeenCalledOnce();
    expect(shownText()).toContain('The check did not work');
    retryButton()?.click();
    await settle();
    expect(callbacks.callback).toHaveBeenCalledWith('token-1');
    expect(retryButton()).toBeNull();
  });

  it('leaves nothing behind when it is removed during a check', async () => {
    const { container, turnstile, callbacks, render } = setUp();
    const id = render();
    turnstile.remove(id);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(container.childElementCount).toBe(0);
    expect(callbacks.callback).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    expect(turnstile.getResponse(id)).toBeUndefined();
  });

  it('waits for execute when asked to', async () => {
    const { turnstile, deps, callbacks, render } = setUp({ execution: 'execute' });
    const id = render();
    await settle();
    expect(deps.fetchPuzzle).not.toHaveBeenCalled();
    turnstile.execute(id);
    await settle();
    turnstile.execute(id);
    await settle();
    expect(callbacks.callback).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  it('calls ready at once', () => {
    const callback = vi.fn();
    setUp().turnstile.ready(callback);
    expect(callback).toHaveBeenCalledOnce();
  });
});

describe('lifetimeOf', () => {
  it('trusts the clock of the server more than the one here', () => {
    vi.setSystemTime('2025-11-15T15:00:00Z');
    const expiresAt = Date.parse('2025-11-15T12:05:00Z') / 1000;
    expect(lifetimeOf({ expiresAt }, 'Sat, 15 Nov 2025 12:00:00 GMT')).toBe(300_000);
    expect(lifetimeOf({ expiresAt }, null)).toBe(-3 * 3_600_000 + 300_000);
  });
});
