import type { Language } from '@hearthline/contract/common';
import type { MessageType } from '@hearthline/contract/notifications';
import type { NotificationTopic } from '@hearthline/contract/users';
import type { PauseReason } from '@hearthline/domain/alert/vocabulary';
import { createFormat } from '@hearthline/format/format';

type Words = Record<Language, string>;

/** As the notifications' own feature takes it. */
export interface AlertNotification {
  type: MessageType;
  title: Words;
  body: Words;
  link: string;
  topic: NotificationTopic;
  dedupKey: string;
}

export interface NamedAlert {
  basketId: string;
  name: string;
  /** Whom it is for. */
  readerName: string;
}

const linkOf = (basketId: string): string => `/basket/view?basketType=Automatic&id=${basketId}`;

const reasons: Record<Exclude<PauseReason, 'byAgent'>, Record<Language, (name: string) => string>> = {
  byClient: {
    en: (name) => `${name} paused it.`,
    fr: (name) => `${name} l’a mise en pause.`,
  },
  stoppedByClient: {
    en: (name) => `${name} does not want it any more.`,
    fr: (name) => `${name} n’en veut plus.`,
  },
  noSignOfLife: {
    en: (name) => `${name} has not opened it, answered or clicked for 90 days.`,
    fr: (name) => `${name} ne l’a ni ouverte, ni cliquée, ni commentée depuis 90 jours.`,
  },
  bounced: {
    en: (name) => `Mail to ${name} does not arrive. Correct the address, then let the alert go on.`,
    fr: (name) => `Les courriels à ${name} n’arrivent pas. Corrigez l’adresse, puis relancez l’alerte.`,
  },
  consentLost: {
    en: (name) => `You have no consent to write to ${name}. Ask for it, then let the alert go on.`,
    fr: (name) =>
      `Vous n’avez pas de consentement pour écrire à ${name}. Demandez-le, puis relancez l’alerte.`,
  },
};

/** What the agent is told of an alert that does not write any more. */
export function describePause(
  { basketId, name, readerName }: NamedAlert,
  reason: Exclude<PauseReason, 'byAgent'>,
  at: Date,
): AlertNotification {
  return {
    topic: 'clientAlerts',
    type: 'Alert',
    title: { en: `Alert paused: ${name}`, fr: `Alerte en pause\u00A0: ${name}` },
    body: { en: reasons[reason].en(readerName), fr: reasons[reason].fr(readerName) },
    link: linkOf(basketId),
    dedupKey: `alert:${basketId}:${reason}:${at.toISOString()}`,
  };
}

/** A week before an alert pauses because nobody looks at it. */
export function describeWarning(
  { basketId, name, readerName }: NamedAlert,
  pausesOn: string,
  at: Date,
): AlertNotification {
  const day = (language: Language) => createFormat(language).dateText(pausesOn);
  return {
    topic: 'clientAlerts',
    type: 'Reminder',
    title: { en: `${readerName} is silent: ${name}`, fr: `${readerName} ne réagit pas\u00A0: ${name}` },
    body: {
      en: `The alert pauses on ${day('en')}. You can keep it.`,
      fr: `L’alerte sera mise en pause le ${day('fr')}. Vous pouvez la garder.`,
    },
    link: linkOf(basketId),
    dedupKey: `alert:${basketId}:silent:${at.toISOString()}`,
  };
}
