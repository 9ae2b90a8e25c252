import type { NewsPost, NewsPostInput } from '@hearthline/contract/news';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, isPassingFailure } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import { createAutosave, fitsKeepalive } from '../../../shared/lib/autosave.ts';
import { keepPost, postQuery, savePost } from '../api/news-api.ts';
import { emptyPost, inputOf, isSamePart, mergePosts } from '../model/post-values.ts';

const delayMs = 700;
const retryMs = 8_000;

interface Start {
  client: QueryClient;
  /** Null for one that begins with the first change. */
  post: NewsPost | null;
  onBegun: (id: string) => void;
}

/** Saves a post a moment after every change. */
function createPostAutosave({ client, post, onBegun }: Start) {
  let id = post?.id ?? null;
  let revision = post?.revision ?? 0;
  /** As it was saved last, to tell what was changed since. */
  let base = post ? inputOf(post) : emptyPost;

  function take(saved: NewsPost, input: NewsPostInput): string {
    ({ id, revision } = saved);
    base = input;
    keepPost(client, saved);
    return saved.updatedAt;
  }

  async function begin(input: NewsPostInput): Promise<string> {
    const keepalive = fitsKeepalive(input);
    const { result } = await request('POST /news', { body: input, keepalive });
    const savedAt = take(result, input);
    onBegun(result.id);
    return savedAt;
  }

  const autosave = createAutosave<NewsPostInput>({
    saved: base,
    savedAt: post?.updatedAt ?? null,
    save: async (input) =>
      id === null ? begin(input) : take(await savePost(id, revision, input, fitsKeepalive(input)), input),
    isSame: isSamePart,
    delayMs,
    retryMs,
    isPassing: isPassingFailure,
    fetchNewest: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict' || id === null) return null;
      const { result } = await request('GET /news/{id}', { params: { id } });
      const [was, found] = [base, inputOf(result)];
      take(result, found);
      return { saved: found, merge: (mine) => mergePosts(was, mine, found) };
    },
  });

  return {
    autosave,
    idNow: () => id,
    /** What was done with the post here is no change from elsewhere. */
    learn(saved: NewsPost): void {
      revision = saved.revision;
    },
    /** What was saved elsewhere is shown, unless something waits here: then saving it brings both together. */
    follow(newest: NewsPost): void {
      if (newest.revision <= revision || autosave.isDirty() || autosave.isSending()) return;
      revision = newest.revision;
      base = inputOf(newest);
      autosave.adopt(base, base, newest.updatedAt);
    },
  };
}

/** A post as it is edited: its words and choices, and what is known of it beside them. */
export function usePostDraft(first: NewsPost | null, onBegun: (id: string) => void) {
  const client = useQueryClient();
  const [{ autosave, idNow, learn, follow }] = useState(() =>
    createPostAutosave({ client, post: first, onBegun }),
  );
  const { value, status, savedAt } = useAutosave(autosave);
  const id = idNow();
  const { data: post = first } = useQuery({ ...postQuery(id ?? ''), enabled: id !== null });
  useEffect(() => {
    if (post) follow(post);
  }, [post, follow]);

  return {
    value,
    /** Null until something is written. */
    post,
    set: (change: Partial<NewsPostInput>) => autosave.edit({ ...autosave.getValue(), ...change }),
    saveState: { status, savedAt },
    retry: () => void autosave.flush(),
    /** Resolves with the post once it is saved as it stands here; with nothing where it could not be. */
    flush: async (): Promise<NewsPost | undefined> => {
      await autosave.flush();
      const saved = idNow();
      return saved === null || autosave.isDirty()
        ? undefined
        : client.getQueryData(postQuery(saved).queryKey);
    },
    learn,
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
