import type { Language } from '../language.ts';
import { languages } from '../language.ts';
import {
  businessTypes,
  clientCategories,
  clientSources,
  clientTypes,
  financialSources,
  genders,
  leadSources,
  mortgageStatuses,
  preferredContacts,
  relationQualities,
  timelines,
} from './vocabulary.ts';

/** The cards of the form in their order, each with the step on which it stands. */
export const clientCards = {
  who: 'personal',
  reach: 'personal',
  work: 'personal',
  notes: 'personal',
  /** Beside the form, on every step. */
  person: 'personal',
  address: 'address',
  budget: 'finance',
  financing: 'finance',
} as const;
export type ClientCard = keyof typeof clientCards;

interface Common {
  card: ClientCard;
  /** The form insists on it; an import may leave it open and marks the client incomplete. */
  isRequired?: true;
  /** Known of every client, if only by a usual value. */
  isAlways?: true;
  /** Carried by the rows of the list. */
  isListed?: true;
  /** One of the columns of the list to choose from; needs to be listed. */
  isColumn?: true;
  /** A line of its own among the facts of the client's page. */
  isFact?: true;
  /** Words of it find the client. */
  isSearched?: true;
  /** What a column of a file has to become, where that is not the field's own name. */
  importTarget?: string;
}

interface TextDefinition extends Common {
  kind: 'text';
  maxLength: number;
}

interface ChoiceDefinition extends Common {
  kind: 'choice';
  values: readonly string[];
  /** Its name among the lookups. */
  lookup?: string;
  /** The list's name in the database. */
  enumType?: string;
}

interface OtherDefinition extends Common {
  /** A note is a text of several lines; merged ones may be longer than what can be typed. */
  kind:
    | 'email'
    | 'emails'
    | 'phone'
    | 'phones'
    | 'date'
    | 'money'
    | 'flag'
    | 'tags'
    | 'note'
    | 'digits'
    | 'country';
}

export type ClientFieldDefinition = TextDefinition | ChoiceDefinition | OtherDefinition;

/**
 * Everything an agent writes about a client, in the order of the form. The contract's schemas, store columns, export, import,
 * lookups, form, page and columns of the list are derived from this table; headings and words of files stand in
 * `import-words.ts`, what the list is filtered by in `filters.ts`.
 */
