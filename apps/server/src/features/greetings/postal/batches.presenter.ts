import type { PostalAddress, PostalBatch } from '@hearthline/contract/postal-cards';
import { postalLimits } from '@hearthline/contract/postal-cards';
import { dayMs } from '@hearthline/domain/calendar';
import { foldAccents } from '@hearthline/domain/fold-accents';
import { canCancel, nextStep, previousStep } from '@hearthline/domain/greeting/postal-steps';
import type { PostalState } from '@hearthline/domain/greeting/vocabulary';
import { postalStates } from '@hearthline/domain/greeting/vocabulary';
import type { BatchRecord, ItemRecord } from './batches.store.ts';

const isOnPaper = (state: string): state is PostalState =>
  (postalStates as readonly string[]).includes(state);

/** Where a step leads that can still be taken back; what a provider prints goes its own way. */
export function undoOf(
  { state, printer, times }: Pick<BatchRecord, 'state' | 'printer' | 'times'>,
  now: Date,
) {
  if (!isOnPaper(state) || printer === 'provider') return null;
  const since = times[state];
  const isRecent = since !== undefined && now.getTime() - Date.parse(since) < postalLimits.undoDays * dayMs;
  return isRecent ? previousStep(state) : null;
}

export const nextOf = ({ state, printer }: Pick<BatchRecord, 'state' | 'printer'>): PostalState | null =>
  isOnPaper(state) && printer === 'self' ? nextStep(state) : null;

export const mayCancel = ({ state }: Pick<BatchRecord, 'state'>): boolean =>
  isOnPaper(state) && canCancel(state);

export function presentBatch(
  row: BatchRecord,
  { now, fileUrl }: { now: Date; fileUrl: string | null },
): PostalBatch {
  return {
    id: row.id,
    cardId: row.cardId,
    number: row.number,
    code: row.code,
    name: row.name,
    size: row.size,
    designId: row.design,
    line: { en: row.lineEn, fr: row.lineFr },
    state: row.state,
    progress: row.progress,
    times: row.times,
    next: nextOf(row),
    undo: undoOf(row, now),
    canCancel: mayCancel(row),
    printer: row.printer,
    problem: row.problem,
    cards: row.cards,
    pages: row.pages,
    bytes: row.bytes,
    languages: { en: row.cards - row.cardsFr, fr: row.cardsFr },
    printBy: row.printBy,
    mailBy: row.mailBy,
    inHandsOn: row.inHandsOn,
    fileUrl,
    fileName: `${row.code}.pdf`,
    createdAt: row.createdAt.toISOString(),
  };
}

export const presentItem = (item: ItemRecord): PostalAddress => ({
  clientId: item.clientIds[0] ?? item.id,
  clientIds: item.clientIds,
  name: item.name,
  language: item.language,
  lines: item.lines,
  typed: item.typed,
  check: item.check,
  problems: [...item.problems],
  printing: item.providerState,
});

/** `Holiday card 2025` is `HC-2025`; the number of the batch follows. */
export function codeOf(name: string, inHandsOn: string, number: number): string {
  const words = foldAccents(name)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => /^[A-Z]/.test(word));
  const initials = words
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 4);
  return `${initials || 'C'}-${inHandsOn.slice(0, 4)}-${String(number).padStart(2, '0')}`;
}
