import type { marketQueriesEn } from './market-queries.en.ts';

export const marketQueriesFr: typeof marketQueriesEn = {
  'market.newListings': {
    title: 'Nouvelles inscriptions',
    description: 'Propriétés mises sur le marché pendant la période.',
  },
  'market.activeListings': {
    title: 'Inscriptions actives',
    description: 'Propriétés sur le marché en ce moment, à venir et ventes conditionnelles comprises.',
  },
  'market.activeValue': {
    title: 'Valeur sur le marché',
    description: 'Somme des prix demandés de toutes les propriétés sur le marché.',
  },
  'market.averageListPrice': {
    title: 'Prix demandé moyen',
    description: 'Moyenne des prix demandés des propriétés sur le marché.',
  },
  'market.medianListPrice': {
    title: 'Prix demandé médian',
    description: 'La moitié des propriétés sur le marché demandent plus, l’autre moitié moins.',
  },
  'market.daysOnMarket': {
    title: 'Jours sur le marché',
    description: 'Nombre moyen de jours sur le marché des propriétés actives, sans les jours de suspension.',
  },
  'market.conditional': {
    title: 'Ententes conditionnelles',
    description: 'Propriétés vendues ou louées sous conditions en ce moment.',
  },
  'market.monthsOfSupply': {
    title: 'Mois d’inventaire',
    description: 'Propriétés sur le marché divisées par les ventes mensuelles des 90 derniers jours.',
  },
  'market.relistedShare': {
    title: 'Propriétés réinscrites',
    description: 'Part des propriétés sur le marché qui ont déjà été inscrites auparavant.',
  },
  'market.reducedShare': {
    title: 'Prix réduits',
    description: 'Part des propriétés sur le marché qui demandent moins qu’auparavant.',
  },
  'market.activeRentals': {
    title: 'Propriétés à louer',
    description: 'Propriétés offertes en location en ce moment.',
  },
  'market.medianRent': {
    title: 'Loyer demandé médian',
    description: 'La moitié des propriétés à louer demandent plus par mois, l’autre moitié moins.',
  },
  'market.sold': {
    title: 'Propriétés vendues',
    description: 'Propriétés dont la vente est devenue ferme pendant la période.',
  },
  'market.soldVolume': {
    title: 'Volume des ventes',
    description: 'Somme des prix de toutes les propriétés vendues pendant la période.',
  },
  'market.medianSoldPrice': {
    title: 'Prix de vente médian',
    description: 'La moitié des propriétés vendues pendant la période ont coûté plus, l’autre moitié moins.',
  },
  'market.averageSoldPrice': {
    title: 'Prix de vente moyen',
    description: 'Prix moyen des propriétés vendues pendant la période.',
  },
  'market.soldPricePerArea': {
    title: 'Prix au pied carré',
    description:
      'Prix de vente médian divisé par la superficie, ou par le milieu de la tranche indiquée à sa place.',
  },
  'market.soldDaysOnMarket': {
    title: 'Délai de vente (jours)',
    description: 'Nombre moyen de jours entre l’inscription et la vente ferme pendant la période.',
  },
  'market.saleToList': {
    title: 'Ratio vente/demandé',
    description: 'Prix de vente en part du dernier prix demandé, moyenne des ventes de la période.',
  },
  'market.soldAboveAsking': {
    title: 'Vendues au-dessus du prix',
    description: 'Part des ventes de la période conclues au-dessus du dernier prix demandé.',
  },
  'market.priceDrops': {
    title: 'Baisses de prix',
    description: 'Propriétés dont le prix demandé a baissé pendant la période, une fois par jour chacune.',
  },
  'market.averagePriceDrop': {
    title: 'Baisse de prix moyenne',
    description: 'Ampleur moyenne des baisses de prix de la période, en part du prix précédent.',
  },
  'market.dealsFellThrough': {
    title: 'Ententes échouées',
    description: 'Propriétés revenues sur le marché pendant la période parce qu’une entente a échoué.',
  },
  'market.expired': {
    title: 'Inscriptions expirées',
    description: 'Propriétés retirées du marché pendant la période parce que l’inscription a expiré.',
  },
  'market.withdrawn': {
    title: 'Inscriptions retirées',
    description: 'Propriétés résiliées ou suspendues qui ont quitté le marché pendant la période.',
  },
  'listings.favorites': {
    title: 'Favoris',
    description: 'Propriétés que vous avez marquées comme favorites.',
  },
  'listings.newFavorites': {
    title: 'Nouveaux favoris',
    description: 'Favoris que vous avez marqués pendant la période.',
  },
  'listings.favoritesActive': {
    title: 'Favoris sur le marché',
    description: 'Favoris qui sont sur le marché en ce moment.',
  },
  'listings.favoritesSold': {
    title: 'Favoris vendus',
    description: 'Favoris vendus ou loués pendant la période.',
  },
  'listings.favoritesDropped': {
    title: 'Favoris à prix réduit',
    description: 'Favoris sur le marché qui demandent moins qu’à votre dernier passage.',
  },
  'listings.favoritesPrice': {
    title: 'Prix médian des favoris',
    description: 'La moitié de vos favoris sur le marché demandent plus, l’autre moitié moins.',
  },
  'listings.listed': {
    title: 'Inscrites, selon le statut',
    description: 'Propriétés inscrites pendant la période qui ont aujourd’hui le statut choisi.',
  },
  'listings.comingSoon': {
    title: 'À venir',
    description: 'Propriétés annoncées qui ne sont pas encore sur le marché.',
  },
  'listings.backOnMarket': {
    title: 'De retour sur le marché',
    description: 'Propriétés revenues pendant la période après une suspension.',
  },
  'listings.longOnMarket': {
    title: 'Longtemps sur le marché',
    description: 'Propriétés sur le marché depuis au moins le nombre de jours choisi.',
  },
  'listings.deepCuts': {
    title: 'Fortes baisses de prix',
    description: 'Propriétés sur le marché qui demandent au moins 10 % de moins qu’auparavant.',
  },
};
