import type { Language } from '@hearthline/contract/common';
import type { MailContent } from '@hearthline/contract/messages';
import type { BoardAgreement } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import type { AutosaveState } from '../../../shared/lib/autosave.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import type { AudienceRequest } from '../api/messages-api.ts';
import { audienceQuery, mailHomesQuery } from '../api/messages-api.ts';
import type { ComposeState, MailField, Sender, Start } from '../model/compose-state.ts';
import {
  audienceOf,
  begunIn,
  categoryOf,
  isWorthKeeping,
  languageOfMost,
  startOver,
  writeDraft,
} from '../model/compose-state.ts';
import { createDraftAutosave } from '../model/draft-autosave.ts';
import { useMomentText } from '../model/message-words.ts';

interface ComposeSetup {
  sender: Sender;
  start: Start;
  hasQuietHours: boolean;
  timeZone: string | undefined;
  boardAgreement: BoardAgreement | undefined;
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
    homes: useHomes(compose),
  };
}

/** What of the chosen homes their readers get. */
function useHomes({ channel, category, listingIds }: Compose) {
  const isMail = channel === 'email';
  const query = useQuery(mailHomesQuery({ category, listingIds: isMail ? [...listingIds] : [] }));
  const failure = useQueryBoundary(query);
  const { homes = [], hasBoardAccess = true } = (isMail && listingIds.length > 0 && query.data) || {};
  const chosen = homes.filter(({ id }) => listingIds.includes(id));
  return {
    homes: chosen,
    hasBoardAccess,
    failure,
    /** In whose place a plain line stands. */
    notShown: chosen.filter(({ listing }) => listing === null).length,
  };
}

export type ComposeForm = ReturnType<typeof useComposeForm>;

interface Compose extends ComposeState {
  /** Counts the mails begun on this screen, so that fields are drawn anew. */
  edition: number;
  draft: AutosaveState;
  change: (changes: Partial<ComposeState>) => void;
  write: (language: Language, field: MailField, text: string) => void;
  changeHomes: (change: (before: readonly string[]) => readonly string[]) => void;
  startOver: () => void;
  /** While the mail is being sent, and after, nothing of it is kept: a draft saved later would carry its id on. */
  stopKeeping: () => Promise<void>;
  /** It could not be sent. */
  keepAgain: () => void;
}

/** The mail that is being written; it keeps itself as a draft. */
function useCompose({ state: first, restoredAt }: Start): Compose {
  const [state, setState] = useState(first);
  const [edition, setEdition] = useState(1);
  const [autosave] = useState(() =>
    createDraftAutosave(restoredAt === null ? null : writeDraft(first), restoredAt),
  );
  const draft = useAutosave(autosave);

  useEffect(() => {
    autosave.edit(isWorthKeeping(state) ? writeDraft(state) : null);
  }, [state, autosave]);

  const change = useCallback(
    (changes: Partial<ComposeState>) => setState((before) => ({ ...before, ...changes })),
    [],
  );
  const write = useCallback((language: Language, field: MailField, text: string) => {
    setState((before) => {
      if (before.mail[language][field] === text) return before;
      const mail: MailContent = { ...before.mail, [language]: { ...before.mail[language], [field]: text } };
      return { ...before, mail };
    });
  }, []);

  const changeHomes: Compose['changeHomes'] = useCallback(
    (next) => setState((before) => ({ ...before, listingIds: next(before.listingIds) })),
    [],
  );

  return {
    ...state,
    category: categoryOf(state),
    edition,
    draft,
    change,
    write,
    changeHomes,
    startOver: () => {
      setState(startOver);
      setEdition(edition + 1);
    },
    stopKeeping: autosave.pause,
    keepAgain: autosave.resume,
  };
}
