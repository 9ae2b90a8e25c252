import type { CmaDraft } from '@hearthline/contract/cma';
import type { Language } from '@hearthline/domain/language';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { Edits } from '@hearthline/domain/valuation/grid';
import { noEdits } from '@hearthline/domain/valuation/grid';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { parseNumber } from '@hearthline/format/parse-number';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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

/** The record with one value more, or without it. */
function put<Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  key: Key,
  value: Value | null,
): Record<Key, Value> {
  const { [key]: _, ...rest } = record;
  return (value === null ? rest : { ...rest, [key]: value }) as Record<Key, Value>;
}

/** Null gives the cell back to its rate. */
export function setAmount(
  edits: DraftEdits,
  id: string,
  line: AdjustmentLine,
  amount: number | null,
): DraftEdits {
  const own = put<AdjustmentLine, number>(edits.amounts[id] ?? {}, line, amount);
  return { ...edits, amounts: put(edits.amounts, id, Object.keys(own).length > 0 ? own : null) };
}

/** Null gives the line back to the fitted rate. */
export function setRate(edits: DraftEdits, line: AdjustmentLine, rate: number | null): DraftEdits {
  return { ...edits, rates: put<AdjustmentLine, number>(edits.rates, line, rate) };
}

/** What the agent's other weights leave; left out ones take nothing. */
export function roomForWeight({ weights, leftOut }: Edits, id: string): number {
  const taken = Object.entries(weights)
    .filter(([other]) => other !== id && !leftOut.includes(other))
    .reduce((sum, [, share]) => sum + share, 0);
  return Math.max(0, 1 - taken);
}

/** Never more than is left, so that shares total one hundred. */
export function setWeight(edits: DraftEdits, id: string, share: number | null): DraftEdits {
  const given = share === null ? null : Math.min(share, roomForWeight(edits, id));
  return { ...edits, weights: put(edits.weights, id, given) };
}

export const resetWeights = (edits: DraftEdits): DraftEdits => ({ ...edits, weights: {} });

/** A weight that the agent gave goes with the comparable. */
export function toggleLeftOut(edits: DraftEdits, id: string): DraftEdits {
  return edits.leftOut.includes(id)
    ? { ...edits, leftOut: edits.leftOut.filter((other) => other !== id) }
    : { ...edits, leftOut: [...edits.leftOut, id], weights: put(edits.weights, id, null) };
}

export const hasEdits = (edits: DraftEdits): boolean =>
  edits.leftOut.length > 0 ||
  [edits.rates, edits.amounts, edits.weights].some((record) => Object.keys(record).length > 0);

export const withoutEdits = (): DraftEdits => ({ ...noEdits });

export function setSaleNote(draft: CmaDraft, id: string, note: string): CmaDraft {
  return { ...draft, saleNotes: put(draft.saleNotes, id, note.trim() === '' ? null : note) };
}

/** Floors of the subject and of comparables together. */
export function setLevels(draft: CmaDraft, levels: ReadonlyMap<string, number>): CmaDraft {
  const own = levels.get('subject');
  const ofSales = [...levels].filter(([item]) => item !== 'subject');
  return {
    ...draft,
    levels: { ...draft.levels, ...Object.fromEntries(ofSales) },
    subject:
      own === undefined ? draft.subject : { ...draft.subject, facts: { ...draft.subject.facts, level: own } },
  };
}

/** The draft without homes that the board no longer has. */
export function dropGone(draft: CmaDraft, gone: readonly string[]): CmaDraft {
  return { ...draft, chosen: draft.chosen.filter((id) => !gone.includes(id)) };
}

/** 28 or 28 % as a share of one; more than all of it is all of it, more than is left is refused. */
export function parseShare(text: string, language: Language, room = 1): ParsedNumber {
  const percent = parseNumber(text, language);
  if (typeof percent !== 'number') return percent;
  const share = Math.min(percent / 100, 1);
  return share < 0 || share > room + 0.005 ? null : share;
}

/** The map leads here to edit the weights: `#weights` brings them into sight. */
export function useAskedWeights(show: () => void): void {
  const hash = useLocation({ select: (location) => location.hash });
  const handleAsked = useEffectEvent(show);
  useEffect(() => {
    if (hash === 'weights') handleAsked();
  }, [hash]);
}
