import type { ImportTarget } from '@hearthline/contract/client-import';
import { foldText } from '@hearthline/domain/client/same-person';

export interface Meaning {
  target: ImportTarget;
  /** Columns of one address belong together: `home` is not filled up from `business`. */
  group: string | null;
}

export const keyOf = (heading: string): string => foldText(heading.replaceAll('.', ' '));

/** Headings that mean one thing wherever they stand, in English and French. */
const plain: Partial<Record<ImportTarget, string>> = {
  fullName:
    'full name|display name|contact name|client name|nom complet|fn|prenom et nom|nom et prenom|file as',
  firstName: 'first name|given name|firstname|prenom|n given|first',
  middleName: 'middle name|additional name|deuxieme prenom|2e prenom|second prenom|n additional|middle',
  lastName: 'last name|family name|surname|lastname|nom de famille|n family|last',
  email:
    'email|e mail|email address|e mail address|primary email|courriel|adresse courriel|adresse de messagerie|adresse electronique|personal email|mail|e mail adresse',
  otherEmail:
    'more emails|other email|email 2|secondary email|alternate email|autre courriel|work email|e mail 2 address|e mail 3 address|adresse de messagerie 2|adresse de messagerie 3|email more|courriel 2',
  phone:
    'phone|mobile|mobile phone|cell|cell phone|cellphone|cellulaire|telephone|tel mobile|telephone mobile|telephone cellulaire|phone number|primary phone|telephone principal|mobile number|tel cell|portable|tel|numero de telephone',
  homeNumber:
    'home number|home phone|telephone domicile|tel home|telephone maison|home telephone|telephone residence',
  officeNumber:
    'office number|business phone|work phone|office phone|telephone bureau|tel work|telephone travail|business telephone|company main phone|telephone societe',
  otherPhone:
    'more phones|other phone|business phone 2|home phone 2|telephone 2 bureau|telephone 2 domicile|telephone autre|car phone|phone 2|tel more|autre telephone|other phones',
  birthday:
    'birthday|date of birth|dob|birth date|birthdate|anniversaire|date de naissance|naissance|bday|date d anniversaire',
  gender: 'gender|sex|sexe|genre',
  businessName:
    'business name|company|company name|organization|organization name|organization 1 name|organisation|employer|societe|entreprise|employeur|org|compagnie',
  businessType: 'business type|industry|secteur|secteur d activite',
  jobTitle:
    'job title|organization title|organization 1 title|position|poste|fonction|titre du poste|occupation|profession',
  relation: 'quality of relation|relation|relationship|relation quality|qualite de la relation',
  sourceDetail: 'source detail|referred by|recommande par|referral name|reference par|detail de la source',
  leadSource: 'lead source|source du prospect|origine du prospect',
  source: 'client source|source du client|provenance',
  timeline: 'timeline|time frame|timeframe|echeancier|delai|horizon',
  type: 'client type|contact type|lead type|buyer seller|type de client',
  category: 'category|stage|pipeline stage|categorie|etape',
  note: 'note|notes|comment|comments|background|remarks|commentaire|commentaires|remarque|remarques|description',
  entryDate:
    'entry date|date added|created|created at|created on|date created|date d ajout|date d entree|added on|creation date|cree le',
  isOptedOut:
    'opted out|opt out|unsubscribed|do not email|email opt out|desabonne|ne pas envoyer|email opted out',
  language: 'language|preferred language|langue|langue preferee|lang|langue de correspondance',
  tags: 'tags|tag|labels|group membership|groups|categories|etiquettes|mots cles|groupes|libelles',
  address1:
    'address 1|address|street|street address|address line 1|adresse|adresse 1|rue|mailing address|home address|adr street|adresse postale',
  address2:
    'address 2|address line 2|adresse 2|street 2|complement d adresse|adr extended|extended address|adresse ligne 2',
  unit: 'unit|unit number|suite|apt|apartment|appartement|unite|no d appartement|numero d unite',
  city: 'city|town|ville|municipalite|locality|adr locality|municipality',
  province: 'province|state|region|state province|province state|etat|adr region|province region',
  postalCode: 'postal code|postcode|zip|zip code|postal|code postal|adr code|zip postal code|zip postal',
  country: 'country|pays|country region|adr country|pays region',
  moveInDate:
    'move in date|move in|closing date|possession date|date d emmenagement|emmenagement|date de possession|move date|purchase date',
  budget:
    'budget|budget from|min budget|minimum budget|price min|min price|budget minimum|prix minimum|rent budget',
  budgetMax: 'budget up to|max budget|maximum budget|price max|max price|budget maximum|prix maximum',
  financialSource:
    'financial source|source of funds|financing|source financiere|financement|source de financement',
  mortgageStatus:
    'mortgage status|mortgage|pre approval|statut hypothecaire|pre approved|hypotheque|preapproval',
};

/** What looks like one of ours and is not. */
const foreign = new Set(
  'anniversary|anniversaire de mariage ou fete|title|titre|name prefix|name suffix|suffix|suffixe|nickname|surnom|web page|page web|website|initials|type de messagerie'.split(
    '|',
  ),
);

