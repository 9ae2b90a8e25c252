import type { Preferences } from '@hearthline/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isPassingFailure } from '../../../shared/api/api-error.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import type { AutosaveState } from '../../../shared/lib/autosave.ts';
import { createAutosave } from '../../../shared/lib/autosave.ts';
import { savePreferences } from '../api/user-mutations.ts';

const delayMs = 600;
const retryMs = 8_000;

export interface EditablePreferences {
  preferences: Preferences;
  change: (changes: Partial<Preferences>) => void;
  saveState: AutosaveState;
  retry: () => void;
}

const noChoices: Partial<Preferences> = {};

/** Of the choices that the saved preferences do not show yet. */
export function createPreferenceAutosave(save: (choices: Partial<Preferences>) => Promise<void>) {
  let isToldAlready = false;
  const autosave = createAutosave<Partial<Preferences>>({
    saved: noChoices,
    savedAt: null,
    async save(choices) {
      try {
        await save(choices);
      } catch (error) {
        if (!isToldAlready) showRequestError(error);
        isToldAlready = true;
        throw error;
      }
      isToldAlready = false;
      return new Date().toISOString();
    },
    delayMs,
    retryMs,
    isPassing: isPassingFailure,
    canOverlap: true,
  });
  // What is tried again by itself, or because the tab is seen again, fails silently; who chooses or asks again is told.
  return {
    ...autosave,
    edit(choices: Partial<Preferences>) {
      isToldAlready = false;
      autosave.edit(choices);
    },
    retry() {
      isToldAlready = false;
      void autosave.flush();
    },
  };
}

/** The saved preferences with the choices of this screen on top; choices save themselves. */
export function usePreferences(saved: Preferences): EditablePreferences {
  const queryClient = useQueryClient();
  const [autosave] = useState(() =>
    createPreferenceAutosave((changes) => savePreferences(queryClient, changes)),
  );
  const { value: choices, ...saveState } = useAutosave(autosave);

  // What the saved preferences contain now needs no choice on top. Earlier would show the old values for a moment,
  // because the cache publishes a little later.
  const lastSaved = useRef(saved);
  useEffect(() => {
    if (lastSaved.current === saved) return;
    lastSaved.current = saved;
    if (!autosave.isDirty()) autosave.adopt(noChoices, noChoices);
  }, [autosave, saved]);

  return {
    preferences: { ...saved, ...choices },
    change: (changes) => autosave.edit({ ...autosave.getValue(), ...changes }),
    saveState,
    retry: autosave.retry,
  };
}
