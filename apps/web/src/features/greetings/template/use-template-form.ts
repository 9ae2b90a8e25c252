import type { GreetingTemplate } from '@hearthline/contract/greetings';
import type { MailContent } from '@hearthline/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useRefetchGreetings } from '../api/greeting-actions.ts';
import type { TemplatePlace } from '../api/greetings-api.ts';
import { templateAddress, templateQuery } from '../api/greetings-api.ts';
import { hasAllWords, isSameMail } from '../model/mail-words.ts';

type OwnPicture = GreetingTemplate['picture'];

interface Draft {
  words: MailContent;
  picture: OwnPicture;
}

const draftOf = ({ words, picture }: GreetingTemplate): Draft => ({ words, picture });
const isSameDraft = (one: Draft, other: Draft) =>
  isSameMail(one.words, other.words) && JSON.stringify(one.picture) === JSON.stringify(other.picture);
const inputOf = ({ words, picture }: Draft) => ({
  words,
  picture: picture && { fileId: picture.fileId, altEn: picture.altEn.trim(), altFr: picture.altFr.trim() },
});

const hasBothAlts = ({ picture }: Draft) =>
  picture === null || (picture.altEn.trim() !== '' && picture.altFr.trim() !== '');

/** Words and picture of a design as they are edited, and how they are saved. */
export function useTemplateForm(place: TemplatePlace, template: GreetingTemplate) {
  const { t } = useTranslation('greetings');
  const client = useQueryClient();
  const refetch = useRefetchGreetings();
  const [saved, setSaved] = useState(() => draftOf(template));
  const [draft, setDraft] = useState(saved);
  const [wasTried, setWasTried] = useState(false);
  const isChanged = !isSameDraft(draft, saved);
  /** From the moment of saving on, before the screen is drawn again. */
  const isSafe = useRef(true);

  function adopt(kept: GreetingTemplate) {
    client.setQueryData(templateQuery(place).queryKey, kept);
    setSaved(draftOf(kept));
    setDraft(draftOf(kept));
    setWasTried(false);
    isSafe.current = true;
  }
  const put = async (input: Draft) =>
    (
      await request('PUT /greetings/templates/{category}/{design}', {
        ...templateAddress(place),
        body: inputOf(input),
      })
    ).result;

  const save = useMutation({
    mutationFn: () => put(draft),
    onSuccess: (kept) => {
      adopt(kept);
      toast.success(t('template.saved'));
    },
    onSettled: refetch,
  });
  const putBack = useMutation({ mutationFn: put, onSuccess: adopt, onSettled: refetch });
  const reset = useMutation({
    mutationFn: async () =>
      (await request('DELETE /greetings/templates/{category}/{design}', templateAddress(place))).result,
    onSuccess: (kept) => {
      const before = saved;
      adopt(kept);
      showUndo({
        id: 'greeting-template',
        text: t('template.isReset'),
        onUndo: () => putBack.mutate(before),
      });
    },
    onSettled: refetch,
  });
  const test = useMutation({
    mutationFn: (language: 'en' | 'fr') =>
      request('POST /greetings/templates/{category}/{design}/test', {
        ...templateAddress(place),
        body: { words: draft.words, pictureFileId: draft.picture?.fileId ?? null, language },
      }),
    onSuccess: () => toast.success(t('template.testSent')),
  });

  return {
    ...draft,
    set: (change: Partial<Draft>) => {
      isSafe.current = false;
      setDraft((before) => ({ ...before, ...change }));
    },
    isChanged,
    wouldLose: () => isChanged && !isSafe.current,
    wasTried,
    submit: () => {
      setWasTried(true);
      if (hasAllWords(draft.words) && hasBothAlts(draft)) save.mutate();
    },
    isSaving: save.isPending,
    reset,
    test,
  };
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;
