import type { Answer } from './vocabulary.ts';

export interface AnswerTally {
  favourites: number;
  possible: number;
  rejected: number;
  undecided: number;
}

/**
 * What a household says to one home. Where its people differ, the home stays in the conversation: a yes beside a no is a
 * possible one. Null while nobody has answered.
 */
export function joinAnswers(given: readonly (Answer | null)[]): Answer | null {
  const said = new Set(given.filter((answer) => answer !== null));
  if (said.size === 0) return null;
  const [only] = said;
  return said.size === 1 && only ? only : 'maybe';
}

/** By home: what each of its people said. */
export function tallyAnswers(homes: readonly (readonly (Answer | null)[])[]): AnswerTally {
  const tally: AnswerTally = { favourites: 0, possible: 0, rejected: 0, undecided: 0 };
  const kinds = { yes: 'favourites', maybe: 'possible', no: 'rejected' } as const;
  for (const given of homes) {
    const answer = joinAnswers(given);
    tally[answer === null ? 'undecided' : kinds[answer]] += 1;
  }
  return tally;
}
