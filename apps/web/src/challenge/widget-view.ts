import type { WidgetState } from './challenge-types.ts';
import { widgetStyles } from './widget-styles.ts';
import { textsFor } from './widget-texts.ts';

const marks: Record<WidgetState, string> = {
  idle: '',
  checking: '<path d="M12 3a9 9 0 1 1-9 9"/>',
  verified: '<path d="M20 6 9 17l-5-5"/>',
  expired: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
  error: '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>',
};
const shieldDrawing =
  '<path d="M12 2.5 4 5.5V13c0 5 3.5 7.5 8 9 4.5-1.5 8-4 8-9V5.5Z"/><path d="m9 12 2 2 4-4"/>';

interface WidgetView {
  show(state: WidgetState): void;
  remove(): void;
}

interface ViewOptions {
  action?: string;
  language?: string;
  onRetry: () => void;
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

function draw(holder: HTMLElement, drawing: string): void {
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = drawing && `<svg viewBox="0 0 24 24">${drawing}</svg>`;
}

/** Draws the card inside a shadow root, so that the styles of the page and of the card leave each other alone. */
export function createWidgetView(container: HTMLElement, options: ViewOptions): WidgetView {
  const texts = textsFor(options.language);
  const hint = options.action === 'login' ? texts.signInHint : texts.requestHint;

  const host = part('div', '');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = widgetStyles;

  const card = part('div', 'card');
  const text = part('div', 'text');
  text.setAttribute('role', 'status');
  const title = part('div', 'title');
  const hintLine = part('div', 'hint');
  const retry = part('button', '', texts.retry);
  retry.type = 'button';
  retry.addEventListener('click', options.onRetry);
  const mark = part('span', 'mark');
  const shield = part('span', 'shield');
  draw(shield, shieldDrawing);
  text.append(title, hintLine);
  // The announcing part stays in place: screen readers miss what changes in a region that has just been added.
  card.append(mark, text, shield, retry);
  root.append(style, card);
  container.append(host);

  return {
    show(state) {
      const hasFailed = state === 'error';
      card.dataset.state = state;
      draw(mark, marks[state]);
      shield.hidden = hasFailed;
      retry.hidden = !hasFailed;
      title.textContent = texts.titles[state];
      if (hasFailed) hintLine.textContent = texts.failedHint;
      else hintLine.replaceChildren(part('span', 'wide', hint.wide), part('span', 'narrow', hint.narrow));
    },
    remove() {
      host.remove();
    },
  };
}
