import type { Language } from '@hearthline/contract/common';
import type { MailContent } from '@hearthline/contract/messages';
import { useCallback, useEffect, useState } from 'react';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import type { AutosaveState } from '../../../shared/lib/autosave.ts';
import type { ComposeState, MailField, Start } from './compose-state.ts';
import { categoryOf, isWorthKeeping, startOver, writeDraft } from './compose-state.ts';
import { createDraftAutosave } from './draft-autosave.ts';

export interface Compose extends ComposeState {
  /** Counts the letters begun on this screen, so that fields are drawn anew. */
  edition: number;
  draft: AutosaveState;
  change: (changes: Partial<ComposeState>) => void;
  write: (language: Language, field: MailField, text: string) => void;
  startOver: () => void;
  /** While the letter is being sent, and after, nothing of it is kept: a draft saved later would carry its id on. */
  stopKeeping: () => Promise<void>;
  /** It could not be sent. */
  keepAgain: () => void;
}

/** The letter that is being written; it keeps itself as a draft. */
export function useCompose({ state: first, restoredAt }: Start): Compose {
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

  return {
    ...state,
    category: categoryOf(state),
    edition,
    draft,
    change,
    write,
    startOver: () => {
      setState(startOver);
      setEdition(edition + 1);
    },
    stopKeeping: autosave.pause,
    keepAgain: autosave.resume,
  };
}
