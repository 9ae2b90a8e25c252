import type { Alert, AlertInput } from '@hearthline/contract/alerts';
import { alertLimits, hasItsHours } from '@hearthline/contract/alerts';
import { defaultTriggers } from '@hearthline/domain/alert/vocabulary';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import type { ReplayRequest } from '../api/alerts-api.ts';

export interface AlertValues extends Omit<AlertInput, 'clientId'> {
  client: { id: string; name: string } | null;
}

export const usualQuietHours = { from: '21:00', to: '08:00' };
/** When an alert that writes in a rhythm does so, until somebody says otherwise. */
export const usualHour = 8;

export const alertDefaults = {
  name: '',
  client: null,
  isForHousehold: false,
  additionalEmail: '',
  criteria: defaultCriteria,
  triggers: [...defaultTriggers],
  timeUnit: 'atOnce',
  sendHours: [],
  quietHours: usualQuietHours,
  ceiling: alertLimits.defaultCeiling,
  copyToMe: false,
  confirmBeforeSending: false,
  byEmail: true,
  bySms: false,
  message: '',
} as const satisfies Omit<{ [Name in keyof AlertValues]: unknown }, 'activationDate'>;

export const valuesOfAlert = (alert: Alert): AlertValues => ({
  name: alert.name,
  client: {
    id: alert.clientId,
    name: alert.readers.find(({ clientId }) => clientId === alert.clientId)?.name ?? '',
  },
  isForHousehold: alert.isForHousehold,
  additionalEmail: alert.additionalEmail,
  criteria: alert.criteria,
  triggers: alert.triggers,
  timeUnit: alert.timeUnit,
  sendHours: alert.sendHours,
  quietHours: alert.quietHours,
  ceiling: alert.ceiling,
  activationDate: alert.activationDate,
  copyToMe: alert.copyToMe,
  confirmBeforeSending: alert.confirmBeforeSending,
  byEmail: alert.byEmail,
  bySms: alert.bySms,
  message: alert.message,
});

/** At once needs no hours, and weeks and months have one. */
const hoursOf = ({ timeUnit, sendHours }: AlertValues): number[] =>
  timeUnit === 'atOnce' ? [] : timeUnit === 'daily' ? sendHours : sendHours.slice(0, 1);

/** What the server takes of the form; the client has to be chosen by then. */
export function inputOfAlert({ client, ...values }: AlertValues): AlertInput {
  return {
    ...values,
    name: values.name.trim(),
    additionalEmail: values.additionalEmail.trim(),
    message: values.message.trim(),
    sendHours: hoursOf({ client, ...values }),
    clientId: client?.id ?? '',
  };
}

/** What is asked of the last 30 days; null while the form cannot say it. */
export function replayRequestOf(values: AlertValues): ReplayRequest | null {
  const { criteria, triggers, timeUnit, quietHours, ceiling, client } = values;
  const sendHours = hoursOf(values);
  if (triggers.length === 0 || !hasItsHours({ timeUnit, sendHours })) return null;
  return { criteria, triggers, timeUnit, sendHours, quietHours, ceiling, clientId: client?.id ?? null };
}
