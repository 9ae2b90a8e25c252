import type { z } from 'zod';

/** Who may call: anybody, a signed-in agent, or an agent with the admin role. */
export type Access = 'public' | 'agent' | 'admin';

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export interface Endpoint {
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** `multipart` endpoints take one file in the field `file` instead of a JSON body. */
  upload?: 'file';
  /** `binary` replies carry bytes instead of JSON. */
  reply: z.ZodType | 'binary';
  /** The one cookie that it reads and may set. */
  cookie?: EndpointCookie;
  /** Calls allowed per minute and address where the general limit is too generous. */
  limitPerMinute?: number;
  /** For what is dear: an agent has one of these in hand, and the next ones wait for it. */
  oneAtATime?: true;
}

/** Always HttpOnly and SameSite=Strict, and Secure where the app's address is https. */
export interface EndpointCookie {
  name: string;
  path: string;
  maxAgeSeconds: number;
}

export type EndpointTable = Record<EndpointKey, Endpoint>;

/** Keeps the exact schemas of a table while checking that every row is a whole endpoint. */
export function defineEndpoints<const T extends EndpointTable>(table: T): T {
  return table;
}

/** `GET /users/me` → `['GET', '/users/me']`. */
export function splitKey(key: EndpointKey): [method: string, path: string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
}
