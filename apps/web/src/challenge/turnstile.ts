import type { ChallengeOptions, ContainerRef } from './challenge-types.ts';
import type { ChallengeDeps, Widget } from './widget.ts';
import { createWidget } from './widget.ts';

/** The browser API of Cloudflare Turnstile, so that the app works the same with either script. */
interface Turnstile {
  ready(callback: () => void): void;
  render(container: ContainerRef, options: ChallengeOptions): string | undefined;
  reset(widget?: ContainerRef): void;
  remove(widget?: ContainerRef): void;
  getResponse(widget?: ContainerRef): string | undefined;
  isExpired(widget?: ContainerRef): boolean;
  execute(widget?: ContainerRef, options?: ChallengeOptions): void;
}

export function createTurnstile(deps: ChallengeDeps): Turnstile {
  const widgets = new Map<string, Widget>();
  let rendered = 0;

  function findContainer(container: ContainerRef): HTMLElement | null {
    return typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
  }

  function findId(ref?: ContainerRef): string | undefined {
    if (ref === undefined) return widgets.keys().next().value;
    if (typeof ref === 'string' && widgets.has(ref)) return ref;
    const container = findContainer(ref);
    for (const [id, widget] of widgets) if (widget.container === container) return id;
    return undefined;
  }

  function find(ref?: ContainerRef): Widget | undefined {
    const id = findId(ref);
    return id === undefined ? undefined : widgets.get(id);
  }

  function render(container: ContainerRef, options: ChallengeOptions): string | undefined {
    const element = findContainer(container);
    if (!element) return undefined;
    const existing = findId(element);
    if (existing !== undefined) return existing;
    const id = `cf-chl-widget-${++rendered}`;
    widgets.set(id, createWidget(element, options, deps));
    return id;
  }

  return {
    ready: (callback) => callback(),
    render,
    reset: (ref) => find(ref)?.reset(),
    remove(ref) {
      const id = findId(ref);
      if (id === undefined) return;
      widgets.get(id)?.remove();
      widgets.delete(id);
    },
    getResponse: (ref) => find(ref)?.getResponse(),
    isExpired: (ref) => find(ref)?.isExpired() ?? false,
    execute(ref, options) {
      const id = findId(ref) ?? (ref && options && render(ref, { ...options, execution: 'execute' }));
      if (id) widgets.get(id)?.execute();
    },
  };
}
