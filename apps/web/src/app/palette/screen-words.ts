import { foldQuery } from './match-words.ts';

/**
 * Words by which people look for a screen or an action, in both languages whatever the screen's own is: an agent in Montréal
 * may type either. The names that screens have in both languages stand here, too.
 */
export const screenWords = {
  dashboard: ['dashboard', 'home', 'start', 'board', 'overview', 'tableau de bord', 'accueil', 'début'],
  favorites: ['favorites', 'favourites', 'hearts', 'saved homes', 'favoris', 'coups de cœur'],
  cma: [
    'CMA',
    'ACM',
    'analysis',
    'analyse',
    'valuation',
    'evaluation',
    'évaluation',
    'comparative market analysis',
    'analyse comparative de marché',
    'appraisal',
    'estimation',
  ],
  cmaRecent: [
    'recent results',
    'résultats récents',
    'recent CMA',
    'my analyses',
    'saved analyses',
    'ACM récentes',
    'mes analyses',
  ],
  clients: [
    'clients',
    'customers',
    'contacts',
    'people',
    'leads',
    'prospects',
    'address book',
    'CRM',
    'clientèle',
    'personnes',
    'carnet d’adresses',
  ],
  touchbase: [
    'touchbase',
    'calls',
    'follow up',
    'who to call',
    'reminders',
    'suivi',
    'appels',
    'relances',
    'rappels',
    'à appeler',
  ],
  clientImport: [
    'import',
    'upload clients',
    'csv',
    'excel',
    'vcard',
    'importation',
    'importer',
    'téléverser',
  ],
  writeMail: [
    'write email',
    'write mail',
    'compose',
    'newsletter',
    'mailing',
    'écrire un courriel',
    'rédiger',
    'infolettre',
    'envoi',
  ],
  emailLog: [
    'email log',
    'sent mails',
    'messages',
    'outbox',
    'mail history',
    'journal des courriels',
    'courriels envoyés',
    'historique',
  ],
  news: ['news', 'articles', 'nouvelles', 'actualités'],
  events: [
    'events & greetings',
    'greetings',
    'birthdays',
    'cards',
    'événements et vœux',
    'vœux',
    'anniversaires',
    'cartes de souhaits',
  ],
  greetingCategories: ['greeting categories', 'feasts', 'holidays', 'catégories de vœux', 'fêtes'],
  greetingRecent: ['recent greetings', 'sent greetings', 'vœux récents', 'vœux envoyés'],
  postalCard: ['postal cards', 'postcards', 'print', 'mail', 'cartes postales', 'impression', 'courrier'],
  propertySearch: [
    'property search',
    'homes',
    'houses',
    'listings',
    'criteria',
    'MLS',
    'recherche de propriétés',
    'propriétés',
    'maisons',
    'inscriptions',
    'critères',
  ],
  mapSearch: ['map search', 'map', 'draw an area', 'recherche sur la carte', 'carte', 'plan'],
  clientAlert: [
    'client alert',
    'alerts',
    'saved searches for clients',
    'alertes clients',
    'alertes',
    'veille',
  ],
  clientBasket: ['client basket', 'baskets', 'selection', 'paniers clients', 'paniers', 'sélection'],
  badgeBuilder: [
    'badge builder',
    'widgets',
    'tiles',
    'figures',
    'créateur de badges',
    'tuiles',
    'indicateurs',
  ],
  badgeCategories: ['query categories', 'queries', 'catégories de requêtes', 'requêtes'],
  definedBadges: ['defined badges', 'my badges', 'badges définis', 'mes badges'],
  siteBuilder: ['site builder', 'website', 'web page', 'créateur de site', 'site web', 'page web'],
  templateDetail: ['template', 'site template', 'design of the site', 'modèle', 'modèle du site', 'gabarit'],
  heroSection: ['hero section', 'slogan', 'section d’accueil', 'bannière'],
  aboutSection: ['about section', 'about me', 'section à propos', 'à propos de moi'],
  notifications: ['notifications', 'bell', 'news of mine', 'cloche', 'avis'],
  profile: [
    'profile',
    'account',
    'photo',
    'brokerage',
    'board agreement',
    'profil',
    'compte',
    'agence',
    'entente',
  ],
  settings: [
    'settings',
    'preferences',
    'options',
    'signature',
    'quiet hours',
    'paramètres',
    'préférences',
    'réglages',
    'heures calmes',
  ],
  agents: [
    'agents',
    'users',
    'accounts',
    'plans',
    'administration',
    'courtiers',
    'utilisateurs',
    'comptes',
    'forfaits',
  ],
  accessRequests: [
    'access requests',
    'board agreements',
    'approve an agent',
    'approvals',
    'administration',
    'demandes d’accès',
    'ententes',
    'approuver un courtier',
    'approbations',
  ],
  announcements: [
    'announcements',
    'announce',
    'message to all agents',
    'broadcast',
    'administration',
    'annonces',
    'annoncer',
    'message à tous les courtiers',
    'diffusion',
  ],
  mailbox: ['demo mailbox', 'inbox', 'boîte de démonstration', 'boîte de réception'],
} as const satisfies Record<string, readonly string[]>;

