import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { Bits } from './bits.ts';

/** How to find the rows that pass the criterion on one field. */
export interface FieldQuery {
  field: CriterionField;
  /** Equal texts find equal rows, so a set can be kept; null where only the database knows the answer. */
  cacheKey: string | null;
  find(): Bits;
  /** The same for one row, to keep a set right when the row changes. */
  passes(row: number): boolean;
}
