import { z } from 'zod';
import { parseJsonBody, sendRequest } from '../http/outgoing.ts';
import type { CardAtProvider, PrintProvider, ProviderState } from './print-provider.ts';
import { PrintCredentialsError, PrintRefusedError } from './print-provider.ts';

export interface PostGridOptions {
  apiKey: string;
  /** Where the provider listens; tests have a server of their own. */
  baseUrl?: string;
  timeoutMs?: number;
}

const replyMaxBytes = 256 * 1024;
const postcard = z.object({ id: z.string().min(1).max(100), status: z.string().max(60) });

/** What PostGrid calls the steps of a postcard; one that we do not know yet is on its way. */
const states: Record<string, ProviderState> = {
  ready: 'ready',
  printing: 'printing',
  processed_for_delivery: 'mailed',
  completed: 'done',
  cancelled: 'cancelled',
};

/** PostGrid's Print & Mail API, version 1. */
export function createPostGrid({
  apiKey,
  baseUrl = 'https://api.postgrid.com',
  timeoutMs = 30_000,
}: PostGridOptions): PrintProvider {
  const address = `${baseUrl}/print-mail/v1/postcards`;

  async function call(
    url: string,
    request: { method: string; headers?: Record<string, string>; body?: FormData },
  ): Promise<CardAtProvider> {
    const { headers, ...rest } = request;
    const reply = await sendRequest(url, {
      ...rest,
      headers: { 'x-api-key': apiKey, ...headers },
      timeoutMs,
    }).catch(({ name, cause }: Error) => {
      // What it says of the address stays out: this ends up in the log and in the queue.
      throw new Error(
        `The print provider did not answer (${(cause as { code?: string } | undefined)?.code ?? name})`,
      );
    });
    const body = await parseJsonBody(reply, replyMaxBytes).catch(() => null);
    if (reply.status === 401 || reply.status === 403)
      throw new PrintCredentialsError(`The print provider refuses the key (${reply.status})`);
    if (reply.status === 408 || reply.status === 409 || reply.status === 429 || reply.status >= 500)
      throw new Error(`The print provider cannot answer now (${reply.status})`);
    if (!reply.ok) throw new PrintRefusedError(`The print provider refused a card (${reply.status})`);
    const found = postcard.safeParse(body);
    if (!found.success) throw new Error('The print provider answered what nobody understands');
    return { id: found.data.id, state: states[found.data.status] ?? 'printing' };
  }

  const one = (id: string): string => `${address}/${encodeURIComponent(id)}`;
  const find: PrintProvider['find'] = (id) => call(one(id), { method: 'GET' });

  return {
    name: 'PostGrid',
    create: ({ key, size, pdf, to, from, description }) => {
      const form = new FormData();
      const fields: Record<string, string> = {
        'to[firstName]': to.name,
        'to[addressLine1]': to.street,
        'to[addressLine2]': to.extra,
        'to[city]': to.city,
        'to[provinceOrState]': to.province,
        'to[postalOrZip]': to.postalCode,
        'to[countryCode]': 'CA',
        'from[firstName]': from.name,
        'from[companyName]': from.company,
        'from[addressLine1]': from.address,
        'from[countryCode]': 'CA',
        size,
        description,
        // Ours as well, should anybody look there for a card of a batch.
        'metadata[key]': key,
      };
      for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value);
      form.append('pdf', new Blob([pdf], { type: 'application/pdf' }), 'card.pdf');
      return call(address, { method: 'POST', headers: { 'idempotency-key': key }, body: form });
    },
    find,
    cancel: async (id) => {
      try {
        return await call(one(id), { method: 'DELETE' });
      } catch (error) {
        // Too late, or called off already: the card itself tells which.
        if (error instanceof PrintRefusedError) return find(id);
        throw error;
      }
    },
  };
}
