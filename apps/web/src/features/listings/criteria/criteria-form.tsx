import type { FacetField, Facets } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { ReactNode } from 'react';
import { createContext, use, useEffect, useMemo, useRef } from 'react';
import { withField } from '../model/criteria-edits.ts';

interface CriteriaForm {
  criteria: Criteria;
  setCriteria: (next: Criteria) => void;
  /** The criteria of this moment, for what happens after waiting. */
  getCriteria: () => Criteria;
  setField: <Field extends CriterionField>(field: Field, value: Criteria[Field] | undefined) => void;
  /** Missing until the first counts have come. */
  facets: Facets | undefined;
  /** How many listings have this value; undefined while that is not known. */
  countOf: (field: FacetField, value: string) => number | undefined;
}

const FormContext = createContext<CriteriaForm | null>(null);

interface CriteriaFormProviderProps {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
  facets: Facets | undefined;
  children: ReactNode;
}

export function CriteriaFormProvider({ criteria, onChange, facets, children }: CriteriaFormProviderProps) {
  // Fields that wait for a pause in typing must change the criteria of that moment, not of the first letter.
  const latest = useRef(criteria);
  useEffect(() => {
    latest.current = criteria;
  }, [criteria]);

  const form = useMemo<CriteriaForm>(() => {
    function setCriteria(next: Criteria) {
      latest.current = next;
      onChange(next);
    }
    return {
      criteria,
      setCriteria,
      getCriteria: () => latest.current,
      setField: (field, value) => setCriteria(withField(latest.current, field, value)),
      facets,
      countOf: (field, value) => facets && (facets.counts[field]?.[value] ?? 0),
    };
  }, [criteria, onChange, facets]);
  return <FormContext value={form}>{children}</FormContext>;
}

export function useCriteriaForm(): CriteriaForm {
  const form = use(FormContext);
  if (!form) throw new Error('This part belongs into a CriteriaFormProvider');
  return form;
}
