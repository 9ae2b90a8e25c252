import type { BadgeDraft } from './badge-draft.ts';

const prefix = 'hearthline.badge-draft.';

interface Kept {
  /** Of the badge it began from: a draft of an older one would undo what was saved since. */
  since: string;
  draft: BadgeDraft;
}

/** Unsaved work of this tab, so that a walk to another screen loses nothing. */
export function readKeptDraft(place: string, since: string): BadgeDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + place) ?? 'null') as Kept | null;
    return kept?.since === since && kept.draft?.configuration && kept.draft.params ? kept.draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(place: string, since: string, draft: BadgeDraft): void {
  sessionStorage.setItem(prefix + place, JSON.stringify({ since, draft } satisfies Kept));
}

export function forgetDraft(place: string): void {
  sessionStorage.removeItem(prefix + place);
}
