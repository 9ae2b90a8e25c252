import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { resultsEn } from './results.en.ts';

export const resultsFr: Texts<typeof resultsEn> = {
  results: {
    label: 'Propriétés trouvées',
    matched: 'Trouvé dans les remarques',
    nothing: 'Les données demandées sont introuvables',
    nothingText: 'Aucune propriété ne répond à tous les critères. Chacune de ces étapes en trouve.',
    tooMany: 'La recherche donne plus de {{itemCount}} résultats, veuillez préciser vos critères',
    print: 'Imprimer la liste',
    export: 'Exporter en tableau',
    printTitle_one: '{{count}} propriété',
    printTitle_other: '{{count}} propriétés',
    selectAll: 'Sélectionner toutes les propriétés',
    actions: 'Actions',
    perMonth: 'par mois',
    columns: {
      listed: 'Inscrite',
      mls: 'Numéro MLS',
      status: 'Statut',
      price: 'Prix',
      address: 'Adresse',
      community: 'Quartier',
      municipality: 'Municipalité',
      kind: 'Type de propriété',
      bedrooms: 'Chambres',
      bathrooms: 'Salles de bain',
      size: 'Pieds carrés',
      daysOnMarket: 'Jours sur le marché',
      office: 'Agence',
    },
  },
  why: {
    open: 'Pourquoi {{address}} est-elle ici ?',
    isHere: 'Cette propriété répond à tous les critères.',
    isNotHere: 'Cette propriété n’est pas parmi les résultats en raison des critères indiqués ci-dessous.',
    criterion: 'Critère',
    says: 'Cette propriété : {{value}}',
    notTold: 'non indiqué',
    yes: 'Oui',
    no: 'Non',
  },
};
