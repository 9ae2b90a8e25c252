import type { Page } from '@playwright/test';

/** Addresses that hold an id of this run. */
export interface Places {
  listing: string;
  client: string;
  analysis: string;
  report: string;
  basket: string;
  privatePage: string;
  preferences: string;
}

type Step = (page: Page) => Promise<unknown>;

export interface Screen {
  name: string;
  path: string | ((places: Places) => string);
  /** Each begins with the screen freshly opened. */
  states?: Record<string, Step>;
  /** Without a session. */
  isPublic?: true;
  /** In French too. */
  isMain?: true;
}

/** On a phone a control may be absent on purpose; on a wide screen it is only late, where the machine does much else. */
const patience = (page: Page) => ({ timeout: (page.viewportSize()?.width ?? 0) < 1000 ? 15_000 : 120_000 });

const press =
  (name: string | RegExp, role: 'button' | 'tab' | 'radio' | 'link' | 'menuitem' = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name }).and(page.locator(':visible')).first().click(patience(page));

const inOrder =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

const typeInto =
  (role: 'combobox' | 'searchbox' | 'textbox', name: string | RegExp, text: string): Step =>
  (page) =>
    page.getByRole(role, { name }).first().fill(text, patience(page));

const criteria = (overrides: object) =>
  encodeURIComponent(JSON.stringify({ version: 1, offer: 'sale', ...overrides }));
const step = (from: string) => (places: Places) => places.analysis.replace('/cma/calculate', from);

