import type { Puzzle } from '@hearthline/contract/auth';
import type { ChallengeOptions, WidgetState } from './challenge-types.ts';
import type { FetchedPuzzle } from './fetch-puzzle.ts';
import { createWidgetView } from './widget-view.ts';

export interface ChallengeDeps {
  fetchPuzzle(signal: AbortSignal): Promise<FetchedPuzzle>;
  solve(puzzle: Puzzle, signal: AbortSignal): Promise<string>;
}

export interface Widget {
  container: HTMLElement;
  /** Starts a check unless one is running or done. */
  execute(): void;
  /** Forgets the token and checks afresh. */
  reset(): void;
  remove(): void;
  getResponse(): string | undefined;
  isExpired(): boolean;
}

/** A puzzle that is born nearly expired must not make the widget spin. */
const minLifetimeMs = 10_000;

export function createWidget(container: HTMLElement, options: ChallengeOptions, deps: ChallengeDeps): Widget {
  let state: WidgetState = 'idle';
  let token: string | undefined;
  let run = new AbortController();
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;

  const view = createWidgetView(container, { ...options, onRetry: () => void check() });
  const field = createResponseField(container, options);

  function enter(next: WidgetState, nextToken?: string) {
    state = next;
    token = nextToken;
    if (field) field.value = nextToken ?? '';
    view.show(next);
  }

  function stop() {
    run.abort();
    clearTimeout(expiryTimer);
  }

  async function check() {
    stop();
    run = new AbortController();
    const { signal } = run;
    enter('checking');
    try {
      const { puzzle, lifetimeMs } = await deps.fetchPuzzle(signal);
      const solved = await deps.solve(puzzle, signal);
      if (signal.aborted) return;
      enter('verified', solved);
      expiryTimer = setTimeout(expire, Math.max(lifetimeMs, minLifetimeMs));
      options.callback?.(solved);
    } catch {
      if (signal.aborted) return;
      enter('error');
      options['error-callback']?.('challenge_failed');
    }
  }

  function expire() {
    enter('expired');
    options['expired-callback']?.();
    if ((options['refresh-expired'] ?? 'auto') === 'auto') void check();
  }

  if (options.execution === 'execute') enter('idle');
  else void check();

  return {
    container,
    execute() {
      if (state !== 'checking' && state !== 'verified') void check();
    },
    reset() {
      if (options.execution === 'execute') {
        stop();
        enter('idle');
      } else void check();
    },
    remove() {
      stop();
      field?.remove();
      view.remove();
    },
    getResponse: () => token,
    isExpired: () => state === 'expired',
  };
}

function createResponseField(
  container: HTMLElement,
  options: ChallengeOptions,
): HTMLInputElement | undefined {
  if (options['response-field'] === false) return undefined;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = options['response-field-name'] ?? 'cf-turnstile-response';
  container.append(field);
  return field;
}
