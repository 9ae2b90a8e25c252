export const marketQueriesEn = {
  'market.newListings': {
    title: 'New listings',
    description: 'Homes that came on the market in the period.',
  },
  'market.activeListings': {
    title: 'Active listings',
    description: 'Homes on the market now, coming soon and conditionally sold included.',
  },
  'market.activeValue': {
    title: 'Value on the market',
    description: 'List prices of all homes on the market now, added up.',
  },
  'market.averageListPrice': {
    title: 'Average list price',
    description: 'Mean list price of the homes on the market now.',
  },
  'market.medianListPrice': {
    title: 'Median list price',
    description: 'Half of the homes on the market now ask more, half less.',
  },
  'market.daysOnMarket': {
    title: 'Days on market',
    description: 'Mean days that the homes on the market now have been there, suspended days left out.',
  },
  'market.conditional': {
    title: 'Conditional deals',
    description: 'Homes that are sold or leased conditionally now.',
  },
  'market.monthsOfSupply': {
    title: 'Months of supply',
    description: 'Homes on the market now over the monthly sales of the last 90 days.',
  },
  'market.relistedShare': {
    title: 'Relisted homes',
    description: 'Share of the homes on the market now that were listed before.',
  },
  'market.reducedShare': {
    title: 'Reduced homes',
    description: 'Share of the homes on the market now that ask less than before.',
  },
  'market.activeRentals': {
    title: 'Homes for lease',
    description: 'Homes on the market for lease now.',
  },
  'market.medianRent': {
    title: 'Median rent asked',
    description: 'Half of the homes for lease now ask more a month, half less.',
  },
  'market.sold': {
    title: 'Homes sold',
    description: 'Homes with a firm deal in the period.',
  },
  'market.soldVolume': {
    title: 'Sold volume',
    description: 'Prices of all homes sold in the period, added up.',
  },
  'market.medianSoldPrice': {
    title: 'Median sold price',
    description: 'Half of the homes sold in the period cost more, half less.',
  },
  'market.averageSoldPrice': {
    title: 'Average sold price',
    description: 'Mean price of the homes sold in the period.',
  },
  'market.soldPricePerArea': {
    title: 'Price per square foot',
    description: 'Median sold price over the floor area, the middle of a band where only a band is stated.',
  },
  'market.soldDaysOnMarket': {
    title: 'Days to sell',
    description: 'Mean days from listing to the firm deal of the homes sold in the period.',
  },
  'market.saleToList': {
    title: 'Sale-to-list ratio',
    description: 'Sold price as a share of the last list price, the mean over the homes sold in the period.',
  },
  'market.soldAboveAsking': {
    title: 'Sold above asking',
    description: 'Share of the homes sold in the period that brought more than their last list price.',
  },
  'market.priceDrops': {
    title: 'Price drops',
    description: 'Homes whose list price was lowered in the period, once a day each.',
  },
  'market.averagePriceDrop': {
    title: 'Average price drop',
    description: 'Mean size of the price drops in the period, as a share of the price before.',
  },
  'market.dealsFellThrough': {
    title: 'Deals fallen through',
    description: 'Homes that came back on the market in the period because a deal failed.',
  },
  'market.expired': {
    title: 'Expired listings',
    description: 'Homes that left the market in the period because their listing expired.',
  },
  'market.withdrawn': {
    title: 'Withdrawn listings',
    description: 'Homes that were terminated or suspended and left the market in the period.',
  },
  'listings.favorites': {
    title: 'Favorites',
    description: 'Homes you marked as favorites.',
  },
  'listings.newFavorites': {
    title: 'New favorites',
    description: 'Favorites you marked in the period.',
  },
  'listings.favoritesActive': {
    title: 'Favorites on the market',
    description: 'Favorites that are on the market now.',
  },
  'listings.favoritesSold': {
    title: 'Favorites sold',
    description: 'Favorites that were sold or leased in the period.',
  },
  'listings.favoritesDropped': {
    title: 'Favorites reduced',
    description: 'Favorites on the market that ask less than when you last looked.',
  },
  'listings.favoritesPrice': {
    title: 'Median favorite price',
    description: 'Half of your favorites on the market ask more, half less.',
  },
  'listings.listed': {
    title: 'Listed, by status',
    description: 'Homes listed in the period that have the chosen status today.',
  },
  'listings.comingSoon': {
    title: 'Coming soon',
    description: 'Homes that are announced and not on the market yet.',
  },
  'listings.backOnMarket': {
    title: 'Back on market',
    description: 'Homes that came back in the period after they were suspended.',
  },
  'listings.longOnMarket': {
    title: 'Long on the market',
    description: 'Homes that have been on the market for at least the chosen days.',
  },
  'listings.deepCuts': {
    title: 'Deep price cuts',
    description: 'Homes on the market that ask at least 10% less than before.',
  },
};
