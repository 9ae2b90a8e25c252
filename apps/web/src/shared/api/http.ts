import { networkError } from './api-error.ts';

export interface HttpRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** The browser finishes the call although the page goes away; for small bodies only. */
  keepalive?: boolean;
}

export interface HttpReply {
  status: number;
  text: string;
}

export type Fetch = (input: URL, init: RequestInit) => Promise<Response>;

export function jsonHeaders(language: string, token?: string): Record<string, string> {
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  return token === undefined ? headers : { ...headers, Authorization: `Bearer ${token}` };
}

/** The one place where the app calls fetch. An aborted call keeps its AbortError: nobody waits for it any more. */
export async function sendHttp(
  { method, url, headers, body, signal, keepalive }: HttpRequest,
  fetch: Fetch = globalThis.fetch,
): Promise<HttpReply> {
  const init: RequestInit = { method, headers: { ...headers }, signal, keepalive };
  if (body !== undefined) {
    init.headers = { ...headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(new URL(url, document.baseURI), init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (signal?.aborted && signal.reason?.name !== 'TimeoutError') throw error;
    throw networkError(error);
  }
}
