import type { ClientInput } from '@hearthline/contract/clients';
import { clientInput } from '@hearthline/contract/clients';
import type { ClientField } from '@hearthline/domain/client/fields';
import { requiredClientFields } from '@hearthline/domain/client/fields';
import { readPostalCode } from '@hearthline/domain/client/postal-code';
import type { Language } from '@hearthline/domain/language';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { ClientValues } from './client-values.ts';
import { toInput } from './client-values.ts';

type Issue = z.core.$ZodIssue;

/** The rules of the server, on what is typed; every rule of a pair speaks also while other fields are wrong. */
export const createClientResolver =
  (language: Language): Resolver<ClientValues, unknown, ClientInput> =>
  (values, _context, options) => {
    const input = toInput(values, language);
    const read = clientInput.safeParse(input);
    if (read.success) return { values: read.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of read.error.issues) {
      const path = fieldPathOf(issue.path, values);
      errors[path] ??= { type: codeOf(issue, values), message: '' };
    }
    for (const [path, type] of findPairIssues(input)) errors[path] ??= { type, message: '' };
    return { values: {}, errors: toNestErrors(errors, options) };
  };

/** One of several e-mails is an object here, and empty rows were left out on the way. */
function fieldPathOf(path: readonly PropertyKey[], { moreEmails, morePhones }: ClientValues): string {
  const [field, index, ...rest] = path;
  if (field === 'moreEmails' && typeof index === 'number')
    return `moreEmails.${findRow(moreEmails, index, ({ value }) => value)}.value`;
  if (field === 'morePhones' && typeof index === 'number')
    return `morePhones.${findRow(morePhones, index, ({ label, number }) => label + number)}.${rest.join('.')}`;
  return path.join('.');
}

function findRow<T>(rows: readonly T[], index: number, textOf: (row: T) => string): number {
  const filled = rows.flatMap((row, place) => (textOf(row).trim() === '' ? [] : [place]));
  return filled[index] ?? index;
}

function codeOf(issue: Issue, values: ClientValues): string {
  const field = String(issue.path[0]);
  const value = values[field as ClientField];
  const isRequired = (requiredClientFields as readonly string[]).includes(field);
  if (isRequired && typeof value === 'string' && value.trim() === '') return 'required';
  const { code, message } = innermost(issue);
  // Our own rules carry a name in place of a sentence.
  return /^[a-z]+(_[a-z]+)+$/.test(message) ? message : code;
}

/** An empty text or something else: what the something else lacks is what counts. */
function innermost(issue: Issue): Issue {
  const nested = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return nested ? innermost(nested) : issue;
}

function findPairIssues({ postalCode, country, budget, budgetMax }: ClientInput): [string, string][] {
  const found: [string, string][] = [];
  if (postalCode.trim() !== '' && readPostalCode(postalCode, country) === null)
    found.push(['postalCode', 'postal_code_invalid']);
  if (budgetMax !== null && budgetMax < budget)
    found.push(['budgetMax', 'max_below_min'], ['budget', 'min_above_max']);
  return found;
}
