import { email, line, paragraphs, requiredLine } from '@hearthline/contract/common';
import type { SiteContactField } from '@hearthline/contract/site-pages';

export type ContactValues = Record<SiteContactField, string>;

const lengths: Record<SiteContactField, number> = { name: 120, email: 254, phone: 40, message: 4_000 };
const leastDigits = 7;

const schemas = {
  name: requiredLine(lengths.name),
  email,
  phone: line(lengths.phone).refine(
    (text) => text === '' || (/^[+\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= leastDigits),
  ),
  message: paragraphs(lengths.message).min(1),
} as const;

/** What was typed, cut where nobody types that much, and which fields say nothing that could be used. */
export function parseContact(form: URLSearchParams): { values: ContactValues; wrong: SiteContactField[] } {
  const values: ContactValues = { name: '', email: '', phone: '', message: '' };
  const wrong: SiteContactField[] = [];
  for (const field of Object.keys(schemas) as SiteContactField[]) {
    const typed = (form.get(field) ?? '').slice(0, lengths[field] + 1).toWellFormed();
    const parsed = schemas[field].safeParse(typed);
    values[field] = parsed.success ? parsed.data : typed.slice(0, lengths[field]);
    if (!parsed.success) wrong.push(field);
  }
  return { values, wrong };
}

/** As it was typed, as far as anybody types. */
export const typedEmail = (form: URLSearchParams): string =>
  (form.get('email') ?? '').slice(0, lengths.email).toWellFormed();

export const parseEmail = (text: string): string | null => {
  const parsed = email.safeParse(text.slice(0, lengths.email + 1));
  return parsed.success ? parsed.data : null;
};
