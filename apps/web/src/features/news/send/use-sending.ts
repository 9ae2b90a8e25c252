import type { Language } from '@hearthline/contract/common';
import type { Audience } from '@hearthline/contract/messages';
import type { NewsPost } from '@hearthline/contract/news';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import type { PickedPerson } from '../../../shared/ui/person-search.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { usePublish } from '../api/news-actions.ts';
import { audienceQuery, audiencesKey, everybody, keepPost, smartListsQuery } from '../api/news-api.ts';

/** More than so many are asked about once more. */
const confirmAbove = 50;

/** Everybody, people by name, or the id of a smart list. */
export type Choice = 'all' | 'people' | (string & {});

function audienceOf(choice: Choice, people: readonly PickedPerson[]): Audience | null {
  if (choice === 'all') return everybody;
  if (choice !== 'people') return { listId: choice };
  return people.length === 0 ? null : { clientIds: people.map(({ id }) => id) };
}

/** A link may say a moment that has passed meanwhile. */
const parseMoment = (text: string | null | undefined): string | null =>
  text && Date.parse(text) > Date.now() ? new Date(text).toISOString() : null;

/** To whom a post goes and when, and what happens when it is sent. */
export function useSending(post: NewsPost, at: string | undefined) {
  const { t } = useTranslation('news');
  const client = useQueryClient();
  const publish = usePublish();
  const lists = useQuery(smartListsQuery);
  const [choice, setChoice] = useState<Choice>('all');
  const [people, setPeople] = useState<PickedPerson[]>([]);
  const [sendAt, setSendAt] = useState(() => parseMoment(at) ?? parseMoment(post.publishAt));
  const [isAsking, setAsking] = useState(false);
  const [isChecked, setChecked] = useState(false);
  /** What the button did, until something else is chosen: pressed once more, it would do the next thing. */
  const [done, setDone] = useState<'sent' | 'planned' | null>(null);
  const audience = audienceOf(choice, people);
  const query = useQuery(audienceQuery(post, audience));
  const counted = query.isPlaceholderData ? undefined : query.data;
  // What readers are led to is there when they come.
  const publishesToo = post.isOnSite && (post.state === 'draft' || post.state === 'withdrawn');

  const send = useMutation({
    mutationFn: async (chosen: Audience) => {
      const { id } = post;
      const { revision } = publishesToo
        ? await publish.mutateAsync({ id, revision: post.revision, publishAt: sendAt })
        : post;
      const body = { revision, audience: chosen, sendAt };
      return (await request('POST /news/{id}/send', { params: { id }, body })).result;
    },
    onSuccess: (sent) => {
      keepPost(client, sent);
      toast.success(sendAt === null ? t('send.sent', { count: counted?.willGet ?? 0 }) : t('send.planned'));
      setAsking(false);
      setChecked(false);
      setDone(sendAt === null ? 'sent' : 'planned');
    },
  });

  const cancel = useMutation({
    mutationFn: async (mailingId: string) =>
      (await request('POST /news/{id}/send/{mailingId}/cancel', { params: { id: post.id, mailingId } }))
        .result,
    onSuccess: (kept) => {
      keepPost(client, kept);
      toast.success(t('send.cancelled'));
    },
  });

  const test = useMutation({
    mutationFn: (language: Language) =>
      request('POST /news/{id}/test', { params: { id: post.id }, body: { language } }),
    onSuccess: () => toast.success(t('send.testSent')),
  });

  const willGet = counted?.willGet ?? 0;
  function confirm() {
    if (audience && !send.isPending) send.mutate(audience);
  }
  const choosing =
    <Value>(choose: (value: Value) => void) =>
    (value: Value) => {
      choose(value);
      if (done === null) return;
      setDone(null);
      void client.invalidateQueries({ queryKey: audiencesKey(post.id) });
    };

  return {
    lists,
    choice,
    setChoice: choosing(setChoice),
    people,
    setPeople: choosing(setPeople),
    sendAt,
    setSendAt: choosing(setSendAt),
    done,
    query,
    counted,
    willGet,
    publishesToo,
    error:
      isChecked && audience === null
        ? t('send.errors.audience')
        : isChecked && counted && willGet === 0
          ? t('send.errors.nobody')
          : undefined,
    isAsking,
    stopAsking: () => setAsking(false),
    isSending: send.isPending,
    confirm,
    submit: () => {
      if (done !== null) return;
      setChecked(true);
      if (willGet === 0) return;
      if (willGet > confirmAbove) setAsking(true);
      else confirm();
    },
    cancel,
    test,
  };
}

export type Sending = ReturnType<typeof useSending>;
