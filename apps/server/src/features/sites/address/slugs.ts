import { siteLimits } from '@hearthline/contract/sites';

/** Words that would be mistaken for parts of the program, or for whoever runs it. */
const reserved = new Set([
  ...[
    'about',
    'account',
    'admin',
    'administrator',
    'api',
    'app',
    'assets',
    'auth',
    'billing',
    'blog',
    'board',
  ],
  ...[
    'broker',
    'brokerage',
    'cdn',
    'config',
    'contact',
    'demo',
    'en',
    'feed',
    'fr',
    'ftp',
    'healthz',
    'hearthline',
  ],
  ...[
    'help',
    'home',
    'homes',
    'hub',
    'inbound',
    'legal',
    'listings',
    'login',
    'logout',
    'mail',
    'metrics',
    'mine',
  ],
  ...[
    'mls',
    'new',
    'news',
    'official',
    'photos',
    'pictures',
    'places',
    'postmaster',
    'preview',
    'privacy',
    'readyz',
  ],
  ...[
    'realtor',
    'register',
    'robots',
    'root',
    'security',
    'settings',
    'site',
    'sitemap',
    'sites',
    'staff',
    'status',
  ],
  ...['support', 'system', 'terms', 'test', 'unsubscribe', 'visits', 'webmaster', 'www'],
]);

export const isReserved = (slug: string): boolean => reserved.has(slug);

/** A name in small letters and hyphens; empty where nothing of it can be written so. */
export function slugOf(text: string, most: number): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-|-$/g, '');
}

const nameless = 'agent';

/** The names that an agent's site may begin with, the plainest first. */
export function* proposeSlugs(name: string, createWord: () => string): Generator<string> {
  const plain = slugOf(name, siteLimits.slug - 8);
  const base =
    plain.length >= siteLimits.slugLeast && !isReserved(plain) ? plain : `${nameless}-${createWord()}`;
  yield base;
  for (let number = 2; number < 10; number += 1) yield `${base}-${number}`;
  for (;;) yield `${base}-${createWord()}`;
}
