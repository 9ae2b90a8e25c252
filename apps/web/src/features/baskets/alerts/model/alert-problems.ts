import { hasItsHours } from '@hearthline/contract/alerts';
import { email } from '@hearthline/contract/common';
import { parseIsoDate } from '@hearthline/domain/calendar';
import type { AlertValues } from './alert-values.ts';

/** In the order of the form. */
export const alertFormFields = [
  'client',
  'name',
  'additionalEmail',
  'triggers',
  'activationDate',
  'sendHours',
  'byEmail',
] as const;
export type AlertField = (typeof alertFormFields)[number];
export type AlertProblem =
  | 'required'
  | 'invalidEmail'
  | 'invalidDate'
  | 'noTrigger'
  | 'noHours'
  | 'noChannel';

/** What is wrong with each field. */
export function findAlertProblems(values: AlertValues): Map<AlertField, AlertProblem> {
  const problems = new Map<AlertField, AlertProblem>();
  const mail = values.additionalEmail.trim();
  if (values.client === null) problems.set('client', 'required');
  if (values.name.trim() === '') problems.set('name', 'required');
  if (mail !== '' && !email.safeParse(mail).success) problems.set('additionalEmail', 'invalidEmail');
  if (values.triggers.length === 0) problems.set('triggers', 'noTrigger');
  if (!parseIsoDate(values.activationDate)) problems.set('activationDate', 'invalidDate');
  if (!hasItsHours(values)) problems.set('sendHours', 'noHours');
  if (!values.byEmail && !values.bySms) problems.set('byEmail', 'noChannel');
  return problems;
}
