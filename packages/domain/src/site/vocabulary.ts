export const siteTemplates = ['lakeside', 'gallery', 'metro', 'heritage'] as const;
export type SiteTemplate = (typeof siteTemplates)[number];

/** Of each template; the first is how it was drawn. */
export const siteColourSets = ['first', 'second', 'third', 'fourth'] as const;
export type SiteColourSet = (typeof siteColourSets)[number];
export const siteFontPairs = ['first', 'second'] as const;
export type SiteFontPair = (typeof siteFontPairs)[number];

/** Of the home page, below its top; an agent chooses which, and in which order. */
export const siteSections = ['cities', 'homes', 'figures', 'about', 'news', 'contact'] as const;
export type SiteSection = (typeof siteSections)[number];

/** Whose sales figures are of. */
export const figureKinds = ['detached', 'semiOrTownhouse', 'condoApartment', 'condoTownhouse'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Fewer sales than these would tell of single homes, and of chance. */
export const leastSalesShown = 10;

/** How many days figures look back. */
export const figureDays = [90, 365] as const;
export type FigureDays = (typeof figureDays)[number];

export const newsStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type NewsState = (typeof newsStates)[number];

/**
 * What a post may leave open for the market to fill, written as `{{medianPrice}}` in a line, or as `{{marketFigures}}` and
 * `{{priceChart}}` in a paragraph of their own.
 */
export const newsFigures = [
  'place',
  'medianPrice',
  'medianChange',
  'daysToSell',
  'shareOfAsking',
  'salesCount',
  'homesForSale',
  'asOf',
] as const;
export type NewsFigure = (typeof newsFigures)[number];
export const newsBlocks = ['marketFigures', 'priceChart'] as const;
export type NewsBlock = (typeof newsBlocks)[number];
