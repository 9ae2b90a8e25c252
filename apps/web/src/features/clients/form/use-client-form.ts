import type { Client, ClientDraft, ClientInput, LikelySame } from '@hearthline/contract/clients';
import { clientInput } from '@hearthline/contract/clients';
import { fieldCodeOf } from '@hearthline/contract/errors';
import type { ClientField } from '@hearthline/domain/client/fields';
import {
  allClientFields,
  clientFields,
  findMissing,
  requiredClientFields,
} from '@hearthline/domain/client/fields';
import { parsePostalCode } from '@hearthline/domain/client/postal-code';
import type { Language } from '@hearthline/domain/language';
import { toNestErrors } from '@hookform/resolvers';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ApiError } from '../../../shared/api/api-error.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { clientPageLink } from '../parts/client-links.ts';
import { findDuplicates, useSaveClient } from './client-form-api.ts';
import type { ClientStep } from './client-steps.ts';
import { clientSteps, fieldsOfStep, stepAfter, stepAt, stepOfField } from './client-steps.ts';
import type { ClientValues } from './client-values.ts';
import { changedFields, toInput } from './client-values.ts';
import type { DraftContent } from './draft-autosave.ts';
import { createDraftAutosave } from './draft-autosave.ts';
import type { ClientForm } from './use-client-form-context.ts';
import { toIdentity } from './use-duplicates.ts';
import { useFormAddress, useFormStep } from './use-form-step.ts';

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

  const { field: asked } = useFormAddress();
  const beginAtField = useEffectEvent(() => {
    const field = allClientFields.find((each) => each === asked);
    if (field) open(stepOfField(field), () => focusField(form, field));
  });
  useEffect(() => beginAtField(), []);

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

interface ClientDraftOptions {
  clientId: string | undefined;
  form: ClientForm;
  /** The client as saved, or an empty form. */
  base: ClientValues;
  step: ClientStep;
  draft: ClientDraft | null;
}

/** Keeps the draft while somebody types and when they leave. */
function useClientDraft({ clientId, form, base, step, draft }: ClientDraftOptions) {
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
function withDraft(base: ClientValues, draft: ClientDraft | null): ClientValues {
  const usable = Object.entries(parseContent(draft)).filter(([field, value]) => {
    const expected: unknown = base[field as keyof ClientValues];
    if (!(field in base) || value === undefined) return false;
    if (clientFields[field as ClientField].kind === 'choice')
      return value === null || typeof value === 'string';
    return Array.isArray(expected) ? Array.isArray(value) : typeof value === typeof expected;
  });
  return { ...base, ...Object.fromEntries(usable) };
}

function parseContent(draft: ClientDraft | null): object {
  try {
    const content: unknown = JSON.parse(draft?.content ?? '{}');
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    return {};
  }
}

type Issue = z.core.$ZodIssue;

/** The rules of the server, on what is typed; every rule of a pair speaks also while other fields are wrong. */
const createClientResolver =
  (language: Language): Resolver<ClientValues, unknown, ClientInput> =>
  (values, _context, options) => {
    const input = toInput(values, language);
    const parsed = clientInput.safeParse(input);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of parsed.error.issues) {
      const path = fieldPathOf(issue.path, values);
      errors[path] ??= { type: codeOf(issue, values), message: '' };
    }
    for (const [path, type] of findPairIssues(input)) errors[path] ??= { type, message: '' };
    return { values: {}, errors: toNestErrors(errors, options) };
  };

/** One of several e-mails is an object here, and empty rows were left out on the way. */
function fieldPathOf(path: readonly PropertyKey[], { moreEmails, morePhones }: ClientValues): string {
  const [field, index, ...rest] = path;
  if (field === 'moreEmails' && typeof index === 'number')
    return `moreEmails.${findRow(moreEmails, index, ({ value }) => value)}.value`;
  if (field === 'morePhones' && typeof index === 'number')
    return `morePhones.${findRow(morePhones, index, ({ label, number }) => label + number)}.${rest.join('.')}`;
  return path.join('.');
}

function findRow<T>(rows: readonly T[], index: number, textOf: (row: T) => string): number {
  const filled = rows.flatMap((row, place) => (textOf(row).trim() === '' ? [] : [place]));
  return filled[index] ?? index;
}

function codeOf(issue: Issue, values: ClientValues): string {
  const field = String(issue.path[0]);
  const value = values[field as ClientField];
  const isRequired = (requiredClientFields as readonly string[]).includes(field);
  if (isRequired && typeof value === 'string' && value.trim() === '') return 'required';
  return fieldCodeOf(innermost(issue));
}

/** An empty text or something else: what the something else lacks is what counts. */
function innermost(issue: Issue): Issue {
  const nested = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return nested ? innermost(nested) : issue;
}

function findPairIssues({ postalCode, country, budget, budgetMax }: ClientInput): [string, string][] {
  const found: [string, string][] = [];
  if (postalCode.trim() !== '' && parsePostalCode(postalCode, country) === null)
    found.push(['postalCode', 'postal_code_invalid']);
  if (budgetMax !== null && budgetMax < budget)
    found.push(['budgetMax', 'max_below_min'], ['budget', 'min_above_max']);
  return found;
}
