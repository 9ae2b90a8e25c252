import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { partsEn } from './parts.en.ts';

export const partsFr: Texts<typeof partsEn> = {
  consentWords: {
    express: 'Exprès',
    implied: 'Tacite',
    ending: 'Expire bientôt',
    referral: 'Référence',
    none: 'Aucun consentement',
    optedOut: 'Désabonné',
  },
  contactKinds: { call: 'Appel', email: 'Courriel', meeting: 'Rencontre', text: 'Texto' },
  languages: { en: 'Anglais', fr: 'Français' },
  undo: 'Annuler',
};
