import type { CriterionField } from '../../criteria/fields.ts';

/** What a part of the sentence is about; for some parts it is known only at the sentence's end. */
export interface Finding {
  field: CriterionField | null;
}
