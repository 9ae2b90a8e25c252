import type { ClientDraft } from '@hearthline/contract/clients';
import type { ClientField } from '@hearthline/domain/client/fields';
import { clientFields } from '@hearthline/domain/client/fields';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import type { ClientStep } from './client-steps.ts';
import { clientSteps } from './client-steps.ts';
import type { ClientValues } from './client-values.ts';
import { changedFields } from './client-values.ts';
import type { DraftContent } from './draft-autosave.ts';
import { createDraftAutosave } from './draft-autosave.ts';
import type { ClientForm } from './use-client-form-context.ts';

interface ClientDraftOptions {
  clientId: string | undefined;
  form: ClientForm;
  /** The client as saved, or an empty form. */
  base: ClientValues;
  step: ClientStep;
  draft: ClientDraft | null;
}

/** Keeps the draft while somebody types and when they leave. */
export function useClientDraft({ clientId, form, base, step, draft }: ClientDraftOptions) {
  const [autosave] = useState(() =>
    createDraftAutosave(clientId, contentOf(base, form, step), draft?.savedAt ?? null),
  );
  const state = useAutosave(autosave);
  const touch = () => autosave.edit(contentOf(base, form, step));
  const handleTyped = useEffectEvent(touch);
  const handleStep = useEffectEvent((next: ClientStep) => {
    if (autosave.isDirty()) autosave.edit(contentOf(base, form, next));
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => handleTyped() }), [form]);
  useEffect(() => handleStep(step), [step]);

  return { state, autosave, touch };
}

function contentOf(base: ClientValues, form: ClientForm, step: ClientStep): DraftContent {
  const values = form.getValues();
  const changed = changedFields(base, values).map((field) => [field, values[field]]);
  return { values: Object.fromEntries(changed), step: clientSteps.indexOf(step) };
}

/** The saved values with what was typed over them; what is of another kind than expected is left out. */
export function withDraft(base: ClientValues, draft: ClientDraft | null): ClientValues {
  const usable = Object.entries(readContent(draft)).filter(([field, value]) => {
    const expected: unknown = base[field as keyof ClientValues];
    if (!(field in base) || value === undefined) return false;
    if (clientFields[field as ClientField].kind === 'choice')
      return value === null || typeof value === 'string';
    return Array.isArray(expected) ? Array.isArray(value) : typeof value === typeof expected;
  });
  return { ...base, ...Object.fromEntries(usable) };
}

function readContent(draft: ClientDraft | null): object {
  try {
    const content: unknown = JSON.parse(draft?.content ?? '{}');
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    return {};
  }
}
