import { languages } from '@hearthline/domain/language';
import { z } from 'zod';

export const email = z.email().trim().toLowerCase().max(254);
export const id = z.uuid();
export const isoInstant = z.iso.datetime();
/** PostgreSQL knows no year 0. */
export const isoDate = z.iso.date().refine((date) => date >= '0001');

/**
 * One line from a person, trimmed and bounded: without line breaks and other signs that nobody sees. NUL is refused
 * wherever it stands, with a code of its own.
 */
export const line = (maxLength: number) =>
  paragraphs(maxLength).regex(/^(?:\0|[^\p{Cc}\u2028\u2029])*$/u, { error: 'one_line' });
/** As many lines as they like. */
export const paragraphs = (maxLength: number) => z.string().trim().max(maxLength);
export const requiredLine = (maxLength: number) => line(maxLength).min(1);

/** The reply where the specification is silent. */
export const success = <T extends z.ZodType>(result: T) => z.object({ isSuccess: z.literal(true), result });
export const successPage = <T extends z.ZodType>(row: T) =>
  z.object({ isSuccess: z.literal(true), result: z.array(row), totalRows: z.number().int() });
export const done = z.object({ isSuccess: z.literal(true) });
/** For the few calls that say no with status 200. */
export const outcome = z.object({ isSuccess: z.boolean() });

export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

export const themes = ['light', 'dark'] as const;
export const theme = z.enum(themes);
export type Theme = z.infer<typeof theme>;

/** A number in an address; without this, blank text and 0x10 would count as numbers too. */
export const numberText = z
  .union([z.string().regex(/^-?\d{1,15}(\.\d{1,20})?$/), z.number()])
  .transform(Number);

/** Money is whole cents. */
export const cents = z.number().int();
export const count = z.number().int();
