import type { MessageVocabulary } from './vocabulary.ts';

export const messageFr: MessageVocabulary = {
  status: {
    waiting: 'En attente',
    sending: 'En route',
    delivered: 'Livré',
    failed: 'Échec',
    leftOut: 'Écarté',
    cancelled: 'Envoi annulé',
  },
  category: {
    personal: 'Personnel',
    news: 'Nouvelles',
    alerts: 'Alerte',
    baskets: 'Panier',
    greetings: 'Vœux',
    reports: 'Rapport',
  },
  categories: {
    news: 'Nouvelles',
    alerts: 'Alertes',
    baskets: 'Paniers',
    greetings: 'Vœux',
    reports: 'Rapports',
  },
  categoryToWrite: {
    personal: 'Réponse personnelle',
    news: 'Nouvelles',
    alerts: 'Alertes sur les propriétés',
    baskets: 'Propriétés choisies pour eux',
    greetings: 'Vœux',
    reports: 'Rapports de valeur',
  },
  categoryToReceive: {
    news: 'Nouvelles du marché',
    alerts: 'Alertes sur les nouvelles propriétés',
    baskets: 'Propriétés choisies pour vous',
    greetings: 'Vœux',
    reports: 'Rapports sur la valeur de votre propriété',
  },
  grade: {
    none: 'Non lu',
    machine: 'Automatique',
    likely: 'Probable',
    confirmed: 'Confirmé',
  },
  leftOut: {
    optedOut: 'Désabonnement des rapports et nouvelles',
    suppressed: 'Désabonnement, ou adresse en échec',
    categoryLeft: 'Refus de ce genre de courriel',
    noConsent: 'Aucun consentement au dossier',
    consentEnded: 'Consentement échu',
    referralUsed: 'Recommandation déjà utilisée',
    noAddress: 'Aucune adresse courriel',
    noPhone: 'Aucun numéro de téléphone',
    bounced: 'Dernier courriel en échec',
    recentlyWritten: 'Courriel reçu depuis 24 heures',
    alreadyGot: 'Article déjà reçu',
    senderIncomplete: 'Votre agence ou son adresse manque',
    importNotApproved: 'Importé, sans aucun message à ce jour',
    referrerUnknown: 'Auteur de la recommandation inconnu',
  },
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
    alreadyGot:
      'Un envoi précédent de cet article lui est parvenu, ou va lui parvenir. Personne ne le reçoit deux fois.',
    senderIncomplete: 'Chaque message doit nommer votre agence et son adresse postale.',
    importNotApproved:
      'Cette personne vient d’une importation et n’a encore reçu aucun message. Vous pourrez lui écrire dès que vous aurez une entente avec une chambre ou l’approbation d’un administrateur.',
    referrerUnknown: 'Un message fondé sur une recommandation doit nommer la personne qui l’a faite.',
  },
};
