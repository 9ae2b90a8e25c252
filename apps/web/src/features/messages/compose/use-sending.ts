import type { BodyOf } from '@hearthline/contract';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { request as callApi } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { messagesKey } from '../api/messages-api.ts';
import type { MailProblem } from '../model/compose-state.ts';
import { findProblems } from '../model/compose-state.ts';
import { useSplitText } from '../model/message-words.ts';
import type { ComposeForm } from './use-compose-form.ts';

/** More than so many are asked about once more. */
const confirmAbove = 50;

/** Checks a mail, shows what is missing on its field, and sends it once. */
export function useSending(form: ComposeForm) {
  const { mail, channel, category, request, language, setLanguage, sendAt, momentText } = form;
  const listingIds = channel === 'email' ? [...form.listingIds] : [];
  // Unknown until it is counted for what is chosen now.
  const audience = form.query.isPlaceholderData ? undefined : form.audience;
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const mailing = useSendMailing();
  const trial = useSendTest();
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<{ focus: () => void }>(null);
  /** Until it is known that it failed: a second press must not send once more. */
  const isUnderway = useRef(false);
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** From the press on, also while its draft is waited for. */
  const [isSending, setSending] = useState(false);
  const found = findProblems(form, language);
  // What nothing fills is told while it is typed; what is missing only when somebody wants to send.
  const problems = isChecked ? found : found.filter(({ code }) => code !== 'required');
  const willGet = audience?.willGet;
  const isTooPersonal = audience?.sending.refusal === 'personalTooMany';
  // When its time comes, another day's limit counts.
  const split = useSplitText()(sendAt === null ? audience?.sending : undefined);

  function showFirst([first]: readonly MailProblem[]): boolean {
    if (!first) return false;
    flushSync(() => {
      setChecked(true);
      setLanguage(first.language);
    });
    if (first.field === 'subject') subject.current?.focus();
    else body.current?.focus();
    return true;
  }

  async function sendNow() {
    if (!request || isUnderway.current) return;
    isUnderway.current = true;
    const { mailingId, clientIds, mode } = form;
    const isPlanned = sendAt !== null;
    const only = mode === 'clients' && clientIds.length === 1 ? clientIds[0] : undefined;
    setSending(true);
    await form.stopKeeping();
    await mailing.mutateAsync({
      channel,
      category,
      audience: request.audience,
      letter: mail,
      listingIds,
      sendAt,
      mailingId,
    });
    setAsking(false);
    toast.success(
      isPlanned
        ? t('compose.planned', { when: lowerFirst(momentText(sendAt)) })
        : (split ?? t('compose.sent', { count: willGet ?? 0 })),
    );
    if (only && !isPlanned) void navigate({ to: '/clients/view', search: { id: only } });
    else void navigate({ to: '/email-log', search: {} });
  }

  /** What failed is told by its toast; the mail stays as it is, under the same id. */
  const confirm = () =>
    void sendNow().catch(() => {
      isUnderway.current = false;
      setSending(false);
      form.keepAgain();
    });

  return {
    fields: { subject, body },
    problems,
    audienceError:
      isChecked && request === null
        ? t('compose.errors.audience')
        : isTooPersonal
          ? t('compose.errors.personalTooMany')
          : isChecked && willGet === 0
            ? t('compose.errors.nobody')
            : undefined,
    split,
    isAsking,
    stopAsking: () => setAsking(false),
    isSending,
    isTesting: trial.isPending,
    confirm,
    send: () => {
      setChecked(true);
      if (showFirst(found) || !willGet || isTooPersonal || isSending) return;
      if (willGet > confirmAbove || split !== null || form.homes.notShown > 0) setAsking(true);
      else confirm();
    },
    test: () => {
      if (showFirst(found)) return;
      trial.mutate({ category, letter: mail, listingIds, clientId: audience?.readers[0]?.id ?? null });
    },
  };
}

function useSendMailing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /mailings'>) => (await callApi('POST /mailings', { body })).result,
    onSuccess: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}

function useSendTest() {
  const { t } = useTranslation('messages');
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /mailings/test'>) =>
      (await callApi('POST /mailings/test', { body })).result.count,
    onSuccess: (count) => toast.success(t('compose.bar.testSent', { count })),
  });
}

export type Sending = ReturnType<typeof useSending>;
