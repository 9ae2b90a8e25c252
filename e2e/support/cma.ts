import type { Page } from '@playwright/test';
import type { Cma, SubjectFound } from '../../packages/contract/src/cma.ts';
import type { ListingCard } from '../../packages/contract/src/listing-card.ts';
import type { Account } from './accounts.ts';
import { tokenOf } from './accounts.ts';
import { callAs } from './messages.ts';
import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

const leastSales = 4;
const mostTried = 100;

/** The home on the market with the most sales of its kind around, whose facts are all known: which it is differs by the day. */
export async function findBusyHome(account: Account): Promise<SubjectFound & { listing: ListingCard }> {
  const { items } = await callAs<{ items: ListingCard[] }>(account, 'POST', '/listings/search', {
    criteria: { version: 1, offer: 'sale', status: ['active'], kind: { any: ['condoApartment'] } },
    limit: mostTried,
  });
  const found = await Promise.all(
    items.map(({ id }) => callAs<SubjectFound>(account, 'GET', `/cma/subjects/${id}`)),
  );
  const busy = found
    .filter(({ lacking, listing }) => lacking.length === 0 && listing)
    .sort((one, other) => other.salesNear - one.salesNear);
  const [best] = busy;
  if (!best?.listing || best.salesNear < leastSales) throw new Error('No home has enough sales around it');
  return { ...best, listing: best.listing };
}

/** The model of the market is fitted by a job after the start, which takes a moment. */
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

/** Begun as Fast, which chooses the comparables; Advance shows all that can be adjusted. */
export async function startAnalysis(account: Account): Promise<Cma> {
  const home = await findBusyHome(account);
  await waitUntilFitted(account, home);
  const cma = await callAs<Cma>(account, 'POST', '/cma', { method: 'fast', subject: home.subject });
  const draft = { ...cma.draft, method: 'advance' };
  return callAs<Cma>(account, 'PUT', `/cma/${cma.id}`, { revision: cma.revision, draft, clientId: null });
}

/** The steps of an analysis, and until when there is something to look at. */
export const analysisScreens: { path: string; wait: (page: Page) => Promise<void> }[] = [
  {
    path: '/cma/generate?id={analysis}',
    wait: (page) =>
      expect(page.getByRole('button', { name: /^(Calculate with|Calculer avec) \d+$/ })).toBeEnabled(),
  },
  {
    path: '/cma/calculate?id={analysis}',
    wait: (page) =>
      expect(
        page.getByRole('heading', { name: /^(Estimated market value|Valeur marchande estimée)$/ }),
      ).toBeVisible(),
  },
  {
    path: '/cma/calculate/map-view?id={analysis}',
    wait: (page) => expect(page.getByRole('button', { name: /, comparable (at|au) / }).first()).toBeVisible(),
  },
  {
    path: '/cma/calculate/report?id={analysis}',
    wait: (page) =>
      expect(page.getByRole('button', { name: /^(Make report|Créer le rapport)$/ })).toBeVisible(),
  },
];
