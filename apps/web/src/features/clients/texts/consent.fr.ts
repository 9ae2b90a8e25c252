import { messageFr } from '@hearthline/format/vocabulary/message.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { consentEn } from './consent.en.ts';

export const consentFr: Texts<typeof consentEn> = {
  heading: 'Horloge du consentement',
  short: 'Consentement',
  days_one: 'jour',
  days_other: 'jours',
  ends: 'Prend fin le {{date}}',
  ended: 'A pris fin le {{date}}',
  noEnd: 'Sans fin',
  nothing: 'Aucun envoi permis',
  impliedShort: 'Tacite, jusqu’au {{date}}',
  held: {
    express: {
      tag: 'Exprès',
      title: 'Sans fin',
      text: 'Donné le {{date}}. Valide jusqu’à son retrait.',
      short: 'Exprès, sans fin',
    },
    impliedBusiness: {
      tag: 'Tacite',
      title: 'Tacite, par affaires',
      text: 'Deux ans après la transaction du {{date}}. Les envois cessent alors.',
      short: 'Tacite',
    },
    impliedInquiry: {
      tag: 'Tacite',
      title: 'Tacite, par demande',
      text: 'Six mois après la demande du {{date}}. Les envois cessent alors.',
      short: 'Tacite',
    },
    referral: {
      tag: 'Recommandation',
      title: 'Un seul message',
      text: 'Une recommandation du {{date}} permet un message qui nomme la personne qui l’a faite.',
      short: 'Un seul message',
    },
  },
  refused: {
    optedOut: {
      tag: 'Désabonné',
      text: 'Vous avez indiqué que ce client ne veut pas de courriels.',
      short: 'Désabonné',
    },
    suppressed: {
      tag: 'Désabonné',
      text: 'Le client s’est désabonné, ou son adresse ne reçoit plus rien.',
      short: 'Désabonné',
    },
    categoryLeft: {
      tag: 'Quitté',
      text: 'Le client a quitté ce type d’envoi.',
      short: 'Type quitté',
    },
    noConsent: {
      tag: 'Aucun',
      text: 'Aucun consentement au dossier. Consignez-en un avant tout envoi commercial.',
      short: 'Aucun au dossier',
    },
    consentEnded: {
      tag: 'Échu',
      text: 'Le consentement est échu. Demandez-en un exprès, puis consignez-le ici.',
      short: 'Échu',
    },
    referralUsed: {
      tag: 'Recommandation utilisée',
      text: 'Le seul message que permet une recommandation a été envoyé.',
      short: 'Recommandation utilisée',
    },
  },
  left: 'Quittés : {{names}}',
  categories: messageFr.categories,
  record: 'Consigner un consentement',
  records: 'Dossier',
  allRecords: 'Consentements au dossier',
  noRecords: 'Aucun consentement n’a encore été consigné.',
  type: 'Ce sur quoi il repose',
  types: {
    express: {
      label: 'Exprès',
      text: 'La personne a dit ou signé qu’elle veut vos courriels. Sans fin.',
      day: 'Jour où il a été donné',
    },
    impliedBusiness: {
      label: 'Tacite, par affaires',
      text: 'Vous avez conclu une transaction ensemble. Valide 24 mois.',
      day: 'Jour de la transaction',
    },
    impliedInquiry: {
      label: 'Tacite, par demande',
      text: 'La personne vous a posé une question. Valide 6 mois.',
      day: 'Jour de la demande',
    },
    referral: {
      label: 'Recommandation',
      text: 'Une connaissance commune vous l’a recommandée. Permet un message.',
      day: 'Jour de la recommandation',
    },
  },
  endsHint: 'Valide jusqu’au {{date}}',
  evidence: 'Preuve',
  evidenceHint: 'Où et comment il a été donné, tel que vous pourriez le montrer',
  textShown: 'Texte accepté',
  textShownHint: 'Exactement comme il figurait sur le formulaire ou la carte',
  inFuture: 'Choisissez un jour qui n’est pas à venir',
  save: 'Consigner',
  recorded: 'Consentement consigné',
  recordedOn: 'Consigné le {{date}}',
  withdrawnOn: 'Retiré le {{date}}',
  over: 'Échu',
  withdraw: 'Retirer',
  withdrawTitle: 'Retirer ce consentement?',
  withdrawText:
    'Il reste au dossier comme preuve, mais ne permet plus aucun envoi à compter d’aujourd’hui. Cette action est irréversible.',
};
