import type { SubjectFound } from '../../packages/contract/src/cma.ts';
import type { ListingCard } from '../../packages/contract/src/listing-card.ts';
import type { Account } from './accounts.ts';
import { tokenOf } from './accounts.ts';
import { callAs } from './messages.ts';
import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

const leastSales = 8;
const mostTried = 60;

async function fetchJson<T>(account: Account, path: string): Promise<T> {
  const reply = await fetch(`${appOrigin}/api${path}`, {
    headers: { authorization: `Bearer ${await tokenOf(account)}` },
  });
  return ((await reply.json()) as { result: T }).result;
}

/** A home on the market with enough sales of its kind around, whose facts are all told. */
export async function findBusyHome(account: Account): Promise<SubjectFound & { listing: ListingCard }> {
  const { items } = await callAs<{ items: ListingCard[] }>(account, 'POST', '/listings/search', {
    criteria: { version: 1, offer: 'sale', status: ['active'], kind: { any: ['condoApartment'] } },
    limit: mostTried,
  }).catch(() => ({ items: [] as ListingCard[] }));
  for (const { id } of items) {
    const found = await fetchJson<SubjectFound>(account, `/cma/subjects/${id}`);
    if (found.salesNear >= leastSales && found.lacking.length === 0 && found.listing)
      return { ...found, listing: found.listing };
  }
  throw new Error('No home has enough sales around it');
}

/** The market is learnt by a job after the start, which takes a moment. */
export async function waitUntilFitted(account: Account, { subject }: SubjectFound): Promise<void> {
  const token = await tokenOf(account);
  const ask = async () => {
    const { status } = await fetch(`${appOrigin}/api/cma/grid`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'fast', subject, chosen: [], levels: {} }),
    });
    return status;
  };
  await expect.poll(ask, { timeout: 60_000 }).toBe(200);
}
