import type { CriteriaWords } from '../model/criteria-voice.ts';

/** The words of the search stand in another feature: here every criterion is called by its own name. */
export const PlainWords: CriteriaWords = ({ criteria, children }) =>
  children({
    askedOf: (field) => {
      const asked = criteria[field];
      return asked === undefined ? [] : [`${field} ${JSON.stringify(asked)}`];
    },
    saidOf: (_field, value) => String(value),
    rangeOf: (field, { min, max }) =>
      min === max ? `${min} ${field}` : min === undefined ? `up to ${max} ${field}` : `${min}+ ${field}`,
  });
