import type { EndpointKey } from './endpoint-types.ts';

interface AddressParts {
  params?: object;
  query?: object;
}

function fillPath(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The path ${path} lacks its ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Lists repeat their name (`?a=1&a=2`); what is undefined or null is left out. */
function writeQuery(query: object): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) written.append(name, String(item));
    }
  }
  return written.size > 0 ? `?${written}` : '';
}

/** `GET /lookup/month/{month}/days` with its parts → the method and the address below the API base. */
export function addressOf(
  key: EndpointKey,
  { params = {}, query = {} }: AddressParts,
): { method: string; path: string } {
  const space = key.indexOf(' ');
  return {
    method: key.slice(0, space),
    path: fillPath(key.slice(space + 1), params) + writeQuery(query),
  };
}