export type PaletteScreen = keyof typeof screenWords;

export const verbWords = {
  newClient: [
    'new client',
    'add a client',
    'create a client',
    'nouveau client',
    'ajouter un client',
    'créer un client',
  ],
  newBasket: [
    'new basket',
    'create a basket',
    'send homes',
    'nouveau panier',
    'créer un panier',
    'envoyer des propriétés',
  ],
  newAlert: ['new alert', 'create an alert', 'nouvelle alerte', 'créer une alerte'],
  toBasket: [
    'add a home to a basket',
    'add to a basket',
    'add to basket',
    'ajouter une propriété à un panier',
    'ajouter à un panier',
    'ajouter au panier',
  ],
  valueHome: [
    'value a home',
    'value',
    'new CMA',
    'évaluer une propriété',
    'évaluer',
    'estimer',
    'nouvelle ACM',
  ],
  call: ['call a client', 'call', 'phone', 'ring', 'dial', 'appeler un client', 'appeler', 'téléphoner'],
  write: ['write to a client', 'write', 'mail', 'email', 'écrire à un client', 'écrire', 'courriel'],
  search: [
    'search the market',
    'find a home',
    'new search',
    'rechercher sur le marché',
    'chercher sur le marché',
    'nouvelle recherche',
  ],
  import: ['import clients', 'importer des clients'],
  writePost: [
    'write a post',
    'new post',
    'write news',
    'rédiger un article',
    'nouvel article',
    'écrire une nouvelle',
  ],
  newBadge: ['new badge', 'add a badge', 'nouveau badge', 'ajouter un badge'],
  theme: [
    'theme',
    'dark mode',
    'light mode',
    'dark theme',
    'light theme',
    'thème',
    'mode sombre',
    'mode clair',
  ],
  language: [
    'language',
    'langue',
    'english',
    'anglais',
    'french',
    'français',
    'switch to english',
    'passer au français',
  ],
  password: ['change password', 'password', 'changer le mot de passe', 'mot de passe'],
  logout: ['log out', 'sign out', 'se déconnecter', 'déconnexion', 'quitter'],
} as const satisfies Record<string, readonly string[]>;

export type PaletteVerb = keyof typeof verbWords;

const namedVerbs = ['call', 'write', 'newBasket', 'newAlert', 'toBasket', 'valueHome'] as const;
type NamedVerb = (typeof namedVerbs)[number];

export interface VerbPhrase {
  verb: NamedVerb | null;
  /** Whom or what it is about: what is looked for. */
  object: string;
}

/** `call brianna` and `appeler brianna` look for Brianna, to call her. */
export function parseVerb(text: string): VerbPhrase {
  const words = text.trim().split(/\s+/);
  for (const verb of namedVerbs) {
    const names = verbWords[verb].map(foldQuery).toSorted((one, other) => other.length - one.length);
    for (const name of names) {
      const length = name.split(' ').length;
      const isSaid = foldQuery(words.slice(0, length).join(' ')) === name;
      if (isSaid && words.length > length) return { verb, object: withoutTo(words.slice(length)) };
    }
  }
  return { verb: null, object: text.trim() };
}

/** `write to Brianna`, `écrire à Brianna`, `new basket for Brianna`, `new alert for Brianna`. */
function withoutTo([first = '', ...rest]: string[]): string {
  const isLink = rest.length > 0 && ['to', 'a', 'for', 'pour'].includes(foldQuery(first));
  return (isLink ? rest : [first, ...rest]).join(' ');
}
