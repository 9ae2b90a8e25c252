import type { MatchedTarget } from '@hearthline/contract/client-import';
import { foldText } from '@hearthline/domain/client/same-person';
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

/**
 * What our codes are called in both languages, and after two bars what other programs and people say instead; words are
 * separated by bars and have no accents.
 */
type Words<Code extends string> = Record<Code, string>;

const category: Words<ClientCategory> = {
  interested:
    'interesse|interessee||hot|hot prospect|lead|new lead|nurture|active|active client|actif|client actif|prospect|attempted contact|contacted|spoke with customer|appointment set|met with customer|showing homes|submitting offers|under contract|pending|chaud|a|a hot|active buyer|active seller|buyer|seller',
  waitingList:
    'waitlist|liste d attente||waiting|en attente|warm|warm lead|tiede|later|long term|on hold|watch|b|b warm|future|past client|closed|sphere|ancien client|sold',
  notInterested:
    'pas interesse|pas interessee|non interesse||cold|cold lead|froid|dead|lost|trash|archived|archive|inactive|inactif|do not contact|unresponsive|c|c cold|perdu|rejected',
};

const type: Words<ClientType> = {
  buyer: 'acheteur|acheteuse||buyers|buying|purchaser|achat',
  seller: 'vendeur|vendeuse||sellers|selling|vendor|listing|vente',
  buyerSeller:
    'buyer and seller|buyer seller|acheteur et vendeur|acheteur vendeur||seller and buyer|seller buyer|both|les deux',
  investor: 'investisseur|investisseuse||investment',
  tenant: 'locataire||renter|lessee|rental|location|rent',
  landlord: 'proprietaire bailleur|bailleur||lessor|proprietaire|owner',
  other: 'autre||vendor partner|lender|agent|realtor|partner|contractor|courtier',
};

const gender: Words<Gender> = {
  female: 'femme|f|woman|w||feminin|fille|mme|mrs|ms',
  male: 'homme|h|m|man||masculin|garcon|mr',
  other: 'autre||o|x|non binary|nonbinary|non binaire',
};

const relation: Words<RelationQuality> = {
  new: 'nouvelle|nouveau||c|unknown|1',
  fair: 'passable||ok|moyenne|moyen|average|b|2',
  good: 'bonne|bon||a|strong|3',
  excellent: 'excellente||a+|very good|tres bonne|best|vip|4|5',
};

const timeline: Words<Timeline> = {
  now: 'maintenant||immediately|asap|immediate|immediat|0 3 months|0 1 months|des que possible|urgent',
  months1: '1 month|1 mois|one month||30 days|within 1 month|30 jours',
  months2: '2 months|2 mois|two months||60 days|60 jours|1 2 months',
  months3: '3 months|3 mois|three months||90 days|1 3 months|90 jours|within 3 months|2 3 months',
  months6: '6 months|6 mois|six months||3 6 months|3 6 mois|180 days|4 6 months|within 6 months',
  months12: '12 months|12 mois||1 year|1 an|6 12 months|6 12 mois|one year|within a year|year',
  later:
    'plus tard||12 months plus|12+ months|over a year|someday|no rush|just browsing|just looking|long term|unknown|2 years',
};

const source: Words<ClientSource> = {
  referral:
    'reference|referred||recommandation|recommended|word of mouth|bouche a oreille|agent referral|client referral',
  sphere:
    'family and friends|famille et amis||soi|sphere of influence|friend|ami|family|famille|friends|personal|personnel',
  pastClient: 'past client|ancien client|ancienne cliente||repeat client|repeat|previous client',
  openHouse: 'open house|visite libre|portes ouvertes||open houses',
  sign: 'pancarte||yard sign|sign call|for sale sign|affiche',
  event: 'evenement||seminar|trade show|networking|reseautage|salon',
  coldCall:
    'cold call|appel a froid||cold calling|prospecting|prospection|door knocking|porte a porte|fsbo|expired|expired listing',
  walkIn: 'walk in|passage au bureau||walkin|office visit',
  other: 'autre||unknown|unspecified|inconnu',
};

