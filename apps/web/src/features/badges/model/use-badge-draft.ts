import { useState } from 'react';
import type { BadgeDraft } from './badge-draft.ts';

interface DraftPlace {
  agentId: string;
  /** The badge that is changed, or the query of a new one. */
  about: string;
  /** When the badge was saved last; empty for a new one. */
  since: string;
}

export interface DraftState {
  draft: BadgeDraft;
  hasChanges: boolean;
  change: (change: (draft: BadgeDraft) => BadgeDraft) => void;
  discard: () => void;
  /** What was saved: there is nothing to keep any more. */
  settle: (saved: BadgeDraft) => void;
}

function isSame(one: BadgeDraft, other: BadgeDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Keeps what is built for this tab and this agent until it is saved or thrown away. */
export function useBadgeDraft({ agentId, about, since }: DraftPlace, start: BadgeDraft): DraftState {
  const place = `${agentId}.${about}`;
  const [draft, setDraft] = useState(() => loadKeptDraft(place, since) ?? start);

  function put(next: BadgeDraft): void {
    setDraft(next);
    if (isSame(next, start)) forgetDraft(place);
    else keepDraft(place, since, next);
  }

  return {
    draft,
    hasChanges: !isSame(draft, start),
    change: (change) => put(change(draft)),
    discard: () => put(start),
    settle: (saved) => {
      setDraft(saved);
      forgetDraft(place);
    },
  };
}

const prefix = 'hearthline.badge-draft.';

interface Kept {
  /** Of the badge it began from: a draft of an older one would undo what was saved since. */
  since: string;
  draft: BadgeDraft;
}

/** Unsaved work of this tab, so that a walk to another screen loses nothing. */
function loadKeptDraft(place: string, since: string): BadgeDraft | null {
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
