interface Request extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Until the last byte of the answer. */
  timeoutMs: number;
  /** Whoever is asked may send us to an address that nobody checked. */
  followsRedirects?: true;
}

/** The server's calls to others all leave here, none without an end. */
export function sendRequest(
  address: string | URL,
  { timeoutMs, followsRedirects, ...request }: Request,
): Promise<Response> {
  return fetch(address, {
    ...request,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: followsRedirects ? 'follow' : 'error',
  });
}

/** Null where there is more than that; the rest is not waited for. */
export async function fetchBody(response: Response, maxBytes: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The same for JSON, null also where it is none. */
export async function parseJsonBody(response: Response, maxBytes: number): Promise<unknown> {
  const bytes = await fetchBody(response, maxBytes);
  try {
    // The decoder takes a byte order mark away.
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
