import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  greeting: {
    morning: 'Bonjour, {{name}}',
    afternoon: 'Bon après-midi, {{name}}',
    evening: 'Bonsoir, {{name}}',
  },
  agreement: {
    title: 'Les fiches sont fermées.',
    none: 'L’accès aux fiches demande une entente active avec votre chambre. Demandez à votre courtier ou à votre chambre de vous ajouter.',
    expired:
      'L’accès aux fiches demande une entente active avec votre chambre. Demandez à {{board}} de renouveler la vôtre.',
    expiredOn:
      'L’accès aux fiches demande une entente active avec votre chambre. La vôtre a pris fin le {{date}}. Demandez à {{board}} de la renouveler.',
    yourBoard: 'votre chambre',
    action: 'Voir votre entente',
  },
  empty: {
    title: 'Vos chiffres prendront place ici',
    text: 'Les badges montrent l’essentiel d’un coup d’œil : fiches actives, nouveaux prospects, délais de vente, commissions. Créez le premier et il s’installe sur ce tableau.',
    action: 'Ouvrir le créateur de badges',
  },
};
