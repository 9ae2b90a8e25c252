import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsFr: Texts<typeof settingsEn> = {
  heading: 'Courriels aux clients',
  watch: 'Suivre les ouvertures et les clics',
  watchText:
    'Dit dans le journal si un courriel a été lu. Au Québec, seuls les clients au consentement exprès sont suivis, comme le veut la loi.',
  dailyLimit: 'Courriels commerciaux par jour',
  dailyLimitHint: 'Ce qui dépasse attend le lendemain.',
  limitError: 'Entrez un nombre entier de 1 à 10 000.',
  saved: 'Enregistré',
  failed: 'Ces réglages n’ont pas pu être chargés.',
  log: 'Ouvrir le journal des courriels',
};
