import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { ComponentType, ReactNode } from 'react';

interface SearchLink {
  to: string;
  search: Record<string, string | undefined>;
}

/** Criteria belong to the listings, so the app hands their words, their map and the ways to change them. */
export interface AlertCriteriaParts {
  /** Each one that can go has its cross; what is put in stands after them. */
  Chips: ComponentType<{ criteria: Criteria; onChange: (next: Criteria) => void; children: ReactNode }>;
  /** A still map of drawn areas; nothing where none is drawn. */
  Area: ComponentType<{ criteria: Criteria }>;
  /** What sets the second apart from the first: `Up to $1.9M`, `Without townhouse`. */
  Change: ComponentType<{ from: Criteria; to: Criteria }>;
  /** To the fields and to the map of the search, for the form that is kept under this key. */
  editLink: (criteria: Criteria, keptKey: string) => SearchLink;
  mapLink: (criteria: Criteria, keptKey: string) => SearchLink;
}
