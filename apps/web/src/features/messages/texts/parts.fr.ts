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
  leftOutWhy: {
    optedOut: 'Vous avez noté ce client comme désabonné : rien de commercial ne lui est envoyé.',
    suppressed:
      'Cette personne s’est désabonnée, ou les courriels à cette adresse échouent pour de bon : rien de commercial n’y est envoyé.',
    categoryLeft:
      'Cette personne a choisi de ne plus recevoir ce genre de courriel. Les autres lui parviennent.',
    noConsent: 'Aucun consentement n’est au dossier. Un courriel commercial en exige un.',
    consentEnded: 'Le consentement est échu. Demandez-en un exprès pour écrire à nouveau.',
    referralUsed: 'Une recommandation permet un seul message, et il a déjà été envoyé.',
    noAddress: 'Il n’y a pas d’adresse courriel à laquelle écrire.',
    noPhone: 'Il n’y a pas de numéro auquel envoyer un texto.',
    bounced: 'Le dernier courriel à cette adresse est revenu.',
    recentlyWritten: 'Un message commercial lui a été envoyé au cours des 24 dernières heures, ou va l’être.',
    senderIncomplete: 'Chaque message doit nommer votre agence et son adresse postale.',
    importNotApproved:
      'Cette personne vient d’une importation et n’a encore reçu aucun message. Vous pourrez lui écrire dès que vous aurez une entente avec une chambre ou l’approbation d’un administrateur.',
    referrerUnknown: 'Un message fondé sur une recommandation doit nommer la personne qui l’a faite.',
  },
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
