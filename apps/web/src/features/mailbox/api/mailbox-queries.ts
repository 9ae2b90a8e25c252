import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: async ({ signal }) => {
    const { result } = await request('GET /mailbox', { signal });
    return result.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
  },
  retry: false,
});
