import type { CmaDraft } from '@hearthline/contract/cma';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CmaDraftState } from '../../model/use-cma-draft.ts';

type DraftEdits = CmaDraft['edits'];

export interface EditsControl {
  /** Edits of one step, such as the keys typed into one cell, are undone together. */
  edit: (update: (edits: DraftEdits) => DraftEdits, step?: string) => void;
  undo: () => void;
  /** Takes one step back, if it was the last one. */
  cancel: (step: string) => void;
  canUndo: boolean;
}

interface Past {
  edits: DraftEdits;
  step: string | null;
}

const mostSteps = 100;

/** Changes what the agent decided, and takes it back. */
export function useEdits(draft: CmaDraft | undefined, change: CmaDraftState['change']): EditsControl {
  const [past, setPast] = useState<readonly Past[]>([]);
  const latest = useRef({ past, edits: draft?.edits });
  useEffect(() => {
    latest.current = { past, edits: draft?.edits };
  });

  const keep = useCallback((next: readonly Past[]) => {
    latest.current.past = next;
    setPast(next);
  }, []);

  const edit = useCallback<EditsControl['edit']>(
    (update, step) => {
      const { past: before, edits } = latest.current;
      if (!edits) return;
      const isSameStep = step !== undefined && before.at(-1)?.step === step;
      if (!isSameStep) keep([...before.slice(1 - mostSteps), { edits, step: step ?? null }]);
      change((current) => ({ ...current, edits: update(current.edits) }));
    },
    [change, keep],
  );

  const undo = useCallback(() => {
    const { past: before } = latest.current;
    const last = before.at(-1);
    if (!last) return;
    keep(before.slice(0, -1));
    change((current) => ({ ...current, edits: last.edits }));
  }, [change, keep]);

  const cancel = useCallback<EditsControl['cancel']>(
    (step) => {
      if (latest.current.past.at(-1)?.step === step) undo();
    },
    [undo],
  );

  const canUndo = past.length > 0;
  return useMemo(() => ({ edit, undo, cancel, canUndo }), [edit, undo, cancel, canUndo]);
}
