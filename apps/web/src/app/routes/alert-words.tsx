import type { CriteriaWords } from '../../features/baskets/alerts/model/criteria-voice.ts';
import { describeRange, listChips } from '../../features/listings/model/chips.ts';
import { useChipWords } from '../../features/listings/model/use-chips.ts';
import { useStatedValue } from '../../features/listings/model/use-stated-value.ts';

/** Alerts speak of criteria as the search does. */
export const AlertWords: CriteriaWords = ({ criteria, children }) => {
  const words = useChipWords(criteria);
  const saidOf = useStatedValue();
  const chips = listChips(criteria, words);
  return children({
    askedOf: (field) => chips.filter((chip) => chip.field === field).map(({ label }) => label),
    saidOf,
    rangeOf: (field, range) => describeRange({ ...criteria, [field]: range }, field, words),
  });
};
