import type { ClientChoiceField, ClientChoiceValue, ClientField } from './fields.ts';

/**
 * What columns of files are called, in English and French, in the order of our export. The first is how the export calls it;
 * the others mean one thing wherever they stand. They are separated by bars and have no accents.
 */
export const clientHeadings: Record<ClientField, string> = {
  firstName: 'First name|given name|firstname|prenom|n given|first',
  middleName: 'Middle name|additional name|deuxieme prenom|2e prenom|second prenom|n additional|middle',
  lastName: 'Last name|family name|surname|lastname|nom de famille|n family|last',
  email:
    'Email|e mail|email address|e mail address|primary email|courriel|adresse courriel|adresse de messagerie|adresse electronique|personal email|mail|e mail adresse',
  moreEmails:
    'More emails|other email|email 2|secondary email|alternate email|autre courriel|work email|e mail 2 address|e mail 3 address|adresse de messagerie 2|adresse de messagerie 3|email more|courriel 2',
  phone:
    'Phone|mobile|mobile phone|cell|cell phone|cellphone|cellulaire|telephone|tel mobile|telephone mobile|telephone cellulaire|phone number|primary phone|telephone principal|mobile number|tel cell|portable|tel|numero de telephone',
  homeNumber:
    'Home number|home phone|telephone domicile|tel home|telephone maison|home telephone|telephone residence',
  officeNumber:
    'Office number|business phone|work phone|office phone|telephone bureau|tel work|telephone travail|business telephone|company main phone|telephone societe',
  morePhones:
    'More phones|other phone|business phone 2|home phone 2|telephone 2 bureau|telephone 2 domicile|telephone autre|car phone|phone 2|tel more|autre telephone|other phones',
  birthday:
    'Birthday|date of birth|dob|birth date|birthdate|anniversaire|date de naissance|naissance|bday|date d anniversaire',
  gender: 'Gender|sex|sexe|genre',
  businessName:
    'Business name|company|company name|organization|organization name|organization 1 name|organisation|employer|societe|entreprise|employeur|org|compagnie',
  businessType: 'Business type|industry|secteur|secteur d activite',
  jobTitle:
    'Job title|organization title|organization 1 title|position|poste|fonction|titre du poste|occupation|profession',
  type: 'Client type|contact type|lead type|buyer seller|type de client',
  category: 'Category|stage|pipeline stage|categorie|etape',
  relation: 'Quality of relation|relation|relationship|relation quality|qualite de la relation',
  recoGuideOn:
    'Information guide (RECO)|information guide reco|reco guide|reco information guide|guide du reco|guide reco remis',
  representationOn:
    'Representation agreement|representation|buyer representation|bra signed|convention de representation|contrat de representation|entente de representation',
  source: 'Source|client source|source du client|provenance',
  sourceDetail: 'Source detail|referred by|recommande par|referral name|reference par|detail de la source',
  leadSource: 'Lead source|origine de la demande|source du prospect|origine du prospect',
  timeline: 'Timeline|time frame|timeframe|echeancier|delai|horizon',
  tags: 'Tags|tag|labels|group membership|groups|categories|etiquettes|mots cles|groupes|libelles',
  language: 'Language|preferred language|langue|langue preferee|lang|langue de correspondance',
  isOptedOut:
    'Opted out|opt out|unsubscribed|do not email|email opt out|desabonne|ne pas envoyer|email opted out',
  entryDate:
    'Entry date|date added|created|created at|created on|date created|date d ajout|date d entree|added on|creation date|cree le',
  address1:
    'Address 1|address|street|street address|address line 1|adresse|adresse 1|rue|mailing address|home address|adr street|adresse postale',
  address2:
    'Address 2|address line 2|adresse 2|street 2|complement d adresse|adr extended|extended address|adresse ligne 2',
  unit: 'Unit|unit number|suite|apt|apartment|appartement|unite|no d appartement|numero d unite',
  city: 'City|town|ville|municipalite|locality|adr locality|municipality',
  province: 'Province|state|region|state province|province state|etat|adr region|province region',
  postalCode: 'Postal code|postcode|zip|zip code|postal|code postal|adr code|zip postal code|zip postal',
  country: 'Country|pays|country region|adr country|pays region',
  moveInDate:
    'Move-in date|move in|closing date|possession date|date d emmenagement|emmenagement|date de possession|move date|purchase date',
  budget:
    'Budget|budget from|min budget|minimum budget|price min|min price|budget minimum|prix minimum|rent budget',
  budgetMax: 'Budget up to|max budget|maximum budget|price max|max price|budget maximum|prix maximum',
  financialSource:
    'Financial source|source of funds|financing|source financiere|financement|source de financement',
  mortgageStatus:
    'Mortgage status|mortgage|pre approval|statut hypothecaire|pre approved|hypotheque|preapproval',
  note: 'Note|notes|comment|comments|background|remarks|commentaire|commentaires|remarque|remarques|description',
  preferredContact:
    'Preferred contact|preferred contact method|preferred method of contact|preferred form of contact|contact preference|contact method|contact prefere|mode de contact prefere|moyen de contact prefere|preference de contact|mode de contact',
  bestHours:
    'Best hours|best time|best time to call|best time to contact|preferred time|preferred hours|meilleures heures|heures preferees|meilleur moment|meilleur moment pour appeler|moment prefere',
};

