import type { Alert } from '@hearthline/contract/alerts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSettled } from '../../../../shared/hooks/use-settled.ts';
import type { Standing } from '../api/save-alert.ts';
import { useSaveAlert } from '../api/save-alert.ts';
import { useAlertDraftStore } from '../model/alert-draft-store.ts';
import type { AlertField } from '../model/alert-problems.ts';
import { alertFormFields, findAlertProblems } from '../model/alert-problems.ts';
import type { AlertValues } from '../model/alert-values.ts';
import { valuesOfAlert } from '../model/alert-values.ts';

export interface AlertFormStart {
  /** Null for a new one. */
  alert: Alert | null;
  values: AlertValues;
  /** Others than the values where the form was left before it was saved and is come back to. */
  savedValues: AlertValues;
  /** When a draft was kept that it goes on with. */
  keptAt: string | null;
}

const draftMs = 800;

/** The fields of the form, what is wrong with them, how they are kept meanwhile and how they are saved. */
export function useAlertForm(start: AlertFormStart, agentId: string | undefined) {
  const [base, setBase] = useState(start.alert);
  const [values, setValues] = useState(start.values);
  const [savedValues, setSavedValues] = useState(start.savedValues);
  const [wasTried, setWasTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<AlertField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  /** From the moment of saving on, before the screen is drawn again. */
  const isSafe = useRef(start.values === start.savedValues);
  const problems = findAlertProblems(values);
  const isChanged = JSON.stringify(values) !== JSON.stringify(savedValues);
  const save = useSaveAlert(setBase);
  const keptAt = useDraft({
    start,
    values,
    agentId,
    isWanted: () => base === null && isChanged && !isSafe.current,
  });

  function set(change: Partial<AlertValues>) {
    isSafe.current = false;
    setValues((before) => ({ ...before, ...change }));
  }

  /** Undefined where something is wrong: then the focus is on the first such field. */
  async function submit(standing: Standing): Promise<Alert | undefined> {
    setWasTried(true);
    const first = alertFormFields.find((field) => problems.has(field));
    if (first) {
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, button)`)?.focus();
      return undefined;
    }
    const saved = await save.mutateAsync({ base, values, standing });
    const next = valuesOfAlert(saved);
    setBase(saved);
    setValues(next);
    setSavedValues(next);
    discard();
    return saved;
  }

  /** For a walk to the search, from which it is come back to. */
  function keep(key: string) {
    if (agentId === undefined) return;
    useAlertDraftStore.getState().keep({ key, agentId, alert: base, values, savedValues });
    isSafe.current = true;
  }

  /** Nothing of it is kept any more. */
  function discard() {
    isSafe.current = true;
    useAlertDraftStore.getState().forget();
  }

  return {
    base,
    values,
    set,
    form,
    submit,
    keep,
    discard,
    keptAt,
    isSaving: save.isPending,
    isChanged,
    /** Whether leaving now would lose something: a new alert is kept as a draft. */
    wouldLose: () => base !== null && isChanged && !isSafe.current,
    /** Shown after leaving the field, or after a try to save. */
    problemOf: (field: AlertField) => (wasTried || left.has(field) ? problems.get(field) : undefined),
    leave: (field: AlertField) => setLeft((before) => new Set(before).add(field)),
  };
}

export type AlertForm = ReturnType<typeof useAlertForm>;

interface DraftOptions {
  start: AlertFormStart;
  values: AlertValues;
  agentId: string | undefined;
  isWanted: () => boolean;
}

/** Keeps a new alert after each pause in typing, and when the form is left before one; answers when it did. */
function useDraft({ start, values, agentId, isWanted }: DraftOptions): string | null {
  const [keptAt, setKeptAt] = useState(start.keptAt);
  const settled = useSettled(values, draftMs);
  const keepDraft = useEffectEvent((next: AlertValues) => {
    if (!isWanted() || agentId === undefined) return;
    const now = new Date().toISOString();
    useAlertDraftStore.getState().keepDraft({ agentId, values: next, keptAt: now });
    setKeptAt(now);
  });
  const keepLatest = useEffectEvent(() => keepDraft(values));
  useEffect(() => keepDraft(settled), [settled]);
  useEffect(() => () => keepLatest(), []);
  return keptAt;
}
