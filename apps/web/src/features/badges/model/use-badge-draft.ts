import { useState } from 'react';
import type { BadgeDraft } from './badge-draft.ts';
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

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
  const [draft, setDraft] = useState(() => readKeptDraft(place, since) ?? start);

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
