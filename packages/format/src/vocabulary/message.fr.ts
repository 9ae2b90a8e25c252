import type { MessageVocabulary } from './vocabulary.ts';

export const messageFr: MessageVocabulary = {
  category: {
    personal: 'Personnel',
    news: 'Nouvelles',
    alerts: 'Alerte',
    baskets: 'Panier',
    greetings: 'Vœux',
    reports: 'Rapport',
  },
  grade: {
    none: 'Non lu',
    machine: 'Machine',
    likely: 'Probable',
    confirmed: 'Confirmé',
  },
  leftOut: {
    optedOut: 'Désabonné des rapports et nouvelles',
    suppressed: 'Désabonné, ou adresse en échec',
    categoryLeft: 'A quitté ce genre de courriel',
    noConsent: 'Aucun consentement au dossier',
    consentEnded: 'Consentement échu',
    referralUsed: 'Recommandation déjà utilisée',
    noAddress: 'Aucune adresse courriel',
    noPhone: 'Aucun numéro de téléphone',
    bounced: 'Dernier courriel en échec',
    recentlyWritten: 'A reçu un courriel depuis 24 heures',
    senderIncomplete: 'Votre agence ou son adresse manque',
    referrerUnknown: 'Auteur de la recommandation inconnu',
  },
};
