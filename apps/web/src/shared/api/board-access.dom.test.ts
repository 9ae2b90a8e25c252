import type { Me } from '@hearthline/contract/users';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sampleMe } from '../../testing/sample-me.ts';
import { signIn } from '../../testing/sign-in.ts';
import { isAgreementMissing } from './api-error.ts';
import { requireBoardAccess } from './board-access.ts';
import { meQuery } from './me-query.ts';

beforeEach(signIn);

const refused = { boardName: null, validUntil: null, status: 'none' } as const;
const given = { boardName: 'Board', validUntil: '2030-01-01', status: 'active' } as const;

const clientOf = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
const meWith = (boardAgreement: Me['boardAgreement']) => sampleMe({ boardAgreement });

/** Whether the server would be asked. */
const isLet = (client: QueryClient) =>
  requireBoardAccess(client).then(
    () => true,
    (error: unknown) => {
      expect(isAgreementMissing(error)).toBe(true);
      return false;
    },
  );

it('lets through who has access, and refuses who has none, without asking anybody', async () => {
  const client = clientOf();
  client.setQueryData(meQuery.queryKey, meWith(given));
  expect(await isLet(client)).toBe(true);
  client.setQueryData(meQuery.queryKey, meWith(refused));
  expect(await isLet(client)).toBe(false);
});

it('waits for the answer that is on its way', async () => {
  const api = fakeApi({ 'GET /users/me': () => ({ isSuccess: true, result: meWith(refused) }) });
  const client = clientOf();
  void client.prefetchQuery(meQuery);
  expect(await isLet(client)).toBe(false);
  expect(api.calls('GET /users/me')).toHaveLength(1);
});

it('asks again about one that was refused a while ago: access may have been given', async () => {
  fakeApi({ 'GET /users/me': () => ({ isSuccess: true, result: meWith(given) }) });
  const client = clientOf();
  client.setQueryData(meQuery.queryKey, meWith(refused), { updatedAt: Date.now() - 60_000 });
  expect(await isLet(client)).toBe(true);
});

it('leaves it to the server where nothing is known', async () => {
  expect(await isLet(clientOf())).toBe(true);
});
