import type { Language } from '@hearthline/contract/common';
import type { FigureKind } from '@hearthline/domain/site/vocabulary';
import { figureKinds } from '@hearthline/domain/site/vocabulary';

/** What an address under a site asks for. */
export type PageRequest =
  | { page: 'home' }
  | { page: 'homes'; search: HomesSearch; number: number }
  | { page: 'listing'; mlsNumber: string }
  | { page: 'places' }
  | { page: 'city'; key: string }
  | { page: 'news'; number: number }
  | { page: 'post'; slug: string }
  | { page: 'about' }
  | { page: 'contact'; isSent: boolean; home: string }
  | { page: 'privacy' }
  | { page: 'unsubscribe'; isSent: boolean }
  | { page: 'notFound' };

export interface HomesSearch {
  place: string;
  kind: FigureKind | null;
  upTo: number | null;
}

/** Behind the language: at most two steps, each of them short. */
const mostSteps = 2;
const stepLength = 100;
const mostPages = 10_000;

/** What a search offers; with any other there would be as many pages to keep as there are numbers. */
export const searchPrices: readonly number[] = [
  400_000_00, 500_000_00, 600_000_00, 750_000_00, 1_000_000_00, 1_250_000_00, 1_500_000_00, 2_000_000_00,
  3_000_000_00,
];

/** Null for what stands outside of the languages. */
export function parsePath(path: string): { language: Language; steps: string[] } | null {
  const [first, ...rest] = path.split('/').filter((step) => step !== '');
  if (first !== 'en' && first !== 'fr') return null;
  const steps = rest.map(decode);
  const isSound =
    steps.length <= mostSteps && steps.every((step) => step !== null && step.length <= stepLength);
  return { language: first, steps: isSound ? (steps as string[]) : ['', ''] };
}

function decode(step: string): string | null {
  try {
    return decodeURIComponent(step);
  } catch {
    return null;
  }
}

export function parsePageRequest(steps: readonly string[], query: URLSearchParams): PageRequest {
  const [first = '', second] = steps;
  const number = numberOf(query.get('page'), mostPages) ?? 1;
  if (second !== undefined) {
    if (second === '') return { page: 'notFound' };
    if (first === 'homes') return { page: 'listing', mlsNumber: second };
    if (first === 'places') return { page: 'city', key: second };
    if (first === 'news') return { page: 'post', slug: second };
    return { page: 'notFound' };
  }
  switch (first) {
    case '':
      return { page: 'home' };
    case 'homes':
      return { page: 'homes', search: parseSearch(query), number };
    case 'news':
      return { page: 'news', number };
    case 'contact':
      return {
        page: 'contact',
        isSent: query.get('sent') === '1',
        home: (query.get('home') ?? '').slice(0, stepLength),
      };
    case 'unsubscribe':
      return { page: 'unsubscribe', isSent: query.get('sent') === '1' };
    case 'places':
    case 'about':
    case 'privacy':
      return { page: first };
    default:
      return { page: 'notFound' };
  }
}

function parseSearch(query: URLSearchParams): HomesSearch {
  const kind = query.get('kind');
  const upTo = query.get('upTo');
  return {
    place: (query.get('place') ?? '').slice(0, stepLength),
    kind: figureKinds.find((each) => each === kind) ?? null,
    upTo: searchPrices.find((cents) => String(cents) === upTo) ?? null,
  };
}

function numberOf(text: string | null, most: number): number | null {
  if (text === null || !/^[1-9]\d{0,11}$/.test(text)) return null;
  const number = Number(text);
  return number <= most ? number : null;
}

/** What of a query changes what a page says: the rest makes no page of its own. */
export function describeRequest(request: PageRequest): string {
  return JSON.stringify(request);
}
