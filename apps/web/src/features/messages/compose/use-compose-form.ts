import type { Language } from '@hearthline/contract/common';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import type { AudienceRequest } from '../api/messages-api.ts';
import { audienceQuery } from '../api/messages-api.ts';
import type { Sender, Start } from '../model/compose-state.ts';
import { audienceOf, begunIn, languageOfMost } from '../model/compose-state.ts';
import { useMomentText } from '../model/message-words.ts';
import type { Compose } from '../model/use-compose.ts';
import { useCompose } from '../model/use-compose.ts';

interface ComposeSetup {
  sender: Sender;
  start: Start;
  hasQuietHours: boolean;
  timeZone: string | undefined;
}

/** What is written, to whom, in which language and for when: all that the panes share. */
export function useComposeForm({ start, ...setup }: ComposeSetup) {
  const appLanguage = useLanguageStore((state) => state.lan);
  const compose = useCompose(start);
  const [picked, setLanguage] = useState<Language | null>(() => begunIn(start.state.mail));
  /** When it is to go out; null means now. */
  const [sendAt, setSendAt] = useState<string | null>(null);
  const momentText = useMomentText(setup.timeZone);
  const { channel, category } = compose;
  const chosen = audienceOf(compose);
  /** Null while nobody is chosen. */
  const request: AudienceRequest | null = chosen && { channel, category, audience: chosen };
  const query = useQuery(audienceQuery(request));
  const audience = request ? query.data : undefined;
  const language = picked ?? languageOfMost(audience?.languages) ?? appLanguage;
  const write: Compose['write'] = (each, field, text) => {
    // From the first word on the mail stays in its language, whoever is added.
    if (text !== '') setLanguage(language);
    compose.write(each, field, text);
  };
  const startOver = () => {
    setLanguage(null);
    compose.startOver();
  };
  const { restoredAt, isForOthers } = start;
  return {
    ...setup,
    ...compose,
    write,
    startOver,
    restored: restoredAt === null ? null : { at: restoredAt, isForOthers },
    language,
    setLanguage,
    sendAt,
    setSendAt,
    momentText,
    request,
    query,
    audience,
  };
}

export type ComposeForm = ReturnType<typeof useComposeForm>;
