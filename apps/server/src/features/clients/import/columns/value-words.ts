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
import { clientVocabularies } from '@hearthline/format/vocabulary/client';

/**
 * What our codes are called besides their names, and after two bars what other programs and people say instead; words are
 * separated by bars and have no accents.
 */
type Words<Code extends string> = Record<Code, string>;

const category: Words<ClientCategory> = {
  interested:
    'interessee||hot|hot prospect|lead|new lead|nurture|active|active client|actif|client actif|prospect|attempted contact|contacted|spoke with customer|appointment set|met with customer|showing homes|submitting offers|under contract|pending|chaud|a|a hot|active buyer|active seller|buyer|seller',
  waitingList:
    'waitlist||waiting|en attente|warm|warm lead|tiede|later|long term|on hold|watch|b|b warm|future|past client|closed|sphere|ancien client|sold',
  notInterested:
    'pas interessee|non interesse||cold|cold lead|froid|dead|lost|trash|archived|archive|inactive|inactif|do not contact|unresponsive|c|c cold|perdu|rejected',
};

const type: Words<ClientType> = {
  buyer: 'acheteuse||buyers|buying|purchaser|achat',
  seller: 'vendeuse||sellers|selling|vendor|listing|vente',
  buyerSeller: 'buyer seller|acheteur vendeur||seller and buyer|seller buyer|both|les deux',
  investor: 'investisseuse||investment',
  tenant: '||renter|lessee|rental|location|rent',
  landlord: 'bailleur||lessor|proprietaire|owner',
  other: '||vendor partner|lender|agent|realtor|partner|contractor|courtier',
};

const gender: Words<Gender> = {
  female: 'f|woman|w||feminin|fille|mme|mrs|ms',
  male: 'h|m|man||masculin|garcon|mr',
  other: '||o|x|non binary|nonbinary|non binaire',
};

const relation: Words<RelationQuality> = {
  new: 'nouveau||c|unknown|1',
  fair: '||ok|moyenne|moyen|average|b|2',
  good: 'bon||a|strong|3',
  excellent: '||a+|very good|tres bonne|best|vip|4|5',
};

const timeline: Words<Timeline> = {
  now: '||immediately|asap|immediate|immediat|0 3 months|0 1 months|des que possible|urgent',
  months1: 'one month||30 days|within 1 month|30 jours',
  months2: 'two months||60 days|60 jours|1 2 months',
  months3: 'three months||90 days|1 3 months|90 jours|within 3 months|2 3 months',
  months6: 'six months||3 6 months|3 6 mois|180 days|4 6 months|within 6 months',
  months12: '||1 year|1 an|6 12 months|6 12 mois|one year|within a year|year',
  later:
    '||12 months plus|12+ months|over a year|someday|no rush|just browsing|just looking|long term|unknown|2 years',
};

const source: Words<ClientSource> = {
  referral:
    'referred||recommandation|recommended|word of mouth|bouche a oreille|agent referral|client referral',
  sphere: '||soi|sphere of influence|friend|ami|family|famille|friends|personal|personnel',
  pastClient: 'ancienne cliente||repeat client|repeat|previous client',
  openHouse: 'portes ouvertes||open houses',
  sign: '||yard sign|sign call|for sale sign|affiche',
  event: '||seminar|trade show|networking|reseautage|salon',
  coldCall: '||cold calling|prospecting|prospection|door knocking|porte a porte|fsbo|expired|expired listing',
  walkIn: '||walkin|office visit',
  other: '||unknown|unspecified|inconnu',
};

const leadSource: Words<LeadSource> = {
  website: '||web|my website|web site|idx|site internet|internet|landing page',
  portal: '||realtor.ca|realtor.com|zillow|centris|trulia|zolo|housesigma|point2|rew.ca|kijiji|duproprio',
  socialMedia: '||facebook|instagram|linkedin|tiktok|youtube|twitter|facebook lead ads|x',
  advertising: '||ad|ads|google ads|google|ppc|print|newspaper|radio|flyer|depliant|journal|postcard|adwords',
  phone: '||call|telephone|appel|sign call',
  email: 'e mail||newsletter|infolettre|mail',
  import: '||csv|csv import|imported|manual',
  other: '||unknown|unspecified|inconnu',
};

const language: Words<'en' | 'fr'> = {
  en: 'english|anglais||eng|en ca|en us|ang',
  fr: 'french|francais||fra|fre|fr ca|fr fr|franc',
};

const financialSource: Words<FinancialSource> = {
  mortgage: 'hypotheque||financing|loan|bank|financed|banque|pret',
  cash: 'all cash||argent comptant',
  saleOfHome: 'sale of home||home sale|vente|equity|sale',
  savings: '||economies|saving',
  investments: '||investment|stocks|rrsp|reer|investissements',
  family: '||gift|don|parents|inheritance|heritage',
  other: '',
};

const mortgageStatus: Words<MortgageStatus> = {
  none: '||no|non|aucun|needs lender|not yet',
  preQualified: 'pre qualifie',
  preApproved: 'pre autorise|pre approuve|preapprouve||pre approval',
  approved: 'approuvee||yes|oui|funded',
  notNeeded: '||cash|cash buyer|not required|n a|comptant',
};

const businessType: Words<BusinessType> = {
  construction: '||builder|building|trades|metiers',
  education: '||school|ecole|university|teaching|enseignement',
  finance: '||banking|insurance|assurance|accounting|comptabilite|banque',
  government: '||public sector|gouvernement|public',
  health: '||healthcare|health care|medical|hospital',
  hospitality: '||restaurant|hotel|tourism|tourisme',
  legal: '||law|droit|lawyer|avocat',
  manufacturing: '||industry|industrie|factory',
  propertyManagement: '||real estate|immobilier|condo management',
  retail: '||commerce|store|sales|ventes|detail',
  technology: '||tech|it|software|information technology|informatique|engineering',
  transport: 'transportation||logistics|trucking|logistique|aviation',
  other: '||unknown|self employed|travailleur autonome',
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

const vocabularies: readonly Partial<Record<string, Readonly<Record<string, string>>>>[] = Object.values(
  clientVocabularies,
).map((vocabulary) => ({ ...vocabulary }));

export interface WordMatch {
  code: string;
  /** It is the code's own name, not only a usual word for it. */
  isSure: boolean;
}

const matches = new Map(
  Object.entries(tables).map(([target, table]) => [
    target,
    new Map(
      Object.entries(table).flatMap(([code, words]) =>
        listWords(
          code,
          words,
          vocabularies.map((vocabulary) => vocabulary[target]?.[code] ?? ''),
        ),
      ),
    ),
  ]),
);

function listWords(code: string, words: string, labels: readonly string[]): [string, WordMatch][] {
  const [names = '', others = ''] = words.split('||');
  const own = [code, code.replace(/([A-Z])/g, ' $1'), ...labels, ...names.split('|')];
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
