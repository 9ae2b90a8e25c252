import type {
  BadgeSource,
  QueryCategory,
  QueryMeasure,
  QueryUnit,
  RecordKind,
} from '@hearthline/contract/badges';
import type { IsoDate } from '@hearthline/domain/calendar';
import type { RawBuilder } from 'kysely';
import type { ParameterKey } from './parameters.ts';

export interface QueryInput {
  agentId: string;
  /** Of the account and of the realtor's profile: what a board writes on the listings of this agent. */
  agentEmails: readonly string[];
  today: IsoDate;
  timeZone: string;
  /** From the first day of the oldest period that is asked for to the last day of the newest. */
  from: IsoDate;
  to: IsoDate;
  /** Empty for what is not chosen. */
  values: Readonly<Record<ParameterKey, string>>;
}

/** One record: the day on which it counts, what it adds, and for a ratio what it is measured by. */
export interface QueryRow {
  id: string;
  day: IsoDate | null;
  amount: number | null;
  base: number | null;
}

/**
 * A question that a badge may ask. Value and list both come from `rows`, so that they cannot differ: the value is the
 * measure of all rows, the list shows them.
 */
export interface QueryDefinition {
  key: string;
  category: QueryCategory;
  unit: QueryUnit;
  measure: QueryMeasure;
  recordKind: RecordKind;
  /** What its records are called where that is not the name of their kind. */
  recordsAre?: 'sale';
  /** The same for those that a ratio is measured by, where these are others. */
  basesAre?: 'sale';
  sources: readonly BadgeSource[];
  parameters: readonly ParameterKey[];
  /** With so few records a mean or median says nothing, and there is no value. */
  smallestSample?: number;
  /** Shows what was listed or sold, so it needs an agreement with the board. */
  needsAgreement: boolean;
  /** Its answer is the same for every agent. */
  isSameForAll: boolean;
  /**
   * The records with the columns id, day, amount and base. Where it has the parameter `period`, `day` lies from `from` to
   * `to` and is never null; otherwise they are the records of now.
   */
  rows: (input: QueryInput) => RawBuilder<QueryRow>;
}
