import type { ConsentSummary } from './consent.ts';
import { consentSummaries } from './consent.ts';
import type { ClientChoiceField, ClientChoiceValue } from './fields.ts';
import { clientFields } from './fields.ts';

interface FilterDefinition {
  /**
   * Choices are those of the client field of that name; `days` count back from today and `within` ahead, in every year;
   * `contact` is days or never at all.
   */
  kind: 'text' | 'choices' | 'consent' | 'texts' | 'range' | 'days' | 'contact' | 'within' | 'flag';
  /** Its name in the address of the list, where that is not its own. */
  address?: string;
}

/** Everything by which clients are found, in the order of the chips. */
export const clientFilters = {
  text: { kind: 'text', address: 'q' },
  category: { kind: 'choices' },
  type: { kind: 'choices' },
  relation: { kind: 'choices' },
  timeline: { kind: 'choices' },
  source: { kind: 'choices' },
  leadSource: { kind: 'choices' },
  mortgageStatus: { kind: 'choices', address: 'mortgage' },
  preferredContact: { kind: 'choices' },
  consent: { kind: 'consent' },
  language: { kind: 'choices' },
  city: { kind: 'texts' },
  tags: { kind: 'texts' },
  /** Carries none of these. */
  notTags: { kind: 'texts' },
  budget: { kind: 'range' },
  lastContact: { kind: 'contact' },
  entered: { kind: 'days' },
  /** The next one comes within so many days. */
  birthdayWithin: { kind: 'within', address: 'birthday' },
  moveInWithin: { kind: 'within', address: 'moveIn' },
  /** The day of the next contact has come. */
  isDue: { kind: 'flag', address: 'due' },
  isIncomplete: { kind: 'flag', address: 'incomplete' },
  hasEmail: { kind: 'flag', address: 'email' },
} as const satisfies Record<string, FilterDefinition>;

type Filters = typeof clientFilters;
export type ClientFilterField = keyof Filters;
export type ClientFilterKind = FilterDefinition['kind'];
export type ClientFiltersOf<Kind extends ClientFilterKind> = {
  [Field in ClientFilterField]: Filters[Field]['kind'] extends Kind ? Field : never;
}[ClientFilterField];
export type ClientChoiceFilter = ClientFiltersOf<'choices'> & ClientChoiceField;

interface DaysAgo {
  atLeastDays?: number | undefined;
  atMostDays?: number | undefined;
}
interface ValueOfKind {
  text: string;
  consent: ConsentSummary[];
  texts: string[];
  range: { min?: number | undefined; max?: number | undefined };
  days: DaysAgo;
  contact: DaysAgo | { never: true };
  within: number;
  flag: boolean;
}
export type ClientFilterValue<Field extends ClientFilterField> = Field extends ClientChoiceFilter
  ? ClientChoiceValue<Field>[]
  : Filters[Field]['kind'] extends keyof ValueOfKind
    ? ValueOfKind[Filters[Field]['kind']]
    : never;
export type ClientFilterValues = { [Field in ClientFilterField]?: ClientFilterValue<Field> | undefined };

export type FilterAddressName = {
  [Field in ClientFilterField]: Filters[Field] extends { address: infer Name } ? Name : Field;
}[ClientFilterField];

export const allClientFilters = Object.keys(clientFilters) as ClientFilterField[];
export const filtersOfKind = <Kind extends ClientFilterKind>(kind: Kind) =>
  allClientFilters.filter((field) => clientFilters[field].kind === kind) as ClientFiltersOf<Kind>[];
export const choiceFilters = filtersOfKind('choices') as ClientChoiceFilter[];

export const addressNameOf = (field: ClientFilterField): FilterAddressName => {
  const definition: FilterDefinition = clientFilters[field];
  return (definition.address ?? field) as FilterAddressName;
};

/** The codes a filter of choices may ask for. */
export const filterCodes = (field: ClientChoiceFilter | ClientFiltersOf<'consent'>): readonly string[] =>
  field === 'consent' ? consentSummaries : clientFields[field].values;
