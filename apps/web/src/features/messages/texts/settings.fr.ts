import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsFr: Texts<typeof settingsEn> = {
  heading: 'Courriels aux clients',
  watch: 'Suivre les ouvertures et les clics',
  watchText:
    'Dit dans le journal si un courriel a été lu. Au Québec, seuls les clients au consentement exprès sont suivis, comme le veut la loi.',
  dailyLimit: 'Courriels et textos par jour',
  dailyLimitHint:
    'Ce qui dépasse attend le lendemain. Votre compte peut en permettre moins : 50 au début, 200 après 14 jours, 1 000 avec une approbation.',
  limitError: 'Entrez un nombre entier de 1 à 1 000.',
  saved: 'Enregistré',
  failed: 'Ces paramètres n’ont pas pu être chargés.',
  log: 'Ouvrir le journal des courriels',
};
