import { foldQuery } from './match-words.ts';

/** Words by which people look for an action, as `screenWords` are for screens. */
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
