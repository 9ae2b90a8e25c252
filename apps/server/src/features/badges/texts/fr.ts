import { clientVocabularies } from '@hearthline/format/vocabulary/client';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import { businessQueriesFr } from './business-queries.fr.ts';
import type { en } from './en.ts';
import { marketQueriesFr } from './market-queries.fr.ts';
import { officeQueriesFr } from './office-queries.fr.ts';

export const fr: typeof en = {
  categories: {
    business: { title: 'Mes affaires', description: 'Vos inscriptions, vos ventes et votre part de marché' },
    clients: { title: 'Clients', description: 'Personnes, contacts, anniversaires et consentements' },
    market: { title: 'Marché', description: 'Prix, inventaire et jours sur le marché' },
    listings: { title: 'Propriétés', description: 'Favoris et propriétés à suivre' },
    cma: { title: 'ACM', description: 'Valeurs, rapports et leur justesse' },
    messages: { title: 'Messages', description: 'Livrés, lus, avec réponse' },
    reminders: { title: 'Rappels', description: 'Tâches et notifications' },
  },
  queries: { ...businessQueriesFr, ...marketQueriesFr, ...officeQueriesFr },
  parameters: {
    period: 'Période',
    daysAhead: 'Jours à venir',
    daysBack: 'Jours écoulés',
    area: 'Secteur',
    municipality: 'Municipalité',
    community: 'Quartier',
    homeKind: 'Type de propriété',
    offer: 'Offre',
    listingStatus: 'Statut',
    clientCategory: 'Catégorie de client',
    agent: 'Courtier',
  },
  options: {
    today: 'Aujourd’hui',
    thisWeek: 'Cette semaine',
    thisMonth: 'Ce mois-ci',
    thisYear: 'Cette année',
    last7Days: '7 derniers jours',
    last30Days: '30 derniers jours',
    last90Days: '90 derniers jours',
    last365Days: '365 derniers jours',
    myArea: 'Ma municipalité',
    currentAgent: 'Moi',
    ...listingVocabularies.fr.offer,
    ...listingVocabularies.fr.status,
    ...listingVocabularies.fr.kind,
    ...clientVocabularies.fr.category,
  },
  days: { one: '{{count}} jour', other: '{{count}} jours' },
};
