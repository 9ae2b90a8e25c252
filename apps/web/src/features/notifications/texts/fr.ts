import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  title: 'Notifications',
  show: 'Notifications affichées',
  tabs: { unread: 'Non lues', all: 'Toutes' },
  unreadOnly_one: '{{count, number}} non lue',
  unreadOnly_other: '{{count, number}} non lues',
  unreadOf_one: '{{count, number}} non lue sur {{total, number}}',
  unreadOf_other: '{{count, number}} non lues sur {{total, number}}',
  unread: 'Non lue',
  seen: 'Vue',
  seenOn: 'Vue {{when}}',
  markRead: 'Marquer comme lue',
  markAllRead: 'Tout marquer comme lu',
  viewAll: 'Tout afficher',
  notMessage: {
    unread: {
      title: 'Rien ne vous attend pour l’instant',
      text: 'Les nouvelles notifications s’affichent ici.',
    },
    all: {
      title: 'Aucune notification pour l’instant',
      text: 'Ce qui arrive à vos inscriptions, à vos clients et à vos rapports s’affiche ici.',
    },
  },
  loadFailed: 'Les notifications n’ont pas pu être chargées',
  moreFailed: 'Les suivantes n’ont pas pu être chargées.',
};