export const clientFields = {
  firstName: { kind: 'text', maxLength: 80, card: 'who', isRequired: true, isListed: true, isSearched: true },
  middleName: { kind: 'text', maxLength: 80, card: 'who', isSearched: true },
  lastName: { kind: 'text', maxLength: 80, card: 'who', isRequired: true, isListed: true, isSearched: true },
  gender: { kind: 'choice', values: genders, lookup: 'Gender', card: 'who', isFact: true },
  birthday: { kind: 'date', card: 'who', isListed: true, isColumn: true, isFact: true },
  type: {
    kind: 'choice',
    values: clientTypes,
    lookup: 'ClientType',
    card: 'who',
    isListed: true,
    isColumn: true,
  },

  email: { kind: 'email', card: 'reach', isListed: true, isSearched: true },
  phone: {
    kind: 'phone',
    card: 'reach',
    isRequired: true,
    isListed: true,
    isColumn: true,
    isSearched: true,
    isFact: true,
  },
  homeNumber: { kind: 'phone', card: 'reach', isSearched: true, isFact: true },
  officeNumber: { kind: 'phone', card: 'reach', isSearched: true, isFact: true },
  /** Through what they first wrote or called. */
  leadSource: { kind: 'choice', values: leadSources, lookup: 'LeadSource', card: 'reach', isFact: true },
  source: { kind: 'choice', values: clientSources, lookup: 'ClientSource', card: 'reach' },
  /** Who referred them, which open house. */
  sourceDetail: { kind: 'text', maxLength: 120, card: 'reach' },
  /** In which mails reach them. */
  language: { kind: 'choice', values: languages, card: 'reach', isAlways: true, isFact: true },
  preferredContact: {
    kind: 'choice',
    values: preferredContacts,
    lookup: 'PreferredContact',
    card: 'reach',
    isListed: true,
    isColumn: true,
    isFact: true,
  },
  /** In their own words: 'after 6, not Fridays' fits into no list of parts of the day. */
  bestHours: { kind: 'text', maxLength: 60, card: 'reach', isFact: true },
  moreEmails: { kind: 'emails', card: 'reach', isSearched: true, importTarget: 'otherEmail' },
  morePhones: { kind: 'phones', card: 'reach', isSearched: true, importTarget: 'otherPhone' },

  businessName: { kind: 'text', maxLength: 120, card: 'work', isSearched: true },
  businessType: { kind: 'choice', values: businessTypes, lookup: 'BusinessType', card: 'work', isFact: true },
  jobTitle: { kind: 'text', maxLength: 120, card: 'work', isSearched: true },
  category: {
    kind: 'choice',
    values: clientCategories,
    lookup: 'ClientCategory',
    enumType: 'client_category',
    card: 'work',
    isAlways: true,
    isListed: true,
    isColumn: true,
  },
  relation: {
    kind: 'choice',
    values: relationQualities,
    lookup: 'RelationQuality',
    enumType: 'relation_quality',
    card: 'work',
    isListed: true,
    isColumn: true,
  },
  /** Ontario wants this guide handed over and a representation agreement signed before a home is shown. */
  recoGuideOn: { kind: 'date', card: 'work', isFact: true },
  representationOn: { kind: 'date', card: 'work', isFact: true },
  tags: { kind: 'tags', card: 'notes', isListed: true, isColumn: true },
  entryDate: { kind: 'date', card: 'notes', isAlways: true, isListed: true },
  note: { kind: 'note', card: 'notes', isSearched: true },
  isOptedOut: { kind: 'flag', card: 'person', isListed: true },

  address1: { kind: 'text', maxLength: 120, card: 'address', isRequired: true, isSearched: true },
  address2: { kind: 'text', maxLength: 120, card: 'address', isSearched: true },
  unit: { kind: 'digits', card: 'address', isSearched: true },
  city: {
    kind: 'text',
    maxLength: 80,
    card: 'address',
    isRequired: true,
    isListed: true,
    isColumn: true,
    isSearched: true,
  },
  country: { kind: 'country', card: 'address' },
  /** A code in Canada, words elsewhere. */
  province: { kind: 'text', maxLength: 40, card: 'address' },
  postalCode: { kind: 'text', maxLength: 12, card: 'address', isRequired: true, isSearched: true },
  moveInDate: { kind: 'date', card: 'address' },

  /** Cents; a monthly rent for tenants and landlords. */
  budget: { kind: 'money', card: 'budget', isRequired: true, isListed: true, isColumn: true },
  budgetMax: { kind: 'money', card: 'budget', isListed: true },
  timeline: {
    kind: 'choice',
    values: timelines,
    lookup: 'Timeline',
    card: 'budget',
    isListed: true,
    isColumn: true,
  },
  financialSource: { kind: 'choice', values: financialSources, lookup: 'FinancialSource', card: 'financing' },
  mortgageStatus: { kind: 'choice', values: mortgageStatuses, lookup: 'MortgageStatus', card: 'financing' },
} as const satisfies Record<string, ClientFieldDefinition>;

type Fields = typeof clientFields;
export type ClientField = keyof Fields;
export type ClientFieldsOf<Definition> = {
  [Field in ClientField]: Fields[Field] extends Definition ? Field : never;
}[ClientField];
export type ClientChoiceField = ClientFieldsOf<{ kind: 'choice' }>;
/** Choices whose words come from the lookups. */
export type ClientLookupField = ClientFieldsOf<{ lookup: string }>;
export type ClientLookup = Fields[ClientLookupField]['lookup'];
export type ClientTextField = ClientFieldsOf<{ kind: 'text' }>;
export type ClientPhoneField = ClientFieldsOf<{ kind: 'phone' }>;
export type ClientDateField = ClientFieldsOf<{ kind: 'date' }>;
export type ClientMoneyField = ClientFieldsOf<{ kind: 'money' }>;
export type ListedClientField = ClientFieldsOf<{ isListed: true }>;
export type RequiredClientField = ClientFieldsOf<{ isRequired: true }>;
export type ClientColumnField = ClientFieldsOf<{ isColumn: true }>;
export type ClientFactField = ClientFieldsOf<{ isFact: true }>;
/** Of an address the parts belong together; the day they moved in is a day of its own. */
export type ClientAddressField = Exclude<ClientFieldsOf<{ card: 'address' }>, ClientDateField>;
export type ClientImportTarget =
  | {
      [Field in ClientField]: Fields[Field] extends { importTarget: infer Target } ? Target : Field;
    }[ClientField]
  | 'ignore'
  | 'fullName';

