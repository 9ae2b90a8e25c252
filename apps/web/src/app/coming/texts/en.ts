/** What the screens of later features will do, told in their place. */
export const en = {
  comesWith: 'Comes with {{feature}}',
  toDashboard: 'Back to dashboard',
  find: 'Find something',
  features: {
    clientsAndMessages: 'clients and messages',
    cma: 'CMA',
    dashboardAndBadges: 'dashboard and badge builder',
    basketsAndAlerts: 'baskets and alerts',
    events: 'events and greetings',
    siteBuilder: 'site builder',
    news: 'news',
  },
  about: {
    favorites:
      'Homes you mark with a heart gather here, with each change of price or state since you marked them.',
    propertySearch:
      'Search homes for sale or lease by area, price, rooms, lot and dozens of other facts, and keep the searches you use again.',
    results:
      'The homes that match your criteria, as a list or as cards, sorted by newest, cheapest or most expensive.',
    mapSearch:
      'The homes that match your criteria on a map with price pins. Draw an area to search inside it.',
    listing:
      'Photos, rooms, price history, schools and demographics of one home, ready to share with a client.',
    clients:
      'Your clients in one table: search, filter by category, import a CSV file and see who to call next.',
    clientForm: 'Personal info, address and finance of a client in three short steps.',
    clientView: 'One client with details, messages, baskets and the next time to touch base.',
    writeMail: 'Mail and texts to one client or a whole list, with consent checked.',
    clientImport: 'Clients from Google Contacts, Outlook, Follow Up Boss and vCard files.',
    cma: 'Find the subject home by address or MLS number and choose the Fast or Advance method.',
    cmaGenerate:
      'Set the conditions of the search: comparables within 1 km, at most 50, by age, size and sold date.',
    cmaCalculate:
      'Adjust each comparable with rates that name their source, and see the value with its range.',
    cmaMapView: 'The subject home and its comparables on the map, with distance and adjusted price.',
    cmaReport: 'The analysis as a PDF with your name on it, to download or send by mail.',
    cmaRecent: 'The analyses you made lately, each with its value, range and report.',
    badgeBuilder: 'Turn a question about your business into a badge for your dashboard.',
    badgeCategories:
      'Named queries by subject: listings, clients, market and money. Choose one to start a badge.',
    badgeQuery: 'What a query counts, which parameters it takes and what it answers today.',
    definedBadges: 'The badges you have built, ready to change or to put on the dashboard.',
    badgePreview: 'Title, colour, icon, pattern and size of a badge, with a live preview in both themes.',
    clientBasket: 'Homes you picked for a client, sent as a private link. The client answers home by home.',
    basketForm: 'Choose the client, the homes and how to notify, then check the homes before they leave.',
    basketView: 'The homes of a basket with the client’s answer beside each of them.',
    clientAlert: 'A search that runs by itself for a client and sends new matches at the pace you set.',
    alertForm: 'Choose the client, the criteria and the pace. The alert finds new matches by itself.',
    alertView: 'The criteria of an alert and what it has sent so far.',
    basketItem: 'One home as your client sees it, with the answer and the notes.',
    events: 'Birthdays, holidays and moving days, with greetings that go out by themselves.',
    greetingCategories: 'Occasions to greet a client for, each with mail templates and postal cards.',
    greetingRecent: 'The greetings that went out lately, with their clients and dates.',
    greetingRecentDetail: 'One greeting: the message, the clients it went to and when.',
    postalCard: 'Postal cards with your words, one per client address, ready for the printer.',
    emailTemplate: 'Fit a greeting mail to your voice, choose the clients and the day it leaves.',
    siteBuilder: 'Your own site from a template: slogan, picture, up to 4 cities, logo and favicon.',
    templateDetail: 'A template in full before you set it as your site.',
    heroSection: 'The slogan, subtitle and picture at the top of your site.',
    aboutSection: 'Who you are and how you work, in your words and with your photo.',
    news: 'Market news to put on your site or send to your clients.',
    newsView: 'One news item with a preview of how your site and your mail will show it.',
  },
} as const;