const meanings = new Map(
  Object.entries(plain).flatMap(([target, keys]) =>
    keys.split('|').map((key): [string, Meaning] => [key, { target: target as ImportTarget, group: null }]),
  ),
);

const placeWords: [RegExp, ImportTarget][] = [
  [/^(street|rue)( 1)?$/, 'address1'],
  [/^((street|rue) [23]|extended address|unit)$/, 'address2'],
  [/^(city|ville)$/, 'city'],
  [/^(state|region|province|dep region)$/, 'province'],
  [/^(postal code|zip|zip code|code|code postal)$/, 'postalCode'],
  [/^(country|country region|pays|pays region)$/, 'country'],
];
const placeOf = (words: string): ImportTarget | null =>
  placeWords.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** Columns that come several times over, with a number or a place in their names. */
function readSeries(key: string): Meaning | null {
  const [, kind, count] =
    /^(e mail|email|phone|courriel|telephone) (\d+)( value| number| address)?$/.exec(key) ?? [];
  if (kind && count) {
    const isPhone = kind === 'phone' || kind === 'telephone';
    if (count === '1') return { target: isPhone ? 'phone' : 'email', group: null };
    return { target: isPhone ? 'otherPhone' : 'otherEmail', group: null };
  }
  const [, numbered, ofNumber] = /^address (\d+) (.+)$/.exec(key) ?? [];
  const [, where, ofWhere] = /^(home|business|other|work|mailing) (.+)$/.exec(key) ?? [];
  const [, before = '', place, after = ''] = /^(.+?) (domicile|bureau|autre)( \d)?$/.exec(key) ?? [];
  const [group, words] = numbered
    ? [`address ${numbered}`, ofNumber]
    : where
      ? [where, ofWhere]
      : [place ?? null, `${before}${after}`];
  const target = placeOf(words ?? '');
  return target && group ? { target, group } : null;
}

/** What a heading surely means; null where only its words can be guessed at. */
export function readHeading(key: string): Meaning | null {
  if (foreign.has(key)) return { target: 'ignore', group: null };
  return meanings.get(key) ?? readSeries(key);
}

/** Words that hint at a meaning; the first that fits counts. */
const hints: [RegExp, ImportTarget][] = [
  [
    /\b(display name|po box|boite postale|b p|property|manager|spouse|conjoint)\b|nom complet de l adresse|^type de/,
    'ignore',
  ],
  [
    /\b(fax|telecopie|telecopieur|pager|id|uuid|guid|photo|url|web|site|assistant|anniversary|yomi|phonetic)\b/,
    'ignore',
  ],
  [/\b(label|type)$/, 'ignore'],
  [/\b(unsubscrib\w*|opt(ed)? out|desabonn\w*)\b/, 'isOptedOut'],
  [/\b(e mail|email|courriel|mail|messagerie)\b/, 'email'],
  [/\b(cell|cellulaire|mobile|portable)\b/, 'phone'],
  [
    /\b(phone|telephone|tel)\b.*\b(home|domicile|maison|residence)\b|\b(home|domicile)\b.*\b(phone|telephone|tel)\b/,
    'homeNumber',
  ],
  [
    /\b(phone|telephone|tel)\b.*\b(work|office|business|bureau|travail)\b|\b(work|office|business|bureau)\b.*\b(phone|telephone|tel)\b/,
    'officeNumber',
  ],
  [/\b(phone|telephone|tel)\b/, 'phone'],
  [/\b(first|given|prenom)\b/, 'firstName'],
  [/\b(last|family|surname|famille)\b/, 'lastName'],
  [/\b(birth\w*|dob|naissance|anniversaire)\b/, 'birthday'],
  [/\b(postal|zip|postcode)\b/, 'postalCode'],
  [/\b(street|address|adresse|rue)\b/, 'address1'],
  [/\b(city|town|ville|municipalite)\b/, 'city'],
  [/\b(province|state|region)\b/, 'province'],
  [/\b(country|pays)\b/, 'country'],
  [/\b(company|employer|business|organi[sz]ation|societe|entreprise)\b/, 'businessName'],
  [/\b(budget|price|prix)\b.*\b(max\w*|up to|to)\b/, 'budgetMax'],
  [/\b(budget|price|prix)\b/, 'budget'],
  [/\b(note|notes|comment\w*|remarks?|remarques?)\b/, 'note'],
  [/\b(tags?|labels?|etiquettes?)\b/, 'tags'],
  [/\b(stage|status|statut|category|categorie)\b/, 'category'],
  [/\b(source|origine)\b/, 'leadSource'],
  [/\b(time ?frame|timeline|delai)\b/, 'timeline'],
  [/\b(title|titre|job|fonction|poste)\b/, 'jobTitle'],
  [/\b(language|langue)\b/, 'language'],
  [/\b(gender|sexe)\b/, 'gender'],
  [/\b(created|added|ajout\w*|cree\w*)\b/, 'entryDate'],
  [/\btype\b/, 'type'],
  [/\b(name|nom|client|contact)\b/, 'fullName'],
];

/** Null where no word says anything. */
export const guessHeading = (key: string): ImportTarget | null =>
  hints.find(([pattern]) => pattern.test(key))?.[1] ?? null;
