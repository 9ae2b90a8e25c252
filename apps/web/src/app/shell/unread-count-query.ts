import { queryOptions } from '@tanstack/react-query';
import { request } from '../../shared/api/client.ts';

export const unreadCountQuery = queryOptions({
  queryKey: ['notifications', 'unread', 'count'],
  queryFn: async () => (await request('GET /notifications/unread/count')).count,
});
