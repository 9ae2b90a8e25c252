import { listingFr } from '@hearthline/format/vocabulary/listing.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { compareEn } from './compare.en.ts';
import { resultsFr } from './results.fr.ts';

export const compareFr: Texts<typeof compareEn> = {
  compare: {
    open: 'Comparer',
    upTo: 'Une comparaison contient jusqu’à {{count, number}} propriétés.',
    title_one: 'Comparer {{count, number}} propriété',
    title_other: 'Comparer {{count, number}} propriétés',
    onlyDiffering: 'Seulement les différences',
    share: '{{differing, number}} sur {{total, number}}',
    fact: 'Caractéristique',
    bestOfThese: 'Le mieux parmi ces propriétés',
    best: 'le mieux parmi celles-ci',
    remove: 'Retirer {{address}} de la comparaison',
    same_one: '{{count, number}} ligne est identique',
    same_other: '{{count, number}} lignes sont identiques',
    sameNamed_one: '{{count, number}} ligne est identique\u00A0: {{names}}',
    sameNamed_other: '{{count, number}} lignes sont identiques\u00A0: {{names}}',
    more_one: '{{count, number}} autre',
    more_other: '{{count, number}} autres',
    showSame: 'Les afficher',
    hideSame: 'Les masquer',
    failed: 'Les propriétés n’ont pas pu être chargées.',
    missing_one: '{{count, number}} de ces propriétés n’est plus là.',
    missing_other: '{{count, number}} de ces propriétés ne sont plus là.',
    tooMany: 'Seules les {{count, number}} premières propriétés sont comparées.',
    tooFew: 'Choisissez de {{least, number}} à {{most, number}} propriétés à comparer',
    tooFewText: 'Cochez-les dans les résultats d’une recherche, puis appuyez sur Comparer.',
    down: 'Baisse de {{amount}}',
    up: 'Hausse de {{amount}}',
    noChange: 'Inchangé',
    groups: { money: 'Finances', home: 'Propriété', place: 'Lieu', market: 'Marché' },
    rows: {
      askingPrice: 'Prix demandé',
      pricePerSquareFoot: listingFr.fieldShort.pricePerSquareFoot,
      priceSoFar: 'Prix jusqu’ici',
      school: 'École la plus proche',
      offer: listingFr.field.offer,
      status: listingFr.field.status,
      dealPrice: 'Prix conclu',
      office: resultsFr.results.columns.office,
    },
  },
};
