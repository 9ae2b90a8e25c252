import { personFr } from '@hearthline/format/vocabulary/person.fr';
import type { Texts } from '../../i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  names: personFr.plan,
  left: {
    clients_one: 'Votre forfait {{plan}} permet {{limit}} clients; il reste {{count}} place.',
    clients_other: 'Votre forfait {{plan}} permet {{limit}} clients; il reste {{count}} places.',
    cmaThisMonth_one:
      'Votre forfait {{plan}} comprend {{limit}} analyses de marché par mois; il en reste {{count}}.',
    cmaThisMonth_other:
      'Votre forfait {{plan}} comprend {{limit}} analyses de marché par mois; il en reste {{count}}.',
  },
  full: {
    clients: 'Votre forfait {{plan}} permet {{limit}} clients et il est complet.',
    cmaThisMonth:
      'Les {{limit}} analyses de marché de votre forfait {{plan}} pour ce mois-ci ont toutes servi.',
  },
  fullText: {
    clients:
      'Ceux que vous avez restent tels quels. Pour en ajouter, demandez un plus grand forfait à un administrateur.',
    cmaThisMonth:
      'Celles que vous avez restent telles quelles. D’autres seront possibles le mois prochain, ou dès qu’un administrateur vous donne un plus grand forfait.',
  },
};
