/** The page has no origin: a request of its own is simple, carries nothing along and asks for no permission before. */
export const post = (address: string, body: URLSearchParams, rest: RequestInit = {}): Promise<Response> =>
  fetch(address, { method: 'POST', body, ...rest });
