import { config } from '../../../shared/lib/config.ts';

interface TurnstileOptions {
  sitekey: string;
  action: string;
  theme: 'light';
  size: 'flexible';
  language: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** What this app uses of Cloudflare Turnstile; the embedded challenge offers the same. */
export interface Turnstile {
  render: (container: HTMLElement, options: TurnstileOptions) => string | null | undefined;
  reset: (widgetId: string) => void;
  remove: (widgetId: string) => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | undefined;

function addScript(): Promise<Turnstile> {
  return new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The bot challenge did not load'));
    };
    script.src = config().challenge.scriptUrl;
    script.async = true;
    script.dataset.api = config().apiBase;
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Adds the configured script once; after a failure the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= addScript().finally(() => {
    loading = undefined;
  });
  return loading;
}
