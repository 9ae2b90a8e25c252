import type { AnnouncementInput } from '@hearthline/contract/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

const announcementsKey = ['announcements'] as const;
const lookAgainMs = 2_000;

/** Looked at again as long as one is still on its way. */
export const announcementsQuery = queryOptions({
  queryKey: announcementsKey,
  queryFn: async () => (await request('GET /admin/announcements')).result,
  refetchInterval: ({ state: { data } }) =>
    data?.sent.some(({ isFinished }) => !isFinished) ? lookAgainMs : false,
});

export function useSendAnnouncement() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: AnnouncementInput) =>
      (await request('POST /admin/announcements', { body })).result,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: announcementsKey }),
  });
}
