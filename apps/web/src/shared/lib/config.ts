import type { BrowserConfig } from '@hearthline/contract/browser-config';
import { parseReply } from '../api/api-error.ts';
import { sendHttp } from '../api/http.ts';

let loaded: BrowserConfig | undefined;

/** What this installation tells the browser. Awaited once, before the first render. */
export async function loadConfig(): Promise<BrowserConfig> {
  const reply = parseReply(await sendHttp({ method: 'GET', url: '/config.json' }));
  loaded = reply as BrowserConfig;
  return loaded;
}

export function config(): BrowserConfig {
  if (!loaded) throw new Error('The configuration is read before loadConfig() has finished');
  return loaded;
}

export function setConfig(value: BrowserConfig): void {
  loaded = value;
}