const leadSource: Words<LeadSource> = {
  website: 'site web||web|my website|web site|idx|site internet|internet|landing page',
  portal:
    'listing portal|portail immobilier||realtor.ca|realtor.com|zillow|centris|trulia|zolo|housesigma|point2|rew.ca|kijiji|duproprio',
  socialMedia:
    'social media|reseaux sociaux||facebook|instagram|linkedin|tiktok|youtube|twitter|facebook lead ads|x',
  advertising:
    'publicite||ad|ads|google ads|google|ppc|print|newspaper|radio|flyer|depliant|journal|postcard|adwords',
  phone: 'phone call|appel telephonique||call|telephone|appel|sign call',
  email: 'courriel|e mail||newsletter|infolettre|mail',
  import: 'importation||csv|csv import|imported|manual',
  other: 'autre||unknown|unspecified|inconnu',
};

const language: Words<'en' | 'fr'> = {
  en: 'english|anglais||eng|en ca|en us|ang',
  fr: 'french|francais||fra|fre|fr ca|fr fr|franc',
};

const financialSource: Words<FinancialSource> = {
  mortgage: 'pret hypothecaire|hypotheque||financing|loan|bank|financed|banque|pret',
  cash: 'comptant|all cash||argent comptant',
  saleOfHome: 'sale of a home|sale of home|vente d une propriete||home sale|vente|equity|sale',
  savings: 'epargne||economies|saving',
  investments: 'placements||investment|stocks|rrsp|reer|investissements',
  family: 'famille||gift|don|parents|inheritance|heritage',
  other: 'autre',
};

const mortgageStatus: Words<MortgageStatus> = {
  none: 'not started|non amorce||no|non|aucun|needs lender|not yet',
  preQualified: 'pre qualified|prequalified|prequalifie|pre qualifie',
  preApproved: 'pre approved|preapproved|preautorise|pre autorise|pre approuve|preapprouve||pre approval',
  approved: 'approuve|approuvee||yes|oui|funded',
  notNeeded: 'not needed|non requis||cash|cash buyer|not required|n a|comptant',
};

const businessType: Words<BusinessType> = {
  construction: '||builder|building|trades|metiers',
  education: '||school|ecole|university|teaching|enseignement',
  finance:
    'finance and insurance|finance et assurances||banking|insurance|assurance|accounting|comptabilite|banque',
  government: 'administration publique||public sector|gouvernement|public',
  health: 'sante||healthcare|health care|medical|hospital',
  hospitality: 'hotels and restaurants|hotellerie et restauration||restaurant|hotel|tourism|tourisme',
  legal: 'legal services|services juridiques||law|droit|lawyer|avocat',
  manufacturing: 'fabrication||industry|industrie|factory',
  propertyManagement: 'property management|gestion immobiliere||real estate|immobilier|condo management',
  retail: 'commerce de detail||commerce|store|sales|ventes|detail',
  technology: 'technologie||tech|it|software|information technology|informatique|engineering',
  transport: 'transportation||logistics|trucking|logistique|aviation',
  other: 'autre||unknown|self employed|travailleur autonome',
};

const tables: Record<MatchedTarget, Record<string, string>> = {
  category,
  type,
  gender,
  relation,
  timeline,
  source,
  leadSource,
  language,
  financialSource,
  mortgageStatus,
  businessType,
};

export interface WordMatch {
  code: string;
  /** It is the code's own name, not only a usual word for it. */
  isSure: boolean;
}

const matches = new Map(
  Object.entries(tables).map(([target, table]) => [
    target,
    new Map(Object.entries(table).flatMap(listWords)),
  ]),
);

function listWords([code, words]: [string, string]): [string, WordMatch][] {
  const [names = '', others = ''] = words.split('||');
  const own = [code, code.replace(/([A-Z])/g, ' $1'), ...names.split('|')];
  return [
    ...others.split('|').map((word): [string, WordMatch] => [fold(word), { code, isSure: false }]),
    ...own.map((word): [string, WordMatch] => [fold(word), { code, isSure: true }]),
  ];
}

function fold(text: string): string {
  return foldText(text.replaceAll('+', ' plus'));
}

/** What a word of a file means; null where nobody could tell. */
export function matchWord(target: MatchedTarget, word: string): WordMatch | null {
  const folded = fold(word);
  return folded === '' ? null : (matches.get(target)?.get(folded) ?? null);
}

export const isCodeOf = (target: MatchedTarget, code: string): boolean => code in tables[target];
