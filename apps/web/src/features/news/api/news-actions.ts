import type { NewsPost, NewsRow } from '@hearthline/contract/news';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { postLink } from '../model/news-links.ts';
import { inputOf } from '../model/post-values.ts';
import { keepPost, newsKey, savePost } from './news-api.ts';

export function useRefetchNews() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: newsKey });
}

/** Makes a report a post of one's own and opens it. */
export function useAdopt() {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const client = useQueryClient();
  const refetch = useRefetchNews();
  return useMutation({
    mutationFn: async (key: string) =>
      (await request('POST /news/library/{key}/adopt', { params: { key } })).result,
    onSuccess: (post) => {
      keepPost(client, post);
      void refetch();
      toast.success(t('library.adopted'));
      void navigate(postLink(post.id));
    },
  });
}

interface Publishing extends Pick<NewsPost, 'id' | 'revision'> {
  /** Null: now. */
  publishAt: string | null;
}

const publish = async ({ id, revision, publishAt }: Publishing) =>
  (await request('POST /news/{id}/publish', { params: { id }, body: { revision, publishAt } })).result;

export function usePublish() {
  const client = useQueryClient();
  return useMutation({ mutationFn: publish, onSuccess: (post) => keepPost(client, post) });
}

/** Off the site, or off its schedule; publishing puts it back. */
export function useWithdraw() {
  const { t } = useTranslation('news');
  const client = useQueryClient();
  const { mutate: undo } = usePublish();
  return useMutation({
    mutationFn: async ({ id }: Pick<NewsPost, 'id' | 'state' | 'publishAt'>) =>
      (await request('POST /news/{id}/withdraw', { params: { id } })).result,
    onSuccess: (post, { state, publishAt }) => {
      keepPost(client, post);
      const wasScheduled = state === 'scheduled';
      showUndo({
        id: 'news-withdrawn',
        text: t(wasScheduled ? 'done.unscheduled' : 'done.withdrawn'),
        onUndo: () => undo({ ...post, publishAt: wasScheduled ? publishAt : null }),
      });
    },
  });
}

const setOnSite = async (post: NewsPost, isOnSite: boolean): Promise<NewsPost> =>
  post.isOnSite === isOnSite ? post : savePost(post.id, post.revision, { ...inputOf(post), isOnSite });

/** What came out only by being put on the site goes back to where it was. */
async function putBack(post: NewsPost, before: NewsPost): Promise<NewsPost> {
  const wasOut = before.state === 'published' || before.state === 'scheduled';
  const withdrawn = wasOut
    ? post
    : (await request('POST /news/{id}/withdraw', { params: { id: post.id } })).result;
  return setOnSite(withdrawn, before.isOnSite);
}

/** Puts a post on the agent's site, publishing it where it is not yet, or takes it off. */
export function useShowOnSite() {
  const { t } = useTranslation('news');
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: ({ post, before }: { post: NewsPost; before: NewsPost }) => putBack(post, before),
    onSuccess: (post) => keepPost(client, post),
  });
  return useMutation({
    mutationFn: async ({ id, isOnSite }: { id: string; isOnSite: boolean }) => {
      const { result: before } = await request('GET /news/{id}', { params: { id } });
      const saved = await setOnSite(before, isOnSite);
      const isDue = isOnSite && saved.state !== 'published' && saved.state !== 'scheduled';
      return { before, post: isDue ? await publish({ ...saved, publishAt: null }) : saved };
    },
    onSuccess: ({ post, before }, { isOnSite }) => {
      keepPost(client, post);
      showUndo({
        id: 'news-on-site',
        text: t(isOnSite ? 'done.onSite' : 'done.offSite'),
        onUndo: () => undo.mutate({ post, before }),
      });
    },
  });
}

/** Deletes at once; the toast brings it back. */
export function useRemovePost() {
  const { t } = useTranslation('news');
  const refetch = useRefetchNews();
  const { mutate: restore } = useMutation({
    mutationFn: (id: string) => request('POST /news/{id}/restore', { params: { id } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: ({ id }: Pick<NewsRow, 'id'>) => request('DELETE /news/{id}', { params: { id } }),
    onSuccess: (_reply, { id }) =>
      showUndo({ id: 'news-removed', text: t('done.removed'), onUndo: () => restore(id) }),
    onSettled: refetch,
  });
}