export const fullNameHeadings =
  'full name|display name|contact name|client name|nom complet|fn|prenom et nom|nom et prenom|file as';

/**
 * What our codes are called besides their names, and after two bars what other programs and people say instead; words are
 * separated by bars and have no accents.
 */
export const clientValueWords: {
  [Field in ClientChoiceField]: Record<ClientChoiceValue<Field>, string>;
} = {
  category: {
    interested:
      'interessee||hot|hot prospect|lead|new lead|nurture|active|active client|actif|client actif|prospect|attempted contact|contacted|spoke with customer|appointment set|met with customer|showing homes|submitting offers|under contract|pending|chaud|a|a hot|active buyer|active seller|buyer|seller',
    waitingList:
      'waitlist||waiting|en attente|warm|warm lead|tiede|later|long term|on hold|watch|b|b warm|future|past client|closed|sphere|ancien client|sold',
    notInterested:
      'pas interessee|non interesse||cold|cold lead|froid|dead|lost|trash|archived|archive|inactive|inactif|do not contact|unresponsive|c|c cold|perdu|rejected',
  },
  type: {
    buyer: 'acheteuse||buyers|buying|purchaser|achat',
    seller: 'vendeuse||sellers|selling|vendor|listing|vente',
    buyerSeller: 'buyer seller|acheteur vendeur||seller and buyer|seller buyer|both|les deux',
    investor: 'investisseuse||investment',
    tenant: '||renter|lessee|rental|location|rent',
    landlord: 'bailleur||lessor|proprietaire|owner',
    other: '||vendor partner|lender|agent|realtor|partner|contractor|courtier',
  },
  gender: {
    female: 'f|woman|w||feminin|fille|mme|mrs|ms',
    male: 'h|m|man||masculin|garcon|mr',
    other: '||o|x|non binary|nonbinary|non binaire',
  },
  relation: {
    new: 'nouveau||c|unknown|1',
    fair: '||ok|moyenne|moyen|average|b|2',
    good: 'bon||a|strong|3',
    excellent: '||a+|very good|tres bonne|best|vip|4|5',
  },
  timeline: {
    now: '||immediately|asap|immediate|immediat|0 3 months|0 1 months|des que possible|urgent',
    months1: 'one month||30 days|within 1 month|30 jours',
    months2: 'two months||60 days|60 jours|1 2 months',
    months3: 'three months||90 days|1 3 months|90 jours|within 3 months|2 3 months',
    months6: 'six months||3 6 months|3 6 mois|180 days|4 6 months|within 6 months',
    months12: '||1 year|1 an|6 12 months|6 12 mois|one year|within a year|year',
    later:
      '||12 months plus|12+ months|over a year|someday|no rush|just browsing|just looking|long term|unknown|2 years',
  },
  source: {
    referral:
      'referred||recommandation|recommended|word of mouth|bouche a oreille|agent referral|client referral',
    sphere: '||soi|sphere of influence|friend|ami|family|famille|friends|personal|personnel',
    pastClient: 'ancienne cliente||repeat client|repeat|previous client',
    openHouse: 'portes ouvertes||open houses',
    sign: '||yard sign|sign call|for sale sign|affiche',
    event: '||seminar|trade show|networking|reseautage|salon',
    coldCall:
      '||cold calling|prospecting|prospection|door knocking|porte a porte|fsbo|expired|expired listing',
    walkIn: '||walkin|office visit',
    other: '||unknown|unspecified|inconnu',
  },
  leadSource: {
    website: '||web|my website|web site|idx|site internet|internet|landing page',
    portal: '||realtor.ca|realtor.com|zillow|centris|trulia|zolo|housesigma|point2|rew.ca|kijiji|duproprio',
    socialMedia: '||facebook|instagram|linkedin|tiktok|youtube|twitter|facebook lead ads|x',
    advertising:
      '||ad|ads|google ads|google|ppc|print|newspaper|radio|flyer|depliant|journal|postcard|adwords',
    phone: '||call|telephone|appel|sign call',
    email: 'e mail||newsletter|infolettre|mail',
    import: '||csv|csv import|imported|manual',
    other: '||unknown|unspecified|inconnu',
  },
  language: {
    en: 'english|anglais||eng|en ca|en us|ang',
    fr: 'french|francais||fra|fre|fr ca|fr fr|franc',
  },
  financialSource: {
    mortgage: 'hypotheque||financing|loan|bank|financed|banque|pret',
    cash: 'all cash||argent comptant',
    saleOfHome: 'sale of home||home sale|vente|equity|sale',
    savings: '||economies|saving',
    investments: '||investment|stocks|rrsp|reer|investissements',
    family: '||gift|don|parents|inheritance|heritage',
    other: '',
  },
  mortgageStatus: {
    none: '||no|non|aucun|needs lender|not yet',
    preQualified: 'pre qualifie',
    preApproved: 'pre autorise|pre approuve|preapprouve||pre approval',
    approved: 'approuvee||yes|oui|funded',
    notNeeded: '||cash|cash buyer|not required|n a|comptant',
  },
  businessType: {
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
  },
  preferredContact: {
    call: 'phone|telephone||phone call|by phone|voice|calls|par telephone|tel|cell|appeler',
    text: 'sms|text message||texting|texts|by text|texte|whatsapp|imessage|message texte',
    email: 'e mail||mail|emails|by email|par courriel',
  },
};
