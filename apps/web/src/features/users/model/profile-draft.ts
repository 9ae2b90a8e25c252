import type { ProfileField } from './profile-form.ts';
import { isProfileField } from './profile-form.ts';

const prefix = 'hearthline.profile-draft.';

/** Typed but not saved values, kept for this tab so that a walk to another screen loses nothing. */
export type ProfileDraft = Partial<Record<ProfileField, string>>;

export function loadProfileDraft(userId: string): ProfileDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + userId) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(
      ([field, value]) => isProfileField(field) && typeof value === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function writeProfileDraft(userId: string, draft: ProfileDraft): void {
  if (Object.keys(draft).length === 0) sessionStorage.removeItem(prefix + userId);
  else sessionStorage.setItem(prefix + userId, JSON.stringify(draft));
}

/** Nobody who signs in after this agent on the same tab finds what was typed. */
export function clearProfileDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
