import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

export const userKeys = {
  avatar: ['users', 'avatar'] as const,
  emailChange: ['users', 'email-change'] as const,
  agents: ['users', 'agents'] as const,
  channels: ['users', 'channels'] as const,
};

/** Address of the picture, or null without one. */
export const avatarQuery = queryOptions({
  queryKey: userKeys.avatar,
  queryFn: async () => (await request('GET /users/profile/avatar')).result,
});

/** The other sign-in address that waits for confirmation, or null. Both mailboxes answer elsewhere, so it is asked anew. */
export const emailChangeQuery = queryOptions({
  queryKey: userKeys.emailChange,
  queryFn: async () => (await request('GET /users/email-change')).result,
  staleTime: 0,
});

export function agentsQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [...userKeys.agents, search, page] as const,
    queryFn: ({ signal }) => request('GET /admin/agents', { query: { search, page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Where mails and texts to the agent go, and whether they can. */
export const notificationChannelsQuery = queryOptions({
  queryKey: userKeys.channels,
  queryFn: async () => (await request('GET /notifications/channels')).result,
});
