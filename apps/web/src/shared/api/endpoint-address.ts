import type { BodyOf, Endpoints, ParamsOf, QueryOf } from '@hearthline/contract';

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

export type EndpointKey = keyof Endpoints;

type KeysWith<Part extends object> = {
  [K in EndpointKey]: Endpoints[K] extends Part ? K : never;
}[EndpointKey];

export type PublicKey = KeysWith<{ access: 'public' }>;
export type UploadKey = KeysWith<{ upload: 'file' }>;
/** Calls that are answered with a file. */
export type BinaryKey = KeysWith<{ reply: 'binary' }>;
/** Calls with JSON in both directions. */
export type JsonKey = Exclude<EndpointKey, UploadKey | BinaryKey>;

/** A part that the endpoint lacks is left out; one without required fields may be. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : object extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

type RequestOptions<K extends EndpointKey> = Part<'params', ParamsOf<K>> &
  Part<'query', QueryOf<K>> &
  Part<'body', BodyOf<K>> & { signal?: AbortSignal; keepalive?: boolean };

/** The options may be left out where none of them is required. */
export type RequestArguments<K extends EndpointKey> =
  object extends RequestOptions<K> ? [options?: RequestOptions<K>] : [options: RequestOptions<K>];
