import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  title: 'Boîte de démonstration',
  text: 'Cette installation est une démo : elle n’envoie aucun courriel et garde chaque message ici.',
  refresh: 'Actualiser',
  list: 'Courriels, les plus récents d’abord',
  backToList: 'Tous les courriels',
  to: 'À {{address}}',
  when: '{{day}}, {{time}}',
  sms: 'Texto',
  smsLine: 'Texto : {{text}}',
  message: 'Courriel : {{subject}}',
  emptyTitle: 'Aucun courriel pour l’instant',
  emptyText: 'Écrivez à un client ou demandez un nouveau mot de passe, puis actualisez.',
  failedTitle: 'Impossible de charger les courriels',
  noneTitle: 'Il n’y a pas de boîte ici',
  noneText:
    'Une démo montre ses courriels sur sa propre machine et à ses comptes de démonstration; ailleurs, ils partent vraiment.',
};
