import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

export const userKeys = {
  avatar: ['users', 'avatar'] as const,
  plans: ['users', 'plans'] as const,
  channels: ['users', 'channels'] as const,
};

/** Address of the picture, or null without one. */
export const avatarQuery = queryOptions({
  queryKey: userKeys.avatar,
  queryFn: async () => (await request('GET /users/profile/avatar')).result,
});

export const plansQuery = queryOptions({
  queryKey: userKeys.plans,
  queryFn: async () => (await request('GET /users/plans')).result,
});

/** Where mails and texts to the agent go, and whether they can. */
export const notificationChannelsQuery = queryOptions({
  queryKey: userKeys.channels,
  queryFn: async () => (await request('GET /notifications/channels')).result,
});
