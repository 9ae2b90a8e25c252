import type { RequestParameters } from 'maplibre-gl';
import { session } from '../api/session.ts';
import { config } from '../lib/config.ts';

/** Our tiles without the address of one; not built by URL, which would write the braces of the template as %7B. */
export function tilesAddress(): string {
  return `${new URL(config().apiBase, document.baseURI).href}/map/tiles/`;
}

/** Our own tiles want the agent's token, refreshed where needed; a maps service finds its token in the address. */
export async function transformRequest(url: string): Promise<RequestParameters> {
  if (!url.startsWith(tilesAddress())) return { url: withServiceToken(url) };
  return { url, headers: { Authorization: `Bearer ${await session.authorize()}` } };
}

/** Services name their parameter differently, so the configured address says where the token goes. */
function withServiceToken(url: string): string {
  return url.replaceAll(/\{token\}|%7Btoken%7D/gi, encodeURIComponent(config().mapsToken ?? ''));
}
