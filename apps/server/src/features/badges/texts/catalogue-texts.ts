import type { QueryCategory } from '@hearthline/contract/badges';
import type { Language } from '@hearthline/contract/common';
import type { ParameterKey } from '../catalogue/parameters.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

interface Titled {
  title: string;
  description: string;
}

export interface Counted {
  one: string;
  other: string;
}

/** The words of the catalogue; `options` holds the values and resolvers of all parameters. */
export interface CatalogueTexts {
  categories: Record<QueryCategory, Titled>;
  queries: Record<string, Titled>;
  parameters: Record<ParameterKey, string>;
  options: Record<string, string>;
  /** `{{count}} days`, for days that are chosen by number. */
  days: Counted;
  /** What a number speaks of. */
  scope: (typeof en)['scope'];
}

export const catalogueTexts: Record<Language, CatalogueTexts> = { en, fr };
