import type { Me } from '@hearthline/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { savePreferences, useUpdateUser } from '../api/user-mutations.ts';
import { loadProfileDraft, writeProfileDraft } from './profile-draft.ts';
import type { ProfileField, ProfileValues } from './profile-form.ts';
import {
  buildUserUpdate,
  changedFields,
  getField,
  isProfileField,
  profileFields,
  profileSchema,
  profileValuesOf,
} from './profile-form.ts';

export type ProfileFormState = UseFormReturn<ProfileValues>;

function writeField(form: ProfileFormState, field: ProfileField, value: string) {
  // All fields are text; the few with a fixed list are checked by the schema before anything is sent.
  form.setValue(field as 'firstName', value);
}

function withDraft(saved: ProfileValues, userId: string): ProfileValues {
  const values = { ...saved, realtor: { ...saved.realtor } };
  for (const [field, value] of Object.entries(loadProfileDraft(userId))) {
    if (field.startsWith('realtor.')) Object.assign(values.realtor, { [field.slice(8)]: value });
    else Object.assign(values, { [field]: value });
  }
  return values;
}

function showServerErrors(form: ProfileFormState, error: unknown) {
  const issues = error instanceof ApiError ? error.fields : [];
  const known = issues.filter((issue) => isProfileField(issue.path));
  for (const [index, issue] of known.entries()) {
    form.setError(
      issue.path as ProfileField,
      { type: issue.code, message: issue.message },
      { shouldFocus: index === 0 },
    );
  }
}

export function useProfileForm(me: Me, onSaved: () => void, onFailed: () => void) {
  const saved = useMemo(() => profileValuesOf(me), [me]);
  const [initial] = useState(() => withDraft(saved, me.id));
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: initial,
    mode: 'onTouched',
  });
  const values = form.watch();
  const changed = changedFields(saved, values);
  const queryClient = useQueryClient();
  const updateUser = useUpdateUser();
  const known = useRef(saved);

  // News from the server reaches the fields nobody has touched here.
  useEffect(() => {
    for (const field of profileFields) {
      const isUntouched = getField(form.getValues(), field) === getField(known.current, field);
      if (isUntouched) writeField(form, field, getField(saved, field));
    }
    known.current = saved;
  }, [form, saved]);

  const draft = JSON.stringify(Object.fromEntries(changed.map((field) => [field, getField(values, field)])));
  useEffect(() => writeProfileDraft(me.id, JSON.parse(draft)), [me.id, draft]);

  async function save(checked: ProfileValues) {
    // What is sent is trimmed; the fields show the same, so that they count as saved afterwards.
    for (const field of profileFields) writeField(form, field, getField(checked, field));
    const toSave = changedFields(saved, checked);
    try {
      if (toSave.some((field) => field !== 'language'))
        await updateUser.mutateAsync(buildUserUpdate(saved, checked));
      if (toSave.includes('language')) {
        await savePreferences(queryClient, { language: checked.language });
        useLanguageStore.getState().setLanguage(checked.language);
      }
      onSaved();
    } catch (error) {
      showServerErrors(form, error);
      onFailed();
    }
  }

  return {
    form,
    values,
    changeCount: changed.length,
    isSaving: form.formState.isSubmitting,
    submit: form.handleSubmit(save),
    discard: () => form.reset(saved),
  };
}
