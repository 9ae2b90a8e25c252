import type { CmaDraft } from '@hearthline/contract/cma';
import type { Edits } from '@hearthline/domain/valuation/calculation';
import { noEdits } from '@hearthline/domain/valuation/calculation';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';

type DraftEdits = CmaDraft['edits'];

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
