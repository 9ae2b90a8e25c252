import type { Language } from '@hearthline/contract/common';
import type { MessageType } from '@hearthline/contract/notifications';
import type { NotificationTopic } from '@hearthline/contract/users';
import type { BlockReason, PauseReason } from '@hearthline/domain/alert/vocabulary';
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
    en: (name) => `Email to ${name} does not arrive. Correct the address, then let the alert go on.`,
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

/** What the agent alone can put right, whoever the alert is for. */
const ofAgent: ReadonlySet<BlockReason> = new Set(['senderIncomplete']);

const obstacles: Partial<Record<BlockReason, Record<Language, (name: string) => string>>> = {
  noAddress: {
    en: (name) => `There is no address at which this alert could write to ${name}. Add it to the client.`,
    fr: (name) => `Il n’y a aucune adresse où cette alerte pourrait écrire à ${name}. Ajoutez-la au client.`,
  },
  senderIncomplete: {
    en: () =>
      'No alert can leave as long as your brokerage or your mailing address is missing in the settings.',
    fr: () =>
      'Aucune alerte ne peut partir tant que votre agence ou votre adresse postale manque dans les paramètres.',
  },
  importNotApproved: {
    en: (name) => `${name} came by an import that is not approved yet.`,
    fr: (name) => `${name} provient d’une importation qui n’est pas encore approuvée.`,
  },
  referrerUnknown: {
    en: (name) => `It is not known who referred ${name}. Name the referrer with the client.`,
    fr: (name) => `On ne sait pas qui a recommandé ${name}. Nommez cette personne dans le dossier du client.`,
  },
};
const anyObstacle: Record<Language, (name: string) => string> = {
  en: (name) => `Nothing can be sent to ${name} now. The ledger of the alert says why.`,
  fr: (name) => `Rien ne peut être envoyé à ${name} pour le moment. Le registre de l’alerte dit pourquoi.`,
};

/** What the agent is told of an alert that goes on and reaches nobody. What concerns all of them is told once a day. */
export function describeUnreached(
  { basketId, name, readerName }: NamedAlert,
  reason: BlockReason,
  { now, today }: { now: Date; today: string },
): AlertNotification {
  const words = obstacles[reason] ?? anyObstacle;
  const isOfAll = ofAgent.has(reason);
  return {
    topic: 'clientAlerts',
    type: 'Alert',
    title: isOfAll
      ? { en: 'Your alerts reach nobody', fr: 'Vos alertes ne joignent personne' }
      : { en: `Alert reaches nobody: ${name}`, fr: `L’alerte ne joint personne\u00A0: ${name}` },
    body: { en: words.en(readerName), fr: words.fr(readerName) },
    link: isOfAll ? '/setting' : linkOf(basketId),
    dedupKey: isOfAll
      ? `alerts:${reason}:${today}`
      : `alert:${basketId}:unreached:${reason}:${now.toISOString()}`,
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
