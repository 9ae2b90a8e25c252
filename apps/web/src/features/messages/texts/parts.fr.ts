import { messageFr } from '@hearthline/format/vocabulary/message.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { partsEn } from './parts.en.ts';

export const partsFr: Texts<typeof partsEn> = {
  statuses: messageFr.status,
  categories: messageFr.category,
  textMessage: 'Texto',
  takeBack: 'Annuler l’envoi',
  sendAgain: 'Renvoyer',
  resent: 'Message réécrit. Il part dans un instant.',
  takenBack: 'Envoi annulé. Rien ne part.',
  tooLate: 'Il est déjà parti.',
  clients_one: '{{count, number}} client',
  clients_other: '{{count, number}} clients',
  leftOut: messageFr.leftOut,
  leftOutWhy: messageFr.leftOutWhy,
  failed: {
    unknownAddress: 'adresse inexistante',
    mailboxFull: 'boîte pleine',
    tooLarge: 'courriel trop lourd',
    refused: 'refusé par le serveur de courriel',
    gaveUp: 'aucune réponse du serveur de courriel',
    badNumber: 'ce numéro ne reçoit pas de textos',
    smsRefused: 'refusé par le réseau téléphonique',
    other: 'le message est revenu',
  },
  grades: messageFr.grade,
};
