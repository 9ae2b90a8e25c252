import type { Basket } from '@hearthline/contract/baskets';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { createBlankClient } from '@hearthline/domain/client/fields';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { boardDay } from '@hearthline/domain/time-zone';
import { signInToDemo } from '../support/sign-in.ts';

export interface DemoPage {
  url: string;
  /** Of the first picture of each home, as the page shows them; all of them are drawn by now. */
  photos: string[];
}

/** A client of the demo's agent with a basket of so many homes, all with pictures, and the address of the page. */
export async function openDemoPage(origin: string, homes: number): Promise<DemoPage> {
  const { token } = await signInToDemo(origin);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async <Result>(method: string, path: string, body?: unknown): Promise<Result> => {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body) ?? null,
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { result: Result }).result;
  };
  const yesterday = boardDay(new Date(Date.now() - 86_400_000));
  const { id: clientId } = await call<{ id: string }>('POST', '/clients', {
    ...createBlankClient(yesterday, 'en'),
    firstName: 'Amara',
    lastName: 'Chen-Laurent',
    email: 'amara@example.com',
    phone: '416 555 0142',
    address1: '12 Lakeshore Rd E',
    city: 'Mississauga',
    province: 'ON',
    postalCode: 'L5G 1C9',
    budget: 120_000_000,
  });
  await call('POST', `/clients/${clientId}/consents`, {
    type: 'express',
    givenOn: yesterday,
    evidence: 'Form',
    textShown: 'Yes, write to me',
  });
  const { items } = await call<{ items: ListingCard[] }>('POST', '/listings/search', {
    criteria: { ...defaultCriteria },
  });
  const made = await call<Basket>('POST', '/baskets', {
    type: 'Manual',
    name: 'Lakeside, 4 bed',
    clientId,
    isForHousehold: false,
    additionalEmail: '',
    activationDate: yesterday,
    timeUnit: 'never',
    criteria: null,
    copyToMe: false,
    confirmBeforeSending: true,
    byEmail: true,
    bySms: false,
    message: 'Twelve that fit what you told me: near the water, four bedrooms, a yard.',
    listingIds: items.filter(({ photoCount }) => photoCount > 0).map(({ id }) => id),
  });
  const approve = made.homes.filter(({ isShown }) => isShown).map(({ id }) => id);
  if (approve.length < homes) throw new Error(`The demo has only ${approve.length} homes to show`);
  await call('POST', `/baskets/${made.id}/send`, { approve: approve.slice(0, homes) });
  const { readers } = await call<Basket>('GET', `/baskets/${made.id}`);
  const path = new URL(readers[0]?.link?.url ?? '').pathname;
  const photos = approve.slice(0, homes).map((id) => `${origin}${path}/photo/${id}/0`);
  for (const photo of photos) await drain(photo);
  return { url: `${origin}${path}`, photos };
}

async function drain(url: string): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  await reply.arrayBuffer();
}