/** Everything that the router has a built screen for, and what is one click away on the main ones. */
export const screens: Screen[] = [
  {
    name: 'dashboard',
    path: '/',
    isMain: true,
    states: {
      list: press(/^Median sold price: .*show the list/),
      period: press(/^Last 90 days, Period/),
      dates: press(/^Dates/),
      arrange: press('Arrange'),
      boards: press(/^Dashboards/),
      table: press('Show as table: New listings'),
      palette: (page) => page.keyboard.press('Control+k'),
      account: press('Account menu'),
    },
  },
  {
    name: 'criteria',
    path: '/property-search',
    isMain: true,
    states: {
      saved: press('Saved searches'),
      area: press(/^Area/),
      municipality: press(/^Municipality/),
      suggestions: typeInto('combobox', 'Search for homes', '3 bed in Alder'),
    },
  },
  {
    name: 'criteria-filled',
    path: `/property-search?c=${criteria({ status: ['active'], price: { min: 50_000_000, max: 120_000_000 }, bedrooms: { min: 3 } })}`,
  },
  {
    name: 'results-list',
    path: '/property-search/result',
    isMain: true,
    states: { sort: press(/^Sort/), why: press(/^Why is/) },
  },
  { name: 'results-cards', path: '/property-search/result?view=cart' },
  {
    name: 'results-none',
    path: `/property-search/result?c=${criteria({ status: ['active'], bedrooms: { min: 9 } })}`,
  },
  {
    name: 'results-sold',
    path: `/property-search/result?c=${criteria({ status: ['sold'] })}&sort=priceDown`,
  },
  { name: 'map', path: '/property-search/map-search', states: { layers: press(/layers/i) } },
  {
    name: 'listing',
    path: ({ listing }) => listing,
    isMain: true,
    states: { photos: press(/^All \d+ photos/) },
  },
  { name: 'listing-client-view', path: ({ listing }) => `${listing}&as=client` },
  { name: 'favorites', path: '/favorites', isMain: true, states: { sort: press(/^Sort/) } },
  {
    name: 'clients',
    path: '/clients',
    isMain: true,
    states: {
      lists: press('Smart lists'),
      filter: press(/^Filter/),
      columns: press('Columns'),
      row: press(/^More for/),
      searched: typeInto('searchbox', 'Search clients', 'kim'),
    },
  },
  { name: 'clients-filtered', path: '/clients?category=interested&type=buyer&sort=name' },
  { name: 'clients-none', path: '/clients?q=nobodyatall' },
  { name: 'touchbase', path: '/clients?tab=touchbase', isMain: true },
  {
    name: 'client',
    path: ({ client }) => client,
    isMain: true,
    states: {
      more: press('Show more'),
      mails: press('Emails', 'tab'),
      tasks: press('Tasks', 'tab'),
      notes: press('Notes', 'tab'),
      consent: press('Record a consent'),
      often: press(/^How often/),
      merge: inOrder(press('More actions'), press('Merge with…', 'menuitem')),
    },
  },
  {
    name: 'client-form',
    path: '/clients/form',
    isMain: true,
    states: {
      faults: inOrder(typeInto('textbox', 'Email', 'no address'), press(/^(Next|Save)/)),
      gender: press(/Gender$/),
      birthday: press(/^Birthday, Choose a date/),
    },
  },
  { name: 'client-form-address', path: '/clients/form?step=address' },
  { name: 'client-form-finance', path: '/clients/form?step=finance' },
  { name: 'client-edit', path: ({ client }) => client.replace('/clients/view', '/clients/form') },
  {
    name: 'client-import',
    path: '/clients/import',
    states: {
      mapping: (page) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(importedPeople) }),
    },
  },
  {
    name: 'compose',
    path: '/clients/mail',
    isMain: true,
    states: {
      kind: press(/Kind of email$/),
      people: typeInto('combobox', 'Add a client', 'kim'),
      homes: press('Add a home'),
      schedule: press('Schedule'),
    },
  },
  { name: 'compose-to-client', path: ({ client }) => client.replace(/^.*\?id=/, '/clients/mail?clientId=') },
  {
    name: 'email-log',
    path: '/email-log',
    isMain: true,
    states: {
      message: (page) => page.getByText('Selma Sharma').first().click(patience(page)),
      grades: press('What the grades mean'),
      kinds: press(/^All kinds/),
    },
  },
  { name: 'email-log-failed', path: '/email-log?state=failed' },
  {
    name: 'cma-start',
    path: '/cma',
    isMain: true,
    states: {
      found: typeInto('combobox', 'Address', 'Parliament'),
      facts: press(/^Not on the board/),
      client: typeInto('combobox', 'Client', 'kim'),
    },
  },
  {
    name: 'cma-generate',
    path: step('/cma/generate'),
    isMain: true,
    states: {
      facts: press('Edit facts'),
      more: press('More conditions'),
      sort: press('Best match'),
      since: press(/^Sold since/),
      map: press('Map', 'radio'),
    },
  },
  {
    name: 'cma-calculate',
    path: ({ analysis }) => analysis,
    isMain: true,
    states: {
      client: press('Choose a client'),
      note: press(/^Add note/),
      same: press(/^Same in all/),
      tip: (page) => page.getByRole('grid').getByRole('rowheader').nth(2).focus(patience(page)),
    },
  },
  { name: 'cma-map', path: step('/cma/calculate/map-view') },
  { name: 'cma-report-choose', path: ({ report }) => report.replace(/report=[^&]+/, 'report=new') },
  {
    name: 'cma-report',
    path: ({ report }) => report,
    isMain: true,
    states: { send: press('Send by email') },
  },
  {
    name: 'cma-recent',
    path: '/cma/recent',
    isMain: true,
    states: { versions: press(/^\d+ versions?$/), actions: press(/^Actions for/) },
  },
  {
    name: 'baskets',
    path: '/basket?basketType=Manual',
    isMain: true,
    states: { row: press(/^More for/), columns: press('Columns'), none: press(/^Never opened/) },
  },
  {
    name: 'basket-form',
    path: ({ basket }) => basket.replace('/basket/view', '/basket/form'),
    isMain: true,
    states: {
      found: typeInto('combobox', 'Find homes', 'Parliament'),
      favorites: press('From favorites'),
      unit: press(/Time unit$/),
    },
  },
  { name: 'basket-new', path: '/basket/form?basketType=Manual', states: { faults: press('Save draft') } },
  {
    name: 'basket',
    path: ({ basket }) => basket,
    isMain: true,
    states: { send: press(/^Send \d+ new/), home: press(/^More for \d/), list: press('List', 'radio') },
  },
  {
    name: 'basket-home',
    path: ({ basket }) => basket,
    states: { open: (page) => page.getByRole('article').first().getByRole('link').click(patience(page)) },
  },
  { name: 'alerts', path: '/basket?basketType=Automatic' },
  { name: 'badge-builder', path: '/badge-builder' },
  {
    name: 'badge-categories',
    path: '/badge-builder/categoreis',
    isMain: true,
    states: { searched: typeInto('searchbox', 'Search queries', 'median') },
  },
  {
    name: 'badge-query',
    path: '/badge-builder/categoreis/query?key=market.newListings',
    isMain: true,
    states: { period: press(/^Last \d+ days/), list: press('Show the list') },
  },
  {
    name: 'badges-defined',
    path: '/badge-builder/defined-badges',
    isMain: true,
    states: { category: press(/Category$/), actions: press(/^Actions for Median/) },
  },
  { name: 'badge-preview', path: '/badge-builder/preview?key=market.newListings' },
  {
    name: 'profile',
    path: '/user/profile',
    isMain: true,
    states: {
      password: press('Change password'),
      email: press('Change address'),
      title: press(/Title$/),
    },
  },
  { name: 'access-requests', path: '/admin/access-requests' },
  { name: 'settings', path: '/setting', isMain: true, states: { zone: press(/Time zone$/) } },
  {
    name: 'notifications',
    path: '/notification',
    isMain: true,
    states: { all: press('All', 'tab'), bell: press(/^Notifications/) },
  },
  { name: 'announcements', path: '/admin/announcements' },
  { name: 'coming', path: '/news' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'login', path: '/auth/login', isPublic: true, isMain: true },
  {
    name: 'register',
    path: '/auth/register',
    isPublic: true,
    states: { faults: typeInto('textbox', 'Email', 'no address') },
  },
  { name: 'forgot-password', path: '/auth/forgot-password', isPublic: true },
  { name: 'reset-password', path: '/auth/reset_password?token=none', isPublic: true },
  { name: 'confirm-email', path: '/auth/confirm-email?token=none', isPublic: true },
  { name: 'change-email', path: '/auth/change-email?token=none', isPublic: true },
  { name: 'auth-not-found', path: '/auth/nothing', isPublic: true },
  { name: 'mailbox', path: '/mailbox', isPublic: true },
  { name: 'private-page', path: ({ privatePage }) => privatePage, isPublic: true },
  { name: 'preferences', path: ({ preferences }) => preferences, isPublic: true },
  { name: 'private-page-gone', path: '/c/nothing-here', isPublic: true },
];

const importedPeople = `First name,Last name,Email,Phone,Client type,Budget
Nina,Okoye,nina.okoye@example.com,416 555 0177,Buyer,850000
Omar,Haddad,omar.haddad@example,416 555 0178,Seller,900k
`;
