import type { Criteria, Range } from '@hearthline/domain/criteria/criteria';
import type { CriterionField, RangeField } from '@hearthline/domain/criteria/fields';
import type { ComponentType, ReactNode } from 'react';

export type StatedValue = string | number | boolean | string[] | null;

/** Criteria in words, as the screens of the search have them. */
export interface CriteriaVoice {
  /** What is asked for; several where something is ruled out as well. */
  askedOf: (field: CriterionField) => string[];
  /** What a listing says about a criterion. */
  saidOf: (field: CriterionField, value: StatedValue) => string;
  rangeOf: (field: RangeField, range: Range) => string;
}

/** Another feature knows the words; it speaks for the criteria that it is given. */
export type CriteriaWords = ComponentType<{
  criteria: Criteria;
  children: (voice: CriteriaVoice) => ReactNode;
}>;
