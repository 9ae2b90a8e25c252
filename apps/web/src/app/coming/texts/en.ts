/** What the screens of later features will do, told in their place. */
export const en = {
  comesWith: 'Comes with {{feature}}',
  toDashboard: 'Back to dashboard',
  find: 'Find something',
  features: {
    events: 'events and greetings',
    siteBuilder: 'site builder',
    news: 'news',
  },
  about: {
    events: 'Birthdays, holidays and moving days, with greetings that go out by themselves.',
    greetingCategories: 'Occasions to greet a client for, each with email templates and postal cards.',
    greetingRecent: 'The greetings that went out lately, with their clients and dates.',
    greetingRecentDetail: 'One greeting: the message, the clients it went to and when.',
    postalCard: 'Postal cards with your words, one per client address, ready for the printer.',
    emailTemplate: 'Fit a greeting email to your voice, choose the clients and the day it leaves.',
    siteBuilder: 'Your own site from a template: slogan, picture, up to 4 cities, logo and favicon.',
    templateDetail: 'A template in full before you set it as your site.',
    heroSection: 'The slogan, subtitle and picture at the top of your site.',
    aboutSection: 'Who you are and how you work, in your words and with your photo.',
    news: 'Market news to put on your site or send to your clients.',
    newsView: 'One news item with a preview of how your site and your email will show it.',
  },
} as const;
