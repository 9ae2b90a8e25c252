import type { WidgetState } from './challenge-types.ts';

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

/** A strict policy of the page forbids elements of styles, but not these. */
function addStyles(root: ShadowRoot): void {
  if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(widgetStyles);
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const style = document.createElement('style');
  style.textContent = widgetStyles;
  root.append(style);
}

/** Draws the card inside a shadow root, so that the styles of the page and of the card leave each other alone. */
export function createWidgetView(container: HTMLElement, options: ViewOptions): WidgetView {
  const texts = textsFor(options.language);
  const hint = hintFor(options.action, texts);

  const host = part('div', '');
  const root = host.attachShadow({ mode: 'open' });

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
  addStyles(root);
  root.append(card);
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

/**
 * The card is light in both themes of the page, and the page's colours follow its theme:
 * so the light values stand here once more.
 */
const widgetStyles = `
:host { display: block; container-type: inline-size; color-scheme: light; }
.card {
  box-sizing: border-box; min-height: 62px; display: flex; align-items: center; gap: 12px; padding: 12px 14px;
  border: 1px solid #d4d0c8; border-radius: 12px; background: #f1efeb; color: #1a1b20;
  font: 400 12px/16px Poppins, ui-sans-serif, system-ui, sans-serif; text-align: start;
}
.mark { flex: none; width: 24px; height: 24px; display: grid; place-items: center; border-radius: 7px; }
.mark svg { width: 18px; height: 18px; }
.text { flex: 1; min-width: 0; }
.title { font-weight: 500; font-size: 13px; line-height: 20px; }
.hint { color: #62636b; }
.narrow { display: none; }
.shield { flex: none; width: 20px; height: 20px; color: #696b74; }
svg { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
[data-state="checking"] .mark, [data-state="expired"] .mark { color: #1d5fd1; }
[data-state="checking"] .mark svg { animation: turn 0.9s linear infinite; }
[data-state="idle"] .mark { background: #fff; box-shadow: inset 0 0 0 1.5px #8a867e; }
[data-state="verified"] .mark svg, [data-state="error"] .mark svg { width: 14px; height: 14px; stroke-width: 2.25; }
[data-state="verified"] .mark { background: #0f7245; color: #fff; }
[data-state="error"] .mark { background: #be1f3f; color: #fff; }
button {
  flex: none; min-height: 32px; padding: 0 12px; border: 1px solid #8a867e; border-radius: 8px; background: #fff;
  color: #1a1b20; font: 500 12.5px/20px Poppins, ui-sans-serif, system-ui, sans-serif; cursor: pointer;
}
button:hover { background: #f3f1ed; }
button:focus-visible { outline: 2px solid #1d5fd1; outline-offset: 2px; }
[hidden] { display: none !important; }
@container (max-width: 379px) { .wide { display: none; } .narrow { display: inline; } }
@media (pointer: coarse) { button { min-height: 44px; } }
@media (prefers-reduced-motion: reduce) { [data-state="checking"] .mark svg { animation: none; } }
@keyframes turn { to { transform: rotate(360deg); } }
`;

type Titles = Record<WidgetState, string>;

interface WidgetTexts {
  titles: Titles;
  signInHint: { wide: string; narrow: string };
  requestHint: { wide: string; narrow: string };
  messageHint: { wide: string; narrow: string };
  failedHint: string;
  retry: string;
}

const en: WidgetTexts = {
  titles: {
    idle: 'Ready to check',
    checking: 'Checking…',
    verified: 'You are verified',
    expired: 'The check expired',
    error: 'The check did not work',
  },
  signInHint: {
    wide: 'Protects your account from automated sign-ins',
    narrow: 'Keeps automated sign-ins out',
  },
  requestHint: {
    wide: 'Protects your account from automated requests',
    narrow: 'Keeps automated requests out',
  },
  messageHint: {
    wide: 'Keeps automated messages out',
    narrow: 'Keeps automated messages out',
  },
  failedHint: 'Look at your connection.',
  retry: 'Try again',
};

const fr: WidgetTexts = {
  titles: {
    idle: 'Prêt à vérifier',
    checking: 'Vérification…',
    verified: 'Vérification réussie',
    expired: 'La vérification a expiré',
    error: 'La vérification a échoué',
  },
  signInHint: {
    wide: 'Bloque les connexions automatisées',
    narrow: 'Bloque les connexions automatisées',
  },
  requestHint: {
    wide: 'Bloque les demandes automatisées',
    narrow: 'Bloque les demandes automatisées',
  },
  messageHint: {
    wide: 'Bloque les messages automatisés',
    narrow: 'Bloque les messages automatisés',
  },
  failedHint: 'Voyez votre connexion.',
  retry: 'Réessayer',
};

function hintFor(action: string | undefined, texts: WidgetTexts) {
  if (action === 'login') return texts.signInHint;
  return action === 'message' ? texts.messageHint : texts.requestHint;
}

/** `auto` or nothing means the language of the page, as with the real script. */
function textsFor(language: string | undefined): WidgetTexts {
  const chosen = !language || language === 'auto' ? document.documentElement.lang : language;
  return chosen.toLowerCase().startsWith('fr') ? fr : en;
}
