import { AppError } from '../../../platform/errors.ts';

/** Where a page of the timeline ended: the moment and the id of its last entry. */
export function encodeCursor({ at, id }: { at: Date; id: string }): string {
  return `${at.toISOString()}_${id}`;
}

export function decodeCursor(text: string): { at: Date; id: string } {
  const [, at = '', id = ''] = /^([\dT:.Z-]{24})_([0-9a-f-]{36})$/.exec(text) ?? [];
  const instant = new Date(at);
  if (id === '' || Number.isNaN(instant.getTime()))
    throw new AppError('invalid_input', {
      fields: [{ path: 'before', code: 'invalid', message: 'Not the end of a page' }],
    });
  return { at: instant, id };
}
