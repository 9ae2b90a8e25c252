import type { businessQueriesEn } from './business-queries.en.ts';

export const businessQueriesFr: typeof businessQueriesEn = {
  'business.activeListings': {
    title: 'Mes inscriptions actives',
    description: 'Vos inscriptions sur le marché, à venir et ventes conditionnelles comprises.',
  },
  'business.activeValue': {
    title: 'Ma valeur sur le marché',
    description: 'Somme des prix demandés de vos inscriptions sur le marché.',
  },
  'business.daysOnMarket': {
    title: 'Mes jours sur le marché',
    description: 'Nombre moyen de jours sur le marché de vos inscriptions actives.',
  },
  'business.newListings': {
    title: 'Mes nouvelles inscriptions',
    description: 'Vos inscriptions mises sur le marché pendant la période.',
  },
  'business.sold': {
    title: 'Mes ventes',
    description: 'Vos inscriptions dont la vente est devenue ferme pendant la période.',
  },
  'business.soldVolume': {
    title: 'Mon volume de ventes',
    description: 'Somme des prix de vos inscriptions vendues pendant la période.',
  },
  'business.averageSoldPrice': {
    title: 'Mon prix de vente moyen',
    description: 'Prix moyen de vos inscriptions vendues pendant la période.',
  },
  'business.soldDaysOnMarket': {
    title: 'Mon délai de vente',
    description: 'Nombre moyen de jours entre l’inscription et la vente ferme de vos ventes de la période.',
  },
  'business.saleToList': {
    title: 'Mon ratio vente/demandé',
    description: 'Prix de vente en part du dernier prix demandé, moyenne de vos ventes de la période.',
  },
  'business.marketShare': {
    title: 'Ma part de marché',
    description: 'Part des propriétés vendues pendant la période qui étaient vos inscriptions.',
  },
  'business.conditional': {
    title: 'Mes ententes conditionnelles',
    description: 'Vos inscriptions vendues ou louées sous conditions en ce moment.',
  },
  'business.conditionsDue': {
    title: 'Conditions à lever',
    description: 'Vos ententes dont le délai des conditions prend fin dans les jours choisis.',
  },
  'business.expiring': {
    title: 'Inscriptions à échéance',
    description: 'Vos inscriptions actives dont le contrat prend fin dans les jours choisis.',
  },
  'business.closing': {
    title: 'Clôtures à venir',
    description: 'Vos ventes fermes dont la clôture a lieu dans les jours choisis.',
  },
  'business.priceDrops': {
    title: 'Mes baisses de prix',
    description: 'Vos inscriptions dont le prix a baissé pendant la période, une fois par jour chacune.',
  },
  'business.offMarket': {
    title: 'Mes invendues',
    description: 'Vos inscriptions expirées, résiliées ou suspendues pendant la période.',
  },
  'clients.all': {
    title: 'Clients',
    description: 'Tous les clients de la catégorie choisie.',
  },
  'clients.new': {
    title: 'Nouveaux clients',
    description: 'Clients dont la date d’ajout est dans la période.',
  },
  'clients.referralShare': {
    title: 'Nouveaux recommandés',
    description: 'Part des nouveaux clients de la période qui vous ont été recommandés.',
  },
  'clients.excellent': {
    title: 'Relations excellentes',
    description: 'Clients avec qui votre relation est excellente.',
  },
  'clients.readyToMove': {
    title: 'Prêts à déménager',
    description: 'Clients qui veulent déménager d’ici trois mois.',
  },
  'clients.budgetTotal': {
    title: 'Budget total des clients',
    description: 'Somme des budgets de tous les clients, sauf locataires et propriétaires bailleurs.',
  },
  'clients.budgetAverage': {
    title: 'Budget moyen des clients',
    description: 'Moyenne des budgets connus, sauf ceux des locataires et propriétaires bailleurs.',
  },
  'clients.consentShare': {
    title: 'Clients avec consentement',
    description: 'Part des clients qui ne se sont pas désabonnés et dont le consentement vaut aujourd’hui.',
  },
  'clients.consentsEnding': {
    title: 'Consentements à échéance',
    description: 'Clients dont le consentement tacite prend fin dans les jours choisis.',
  },
  'clients.optedOut': {
    title: 'Désabonnés',
    description: 'Clients qui ne veulent aucun message commercial.',
  },
  'clients.incomplete': {
    title: 'Clients incomplets',
    description: 'Clients dont le dossier n’est pas encore complet.',
  },
  'clients.withoutEmail': {
    title: 'Clients sans courriel',
    description: 'Clients sans adresse courriel.',
  },
  'clients.neverContacted': {
    title: 'Jamais contactés',
    description: 'Clients pour qui aucun contact n’a été noté.',
  },
  'clients.toContact': {
    title: 'À contacter aujourd’hui',
    description: 'Clients dont le prochain contact est prévu aujourd’hui ou en retard.',
  },
  'clients.toContactAhead': {
    title: 'Contacts à venir',
    description: 'Clients dont le prochain contact est prévu après aujourd’hui et dans les jours choisis.',
  },
  'clients.quiet': {
    title: 'Clients sans nouvelles',
    description: 'Clients intéressés sans aucun contact depuis au moins les jours choisis.',
  },
  'clients.contacts': {
    title: 'Contacts établis',
    description: 'Appels, courriels, rencontres et textos notés pendant la période.',
  },
  'clients.calls': {
    title: 'Appels faits',
    description: 'Appels notés pendant la période.',
  },
  'clients.meetings': {
    title: 'Rencontres tenues',
    description: 'Rencontres notées pendant la période.',
  },
  'clients.birthdays': {
    title: 'Anniversaires à venir',
    description: 'Clients dont l’anniversaire tombe aujourd’hui ou dans les jours choisis.',
  },
  'clients.moveIns': {
    title: 'Anniversaires d’emménagement',
    description: 'Clients qui ont emménagé il y a un an ou plus, jour pour jour, dans les jours choisis.',
  },
};
