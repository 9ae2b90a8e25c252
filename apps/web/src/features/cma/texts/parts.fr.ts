import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { partsEn } from './parts.en.ts';

export const partsFr: Texts<typeof partsEn> = {
  steps: {
    label: 'Étapes',
    subject: 'Sujet',
    conditions: 'Conditions',
    calculate: 'Calcul',
    report: 'Rapport',
    done: 'terminé',
  },
  methods: { fast: 'Rapide', advance: 'Avancée' },
  methodNames: { fast: 'ACM rapide', advance: 'ACM avancée' },
  fallback: 'L’ACM rapide passe à l’ACM avancée quand des renseignements sur la propriété manquent',
  client: {
    label: 'Client',
    title: 'Client de cette analyse',
    find: 'Nom d’un client',
    other: 'Un autre client',
    hint: 'Le rapport est dans sa langue et lui est destiné en premier.',
    choose: 'Choisir un client',
    change: 'Pour {{name}}, changer de client',
    forWhom: 'Pour {{name}}',
    done: 'Terminé',
  },
  none: {
    title: 'Aucune analyse n’est ouverte',
    text: 'Commencez par une propriété, ou continuez une analyse que vous avez commencée.',
    start: 'Nouvelle ACM',
    recent: 'Résultats récents',
  },
  error: {
    notFound: 'Cette analyse n’existe plus.',
    toStart: 'Commencer une autre ACM',
  },
};
