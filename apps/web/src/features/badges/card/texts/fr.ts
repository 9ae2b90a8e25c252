import type { Texts } from '../../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  badgeNoData: 'Aucune donnée pour cette période',
  loading: 'Chargement',
  couldNotLoad: 'Chargement impossible',
  locked: { boardAccess: 'S’ouvre avec l’accès à la chambre' },
  openRecords: '{{title}}\u00A0: {{value}}, voir la liste',
  trend: { up: 'En hausse de {{amount}}', down: 'En baisse de {{amount}}', same: 'Aucun changement' },
  units: {
    days_one: '{{amount}} jour',
    days_other: '{{amount}} jours',
    months_one: '{{amount}} mois',
    months_other: '{{amount}} mois',
  },
  steps: {
    points_one: '{{amount}} pt',
    points_other: '{{amount}} pts',
    days_one: '{{amount}} jour',
    days_other: '{{amount}} jours',
    months_one: '{{amount}} mois',
    months_other: '{{amount}} mois',
  },
  records: {
    none: 'Aucun élément pour cette période.',
    noValue: 'Aucune valeur',
    total: 'sur {{records}}',
    listed: 'La liste compte {{records}}',
    counts: 'Compté',
    countsNot: 'Comparé',
  },
  parameter: {
    any: 'Tous',
    anywhere: {
      area: 'Tous les secteurs',
      municipality: 'Toutes les municipalités',
      community: 'Tous les quartiers',
    },
    you: 'Vous, rempli automatiquement',
    ownDates: 'Vos propres dates…',
  },
};
