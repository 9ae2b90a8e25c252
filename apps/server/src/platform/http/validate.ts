import type { Endpoint } from '@hearthline/contract/endpoint';
import type { FieldIssue } from '@hearthline/contract/errors';
import { fieldCodeOf } from '@hearthline/contract/errors';
import { z } from 'zod';
import { AppError } from '../errors.ts';

const nothing = z.strictObject({});

export interface ValidatedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Checks all parts of a request and reports the issues of all of them together. */
export function validateInput(endpoint: Endpoint, raw: ValidatedInput): ValidatedInput {
  const issues: FieldIssue[] = [];
  const check = (schema: z.ZodType, value: unknown): unknown => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) issues.push(...parsed.error.issues.flatMap(toFieldIssues));
    else issues.push(...findUnstorableText(parsed.data, []));
    return parsed.data;
  };
  const input = {
    params: check(endpoint.params ?? nothing, raw.params ?? {}),
    query: check(endpoint.query ?? nothing, raw.query ?? {}),
    body: endpoint.body ? check(endpoint.body, raw.body) : undefined,
  };
  if (issues.length > 0) throw new AppError('invalid_input', { fields: issues });
  return input;
}

/** PostgreSQL refuses NUL in text, and half a character has no UTF-8. */
function findUnstorableText(value: unknown, path: string[]): FieldIssue[] {
  if (typeof value === 'string') {
    const isStorable = !value.includes('\0') && value.isWellFormed();
    return isStorable ? [] : [{ path: path.join('.'), code: 'invalid_text', message: 'Not valid text' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findUnstorableText(item, [...path, key]));
}

function toFieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    // Keys come from outside: bounded before they are repeated.
    return issue.keys.slice(0, 20).map((key) => ({
      path: path ? `${path}.${key.slice(0, 80)}` : key.slice(0, 80),
      code: issue.code,
      message: issue.message.slice(0, 200),
    }));
  }
  return [{ path: path.slice(0, 200), code: fieldCodeOf(issue), message: issue.message.slice(0, 200) }];
}
