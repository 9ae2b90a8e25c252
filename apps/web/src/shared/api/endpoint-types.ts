import type { BodyOf, Endpoints, ParamsOf, QueryOf } from '@hearthline/contract';

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
