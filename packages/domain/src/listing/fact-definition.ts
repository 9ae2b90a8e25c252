interface Common {
  /** Told of every listing; of the others null says that the feed did not tell. */
  isAlways?: true;
  /** With every card, or with the detail alone; without it a fact does not leave the server. */
  sentWith?: 'card' | 'detail';
  /** A column of the narrow rows that criteria are evaluated by. */
  isSearched?: true;
  /** Kept among the documents of `listing_detail` instead of in a column of `listing`. */
  isDocument?: true;
}

interface NumberDefinition extends Common {
  type: 'count' | 'number';
  /** Beyond these a feed is not believed. */
  limits: { min: number; max: number };
  /** Parking spaces and areas of land are written with their unit. */
  unit?: 'spaces' | 'squareFeet';
}

interface TextDefinition extends Common {
  /** A code is that of a place. */
  type: 'text' | 'code';
  maxLength: number;
}

interface ChoiceDefinition extends Common {
  /** Several at once are kept as bits, one per value in their order. */
  type: 'choice' | 'choices';
  values: readonly string[];
  /** The list's name in the database. */
  enumType?: string;
  /** Its name among the lookups. */
  lookup?: string;
  /** Where its words stand in the vocabulary, if not under the fact's own name. */
  vocabulary?: string;
}

interface WordsDefinition extends Common {
  /** Words of the board, as they are. */
  type: 'words';
  maxCount: number;
}

interface OtherDefinition extends Common {
  /** Money is cents, a day `YYYY-MM-DD`, an instant ISO 8601 in UTC. */
  type: 'money' | 'flag' | 'day' | 'instant';
}

export type FactDefinition =
  | NumberDefinition
  | TextDefinition
  | ChoiceDefinition
  | WordsDefinition
  | OtherDefinition;

type ValueOf<Definition> = Definition extends { type: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Definition extends { type: 'count' | 'number' | 'money' }
    ? number
    : Definition extends { type: 'flag' }
      ? boolean
      : string;
/** What is kept of a fact; of lists nothing is an empty one. */
export type FactValue<Definition> = Definition extends { type: 'choices'; values: readonly (infer Value)[] }
  ? Value[]
  : Definition extends { type: 'words' }
    ? string[]
    : Definition extends { isAlways: true }
      ? ValueOf<Definition>
      : ValueOf<Definition> | null;
