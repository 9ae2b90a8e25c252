import { parseIsoDate } from '@hearthline/domain/date-range';
import { AppError } from '../../platform/errors.ts';
import type { RecordsCursor } from './queries.store.ts';

const cursorPattern = /^(\d{4}-\d{2}-\d{2})?_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** `2026-11-16_<id>`; the day is missing for records that have none. */
export function writeCursor({ day, id }: RecordsCursor): string {
  return `${day ?? ''}_${id}`;
}

export function readCursor(text: string | null): RecordsCursor | null {
  if (text === null) return null;
  const [, day, id] = cursorPattern.exec(text) ?? [];
  if (id === undefined || (day !== undefined && !parseIsoDate(day)))
    throw new AppError('invalid_input', {
      fields: [{ path: 'cursor', code: 'invalid_value', message: 'cursor is not valid' }],
    });
  return { day: day ?? null, id };
}