export type ClientChoiceValue<Field extends ClientChoiceField> = Fields[Field]['values'][number];
type Optional<Definition, Value> = Definition extends { isAlways: true } ? Value : Value | null;
type ValueOf<Definition> = Definition extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Optional<Definition, Value>
  : Definition extends { kind: 'date' }
    ? Optional<Definition, string>
    : Definition extends { kind: 'money' }
      ? number | null
      : Definition extends { kind: 'flag' }
        ? boolean
        : Definition extends { kind: 'emails' | 'tags' }
          ? string[]
          : Definition extends { kind: 'phones' }
            ? { label: string; number: string }[]
            : string;

/** What is kept of a client; an import may know less of it than the form asks for. */
export type ClientValues = { [Field in ClientField]: ValueOf<Fields[Field]> };

export const allClientFields = Object.keys(clientFields) as ClientField[];
export const definitionOf = (field: ClientField): ClientFieldDefinition => clientFields[field];
const having = <Field extends ClientField>(mark: keyof Common | 'lookup') =>
  allClientFields.filter((field) => mark in clientFields[field]) as Field[];
const ofKind = <Field extends ClientField>(kind: ClientFieldDefinition['kind']) =>
  allClientFields.filter((field) => clientFields[field].kind === kind) as Field[];
export const requiredClientFields = having<RequiredClientField>('isRequired');
export const listedClientFields = having<ListedClientField>('isListed');
export const searchedClientFields = having<ClientFieldsOf<{ isSearched: true }>>('isSearched');
export const clientColumnFields = having<ClientColumnField>('isColumn');
export const clientFactFields = having<ClientFactField>('isFact');
export const clientLookupFields = having<ClientLookupField>('lookup');
export const clientLookups: readonly ClientLookup[] = clientLookupFields.map(
  (field) => clientFields[field].lookup,
);
export const clientChoiceFields = ofKind<ClientChoiceField>('choice');
export const clientDateFields = ofKind<ClientDateField>('date');
export const isClientAddress = (field: ClientField): field is ClientAddressField =>
  clientFields[field].card === 'address' && clientFields[field].kind !== 'date';

export const importTargetOf = (field: ClientField): ClientImportTarget =>
  (definitionOf(field).importTarget ?? field) as ClientImportTarget;
export const clientImportTargets: readonly ClientImportTarget[] = [
  'ignore',
  'fullName',
  ...allClientFields.map(importTargetOf),
];

export function findMissing(
  client: Record<RequiredClientField, string | number | null>,
): RequiredClientField[] {
  return requiredClientFields.filter((field) => client[field] === null || client[field] === '');
}

/** Somebody of whom nothing is known yet. */
export function createBlankClient(today: string, language: Language): ClientValues {
  const blank = Object.fromEntries(allClientFields.map((field) => [field, blankOf(definitionOf(field))]));
  return { ...(blank as ClientValues), entryDate: today, language };
}

function blankOf(definition: ClientFieldDefinition): unknown {
  switch (definition.kind) {
    case 'choice':
      return definition.isAlways ? (definition.values[0] ?? null) : null;
    case 'date':
    case 'money':
      return null;
    case 'flag':
      return false;
    case 'emails':
    case 'phones':
    case 'tags':
      return [];
    case 'country':
      return 'CA';
    default:
      return '';
  }
}
