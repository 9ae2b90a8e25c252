import type { Preferences } from '@hearthline/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showRequestError } from '../../../shared/api/query-client.ts';
import type { AutosaveState } from '../../../shared/lib/autosave.ts';
import { savePreferences } from '../api/user-mutations.ts';
import { createPreferenceQueue } from './preference-queue.ts';

const pauseBeforeSaveMs = 600;

export interface EditablePreferences {
  preferences: Preferences;
  change: (changes: Partial<Preferences>) => void;
  saveState: AutosaveState;
  retry: () => void;
}

/** The saved preferences with the choices of this screen on top; choices save themselves. */
export function usePreferences(saved: Preferences): EditablePreferences {
  const queryClient = useQueryClient();
  const [queue] = useState(() =>
    createPreferenceQueue({
      save: async (changes) => {
        try {
          await savePreferences(queryClient, changes);
        } catch (error) {
          showRequestError(error);
          throw error;
        }
      },
      delayMs: pauseBeforeSaveMs,
    }),
  );
  const { choices, state } = useSyncExternalStore(queue.subscribe, queue.getSnapshot);

  useEffect(() => {
    addEventListener('pagehide', queue.sendRest);
    return () => {
      removeEventListener('pagehide', queue.sendRest);
      queue.sendRest();
    };
  }, [queue]);

  const lastSaved = useRef(saved);
  useEffect(() => {
    if (lastSaved.current === saved) return;
    lastSaved.current = saved;
    queue.settle();
  }, [queue, saved]);

  return {
    preferences: { ...saved, ...choices },
    change: queue.change,
    saveState: state,
    retry: () => void queue.flush(),
  };
}
