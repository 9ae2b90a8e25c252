import type { Client, ClientDraft, ClientInput, LikelySame } from '@hearthline/contract/clients';
import type { ClientField } from '@hearthline/domain/client/fields';
import { allClientFields, findMissing } from '@hearthline/domain/client/fields';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { clientPageLink } from '../parts/client-links.ts';
import { findDuplicates, useSaveClient } from './client-form-api.ts';
import type { ClientStep } from './client-steps.ts';
import { clientSteps, fieldsOfStep, stepAfter, stepAt, stepOfField } from './client-steps.ts';
import type { ClientValues } from './client-values.ts';
import { createClientResolver } from './resolve-client.ts';
import { useClientDraft, withDraft } from './use-client-draft.ts';
import type { ClientForm } from './use-client-form-context.ts';
import { toIdentity } from './use-duplicates.ts';
import { useFormStep } from './use-form-step.ts';

interface ClientFormOptions {
  client: Client | undefined;
  /** The client as saved, or an empty form. */
  base: ClientValues;
  draft: ClientDraft | null;
}

/** Somebody who is about to be saved although they seem to be there already. */
interface Doubt {
  input: ClientInput;
  same: LikelySame;
}

export function useClientForm({ client, base, draft }: ClientFormOptions) {
  const { t } = useTranslation('clients');
  const { language } = useFormat();
  const navigate = useNavigate();
  const [initial] = useState(() => withDraft(base, draft));
  const form = useForm<ClientValues, unknown, ClientInput>({
    resolver: createClientResolver(language),
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const { step, goTo, open } = useFormStep(draft ? stepAt(draft.step) : 'personal');
  const {
    state: draftState,
    autosave,
    touch,
  } = useClientDraft({ clientId: client?.id, form, base, step, draft });
  const save = useSaveClient(client?.id);
  const [doubt, setDoubt] = useState<Doubt | null>(null);

  const markMissing = useEffectEvent(() => {
    if (client?.isIncomplete) void form.trigger(findMissing(client));
  });
  useEffect(() => markMissing(), []);

  function focusFirst() {
    const field = allClientFields.find((each) => form.getFieldState(each).error);
    if (field) open(stepOfField(field), () => focusField(form, field));
  }

  async function store(input: ClientInput) {
    setDoubt(null);
    await autosave.pause();
    try {
      const saved = await save.mutateAsync(input);
      toast.success(
        t(client ? 'form.saved' : 'form.added', { name: `${saved.firstName} ${saved.lastName}` }),
      );
      await navigate({ ...clientPageLink(saved.id), replace: true });
    } catch (error) {
      autosave.resume();
      showRefusal(error);
    }
  }

  function showRefusal(error: unknown) {
    const issues = error instanceof ApiError ? error.fields : [];
    const known = issues.filter(({ path }) => path in base);
    for (const { path, code, message } of known) {
      // The address that is taken may be one of the further ones.
      const isFurther = path === 'email' && form.getValues('email').trim() === '';
      form.setError(isFurther ? 'moreEmails.0.value' : (path as ClientField), { type: code, message });
    }
    if (known.length === 0) showRequestError(error);
    else focusFirst();
  }

  async function check(input: ClientInput) {
    const same = client ? undefined : await findLikely(form.getValues());
    if (same) setDoubt({ input, same });
    else await store(input);
  }

  const handleSave = form.handleSubmit(check, focusFirst);

  /** The fields of this step first; the last step saves. */
  async function handleNext() {
    const next = stepAfter(step);
    if (!next) return handleSave();
    if (await form.trigger(fieldsOfStep(step))) return goTo(next);
    focusFirst();
  }

  return {
    form,
    step,
    goTo,
    wrongSteps: new Set<ClientStep>(clientSteps.filter((each) => hasError(errors, each))),
    draftState,
    touchDraft: touch,
    pauseDraft: autosave.pause,
    isSaving: isSubmitting || save.isPending,
    handleSave,
    handleNext,
    doubt,
    dismissDoubt: () => setDoubt(null),
    saveAnyway: () => doubt && store(doubt.input),
  };
}

const hasError = (errors: FieldErrors<ClientValues>, step: ClientStep): boolean =>
  fieldsOfStep(step).some((field) => errors[field]);

function focusField(form: ClientForm, field: ClientField) {
  if (field === 'moreEmails' || field === 'morePhones') {
    const rows = form.getValues(field).map((_, row) => `${field}.${row}` as const);
    const wrong = rows.find((row) => form.getFieldState(row).error) ?? (`${field}.0` as const);
    return form.setFocus(`${wrong}.${field === 'moreEmails' ? 'value' : 'number'}` as 'moreEmails.0.value');
  }
  form.setFocus(field);
}

/** By phone or by name and address; a known e-mail is the server's to refuse. */
async function findLikely(values: ClientValues): Promise<LikelySame | undefined> {
  try {
    const found = await findDuplicates(toIdentity(values, undefined));
    return found.find(({ reasons }) => !reasons.includes('email'));
  } catch {
    return undefined;
  }
}
