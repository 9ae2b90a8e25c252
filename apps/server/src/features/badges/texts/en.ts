import { clientVocabularies } from '@hearthline/format/vocabulary/client';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import { businessQueriesEn } from './business-queries.en.ts';
import { marketQueriesEn } from './market-queries.en.ts';
import { officeQueriesEn } from './office-queries.en.ts';

export const en = {
  categories: {
    business: { title: 'My business', description: 'Your listings, sales and share of the market' },
    clients: { title: 'Clients', description: 'People, contacts, birthdays and consents' },
    market: { title: 'Market', description: 'Prices, supply and days on market' },
    listings: { title: 'Listings', description: 'Favorites and homes to keep an eye on' },
    cma: { title: 'CMA', description: 'Values, reports and how right they were' },
    messages: { title: 'Messages', description: 'Delivered, read, answered' },
    reminders: { title: 'Reminders', description: 'Tasks and notifications' },
  },
  queries: { ...businessQueriesEn, ...marketQueriesEn, ...officeQueriesEn },
  parameters: {
    period: 'Period',
    daysAhead: 'Days ahead',
    daysBack: 'Days back',
    area: 'Area',
    municipality: 'Municipality',
    community: 'Community',
    homeKind: 'Home type',
    offer: 'Offer',
    listingStatus: 'Status',
    clientCategory: 'Client category',
    agent: 'Agent',
  },
  options: {
    today: 'Today',
    thisWeek: 'This week',
    thisMonth: 'This month',
    thisYear: 'This year',
    last7Days: 'Last 7 days',
    last30Days: 'Last 30 days',
    last90Days: 'Last 90 days',
    last365Days: 'Last 365 days',
    myArea: 'My municipality',
    currentAgent: 'Me',
    ...listingVocabularies.en.offer,
    ...listingVocabularies.en.status,
    ...listingVocabularies.en.kind,
    ...clientVocabularies.en.category,
  },
  days: { one: '{{count}} day', other: '{{count}} days' },
};
