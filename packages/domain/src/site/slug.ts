import { foldAccents } from '../fold-accents.ts';

/** A title as part of an address: small letters, digits and single hyphens; empty where none of them is in it. */
export const toSlug = (title: string, mostLetters: number): string =>
  foldAccents(
    title
      .slice(0, 2 * mostLetters)
      .replace(/[œŒ]/g, 'oe')
      .replace(/[æÆ]/g, 'ae'),
  )
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostLetters)
    .replace(/^-|-$/g, '');
