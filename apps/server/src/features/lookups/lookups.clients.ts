import type { Language } from '@hearthline/contract/common';
import type { LookupItem } from '@hearthline/contract/lookups';
import type {
  BusinessType,
  ClientCategory,
  ClientSource,
  ClientType,
  FinancialSource,
  Gender,
  LeadSource,
  MortgageStatus,
  RelationQuality,
  Timeline,
} from '@hearthline/domain/client/vocabulary';

type Names = Record<Language, string>;

const categories: Record<ClientCategory, Names> = {
  interested: { en: 'Interested', fr: 'Intéressé' },
  waitingList: { en: 'Waiting list', fr: 'Liste d’attente' },
  notInterested: { en: 'Not interested', fr: 'Pas intéressé' },
};

const types: Record<ClientType, Names> = {
  buyer: { en: 'Buyer', fr: 'Acheteur' },
  seller: { en: 'Seller', fr: 'Vendeur' },
  buyerSeller: { en: 'Buyer and seller', fr: 'Acheteur et vendeur' },
  investor: { en: 'Investor', fr: 'Investisseur' },
  tenant: { en: 'Tenant', fr: 'Locataire' },
  landlord: { en: 'Landlord', fr: 'Propriétaire bailleur' },
  other: { en: 'Other', fr: 'Autre' },
};

const genders: Record<Gender, Names> = {
  female: { en: 'Female', fr: 'Femme' },
  male: { en: 'Male', fr: 'Homme' },
  other: { en: 'Other', fr: 'Autre' },
};

const relations: Record<RelationQuality, Names> = {
  new: { en: 'New', fr: 'Nouvelle' },
  fair: { en: 'Fair', fr: 'Passable' },
  good: { en: 'Good', fr: 'Bonne' },
  excellent: { en: 'Excellent', fr: 'Excellente' },
};

const timelines: Record<Timeline, Names> = {
  now: { en: 'Now', fr: 'Maintenant' },
  months1: { en: '1 month', fr: '1 mois' },
  months2: { en: '2 months', fr: '2 mois' },
  months3: { en: '3 months', fr: '3 mois' },
  months6: { en: '6 months', fr: '6 mois' },
  months12: { en: '12 months', fr: '12 mois' },
  later: { en: 'Later', fr: 'Plus tard' },
};

const sources: Record<ClientSource, Names> = {
  referral: { en: 'Referral', fr: 'Référence' },
  sphere: { en: 'Family and friends', fr: 'Famille et amis' },
  pastClient: { en: 'Past client', fr: 'Ancien client' },
  openHouse: { en: 'Open house', fr: 'Visite libre' },
  sign: { en: 'Sign', fr: 'Pancarte' },
  event: { en: 'Event', fr: 'Évènement' },
  coldCall: { en: 'Cold call', fr: 'Appel à froid' },
  walkIn: { en: 'Walk-in', fr: 'Passage au bureau' },
  other: { en: 'Other', fr: 'Autre' },
};

const leadSources: Record<LeadSource, Names> = {
  website: { en: 'Website', fr: 'Site web' },
  portal: { en: 'Listing portal', fr: 'Portail immobilier' },
  socialMedia: { en: 'Social media', fr: 'Réseaux sociaux' },
  advertising: { en: 'Advertising', fr: 'Publicité' },
  phone: { en: 'Phone call', fr: 'Appel téléphonique' },
  email: { en: 'Email', fr: 'Courriel' },
  import: { en: 'Import', fr: 'Importation' },
  other: { en: 'Other', fr: 'Autre' },
};

const financialSources: Record<FinancialSource, Names> = {
  mortgage: { en: 'Mortgage', fr: 'Prêt hypothécaire' },
  cash: { en: 'Cash', fr: 'Comptant' },
  saleOfHome: { en: 'Sale of a home', fr: 'Vente d’une propriété' },
  savings: { en: 'Savings', fr: 'Épargne' },
  investments: { en: 'Investments', fr: 'Placements' },
  family: { en: 'Family', fr: 'Famille' },
  other: { en: 'Other', fr: 'Autre' },
};

const mortgageStatuses: Record<MortgageStatus, Names> = {
  none: { en: 'Not started', fr: 'Non amorcé' },
  preQualified: { en: 'Pre-qualified', fr: 'Préqualifié' },
  preApproved: { en: 'Pre-approved', fr: 'Préautorisé' },
  approved: { en: 'Approved', fr: 'Approuvé' },
  notNeeded: { en: 'Not needed', fr: 'Non requis' },
};

const businessTypes: Record<BusinessType, Names> = {
  construction: { en: 'Construction', fr: 'Construction' },
  education: { en: 'Education', fr: 'Éducation' },
  finance: { en: 'Finance and insurance', fr: 'Finance et assurances' },
  government: { en: 'Government', fr: 'Administration publique' },
  health: { en: 'Health', fr: 'Santé' },
  hospitality: { en: 'Hotels and restaurants', fr: 'Hôtellerie et restauration' },
  legal: { en: 'Legal services', fr: 'Services juridiques' },
  manufacturing: { en: 'Manufacturing', fr: 'Fabrication' },
  propertyManagement: { en: 'Property management', fr: 'Gestion immobilière' },
  retail: { en: 'Retail', fr: 'Commerce de détail' },
  technology: { en: 'Technology', fr: 'Technologie' },
  transport: { en: 'Transport', fr: 'Transport' },
  other: { en: 'Other', fr: 'Autre' },
};

const lists = {
  ClientCategory: categories,
  ClientType: types,
  Gender: genders,
  RelationQuality: relations,
  Timeline: timelines,
  ClientSource: sources,
  LeadSource: leadSources,
  FinancialSource: financialSources,
  MortgageStatus: mortgageStatuses,
  BusinessType: businessTypes,
} satisfies Record<string, Record<string, Names>>;

export type ClientLookupType = keyof typeof lists;
export const isClientLookup = (type: string): type is ClientLookupType => type in lists;

export function listClientLookup(type: ClientLookupType, language: Language): LookupItem[] {
  return Object.entries(lists[type]).map(([code, names]) => ({ id: code, name: names[language], code }));
}
