import type { Language } from '@hearthline/contract/common';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast.tsx';
import { usePublish, useWithdraw } from '../api/news-actions.ts';
import { previewLink, sendLink } from '../model/news-links.ts';
import { findProblems } from '../model/post-values.ts';
import type { PostDraft } from './use-post-draft.ts';

/** What becomes of a post: when it comes out, who gets it, and what still keeps it back. */
export function usePublishing(
  draft: PostDraft,
  language: Language,
  setLanguage: (language: Language) => void,
) {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const publish = usePublish();
  const withdraw = useWithdraw();
  const title = useRef<HTMLTextAreaElement>(null);
  const body = useRef<{ focus: () => void }>(null);
  const alt = useRef<HTMLInputElement>(null);
  const { post, value } = draft;
  const [when, setWhen] = useState<string | null>(post?.publishAt ?? null);
  const [wantsReaders, setWantsReaders] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const found = findProblems(value, language);
  // What nothing fills is told while it is typed; what is missing only when somebody wants to go on.
  const problems = isChecked ? found : found.filter(({ code }) => code !== 'required');

  /** Shows what is missing on its field. */
  function isReady(): boolean {
    const [first] = found;
    if (!first) return true;
    flushSync(() => {
      setChecked(true);
      setLanguage(first.language);
    });
    if (first.field === 'title') title.current?.focus();
    else if (first.field === 'body') body.current?.focus();
    else if (first.field === 'alt') alt.current?.focus();
    return false;
  }

  async function publishAt(moment: string | null): Promise<void> {
    if (!isReady()) return;
    const saved = await draft.flush();
    if (!saved) return;
    publish.mutate(
      { ...saved, publishAt: moment },
      {
        onSuccess: (published) => {
          draft.learn(published);
          setWhen(published.publishAt);
          toast.success(t(moment === null ? 'done.published' : 'done.scheduled'));
        },
      },
    );
  }

  return {
    when,
    setWhen,
    wantsReaders,
    setWantsReaders,
    problems,
    fields: { title, body, alt },
    isPublishing: publish.isPending,
    publishAt: (moment: string | null) => void publishAt(moment),
    isWithdrawing: withdraw.isPending,
    withdraw: () => {
      if (!post) return;
      withdraw.mutate(post, {
        onSuccess: (withdrawn) => {
          draft.learn(withdrawn);
          setWhen(null);
        },
      });
    },
    /** What is written goes along. */
    preview: async () => {
      const saved = await draft.flush();
      if (saved) void navigate({ ...previewLink(saved.id), resetScroll: false });
    },
    chooseReaders: async () => {
      if (!isReady()) return;
      const saved = await draft.flush();
      if (saved) void navigate(sendLink(saved.id, when ?? undefined));
    },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
