export const businessQueriesEn = {
  'business.activeListings': {
    title: 'My active listings',
    description: 'Your listings on the market now, coming soon and conditionally sold included.',
  },
  'business.activeValue': {
    title: 'My value on the market',
    description: 'List prices of your listings on the market now, added up.',
  },
  'business.daysOnMarket': {
    title: 'My days on market',
    description: 'Mean days that your active listings have been on the market.',
  },
  'business.newListings': {
    title: 'My new listings',
    description: 'Your listings that came on the market in the period.',
  },
  'business.sold': {
    title: 'My sales',
    description: 'Your listings with a firm deal in the period.',
  },
  'business.soldVolume': {
    title: 'My sold volume',
    description: 'Prices of your listings sold in the period, added up.',
  },
  'business.averageSoldPrice': {
    title: 'My average sold price',
    description: 'Mean price of your listings sold in the period.',
  },
  'business.soldDaysOnMarket': {
    title: 'My days to sell',
    description: 'Mean days from listing to the firm deal of your listings sold in the period.',
  },
  'business.saleToList': {
    title: 'My sale-to-list ratio',
    description: 'Sold price as a share of the last list price, the mean over your sales in the period.',
  },
  'business.marketShare': {
    title: 'My market share',
    description: 'Share of the homes sold in the period that were your listings.',
  },
  'business.conditional': {
    title: 'My conditional deals',
    description: 'Your listings that are sold or leased conditionally now.',
  },
  'business.conditionsDue': {
    title: 'Conditions to meet',
    description: 'Your conditional deals whose conditions run out within the chosen days.',
  },
  'business.expiring': {
    title: 'Listings expiring soon',
    description: 'Your active listings whose agreement runs out within the chosen days.',
  },
  'business.closing': {
    title: 'Closings ahead',
    description: 'Your firm deals that close within the chosen days.',
  },
  'business.priceDrops': {
    title: 'My price drops',
    description: 'Your listings whose list price was lowered in the period, once a day each.',
  },
  'business.offMarket': {
    title: 'My unsold listings',
    description: 'Your listings that expired, were terminated or suspended in the period.',
  },
  'clients.all': {
    title: 'Clients',
    description: 'All clients of the chosen category.',
  },
  'clients.new': {
    title: 'New clients',
    description: 'Clients with an entry date in the period.',
  },
  'clients.referralShare': {
    title: 'New by referral',
    description: 'Share of the new clients of the period whom somebody referred to you.',
  },
  'clients.excellent': {
    title: 'Excellent relations',
    description: 'Clients with whom your relation is excellent.',
  },
  'clients.readyToMove': {
    title: 'Ready to move',
    description: 'Clients who want to move within three months.',
  },
  'clients.budgetTotal': {
    title: 'Total client budget',
    description: 'Budgets of all clients but tenants and landlords, added up.',
  },
  'clients.budgetAverage': {
    title: 'Average client budget',
    description: 'Mean budget of all clients but tenants and landlords who gave one.',
  },
  'clients.consentShare': {
    title: 'Clients with consent',
    description: 'Share of clients who have not opted out and whose consent holds today.',
  },
  'clients.consentsEnding': {
    title: 'Consents ending',
    description: 'Clients whose implied consent ends within the chosen days.',
  },
  'clients.optedOut': {
    title: 'Opted out',
    description: 'Clients who want no commercial messages.',
  },
  'clients.incomplete': {
    title: 'Incomplete clients',
    description: 'Clients whose form still misses something it needs.',
  },
  'clients.withoutEmail': {
    title: 'Clients without email',
    description: 'Clients without an email address.',
  },
  'clients.neverContacted': {
    title: 'Never contacted',
    description: 'Clients with whom no contact was ever noted.',
  },
  'clients.toContact': {
    title: 'To contact today',
    description: 'Clients whose next contact is due today or overdue.',
  },
  'clients.toContactAhead': {
    title: 'Contacts ahead',
    description: 'Clients whose next contact is due after today and within the chosen days.',
  },
  'clients.quiet': {
    title: 'Clients gone quiet',
    description: 'Interested clients without any contact for at least the chosen days.',
  },
  'clients.contacts': {
    title: 'Contacts made',
    description: 'Calls, emails, meetings and SMS noted in the period.',
  },
  'clients.calls': {
    title: 'Calls made',
    description: 'Calls noted in the period.',
  },
  'clients.meetings': {
    title: 'Meetings held',
    description: 'Meetings noted in the period.',
  },
  'clients.birthdays': {
    title: 'Birthdays ahead',
    description: 'Clients who have their birthday today or within the chosen days.',
  },
  'clients.moveIns': {
    title: 'Move-in anniversaries',
    description: 'Clients who moved in a year or more ago to the day, today or within the chosen days.',
  },
};
