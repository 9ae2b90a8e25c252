import type { ListingSort } from '@hearthline/contract/listings';
import { listingSorts } from '@hearthline/contract/listings';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { PageCursor } from './listing-search.ts';

const cursorContent = z.tuple([z.enum(listingSorts), z.number(), z.uuid()]);

export function writeCursor(sort: ListingSort, { key, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** A cursor belongs to one sort: behind the same listing stand others in another order. */
export function readCursor(sort: ListingSort, text: string): PageCursor {
  const content = cursorContent.safeParse(parse(text));
  if (!content.success || content.data[0] !== sort)
    throw new AppError('invalid_input', {
      fields: [{ path: 'cursor', code: 'invalid_cursor', message: 'Not a cursor of this search' }],
    });
  const [, key, id] = content.data;
  return { key, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}
