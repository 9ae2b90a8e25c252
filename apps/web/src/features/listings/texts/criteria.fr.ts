import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { criteriaEn } from './criteria.en.ts';

export const criteriaFr: Texts<typeof criteriaEn> = {
  agreement: {
    title: 'Les fiches sont fermées.',
    text: 'L’accès aux fiches demande une entente active avec votre chambre. Demandez à votre courtier ou à votre chambre de vous ajouter.',
    action: 'Voir votre entente',
  },
};
