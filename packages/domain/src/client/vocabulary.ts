/** What a client's lists may hold. The codes are stored; the words come from the lookups. */
export const clientCategories = ['interested', 'waitingList', 'notInterested'] as const;
export type ClientCategory = (typeof clientCategories)[number];

export const clientTypes = [
  'buyer',
  'seller',
  'buyerSeller',
  'investor',
  'tenant',
  'landlord',
  'other',
] as const;
export type ClientType = (typeof clientTypes)[number];

export const genders = ['female', 'male', 'other'] as const;
export type Gender = (typeof genders)[number];

/** From the weakest to the strongest. */
export const relationQualities = ['new', 'fair', 'good', 'excellent'] as const;
export type RelationQuality = (typeof relationQualities)[number];

/** From the soonest to the latest. */
export const timelines = ['now', 'months1', 'months2', 'months3', 'months6', 'months12', 'later'] as const;
export type Timeline = (typeof timelines)[number];

/** How the agent got to know them. */
export const clientSources = [
  'referral',
  'sphere',
  'pastClient',
  'openHouse',
  'sign',
  'event',
  'coldCall',
  'walkIn',
  'other',
] as const;
export type ClientSource = (typeof clientSources)[number];

/** Through what they first wrote or called. */
export const leadSources = [
  'website',
  'portal',
  'socialMedia',
  'advertising',
  'phone',
  'email',
  'import',
  'other',
] as const;
export type LeadSource = (typeof leadSources)[number];

export const financialSources = [
  'mortgage',
  'cash',
  'saleOfHome',
  'savings',
  'investments',
  'family',
  'other',
] as const;
export type FinancialSource = (typeof financialSources)[number];

export const mortgageStatuses = ['none', 'preQualified', 'preApproved', 'approved', 'notNeeded'] as const;
export type MortgageStatus = (typeof mortgageStatuses)[number];

export const businessTypes = [
  'construction',
  'education',
  'finance',
  'government',
  'health',
  'hospitality',
  'legal',
  'manufacturing',
  'propertyManagement',
  'retail',
  'technology',
  'transport',
  'other',
] as const;
export type BusinessType = (typeof businessTypes)[number];

/** How somebody likes to be reached. */
export const preferredContacts = ['call', 'text', 'email'] as const;

export const provinces = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
export type Province = (typeof provinces)[number];

/** Tenants and landlords think in rents, the others in prices. */
export const countsByMonth = (type: ClientType | null): boolean => type === 'tenant' || type === 'landlord';

export const contactKinds = ['call', 'email', 'meeting', 'text'] as const;
export type ContactKind = (typeof contactKinds)[number];
