import type { Sentence } from '../match.ts';
import { isSilent } from '../words/stop-words.ts';
import { units } from '../words/units.ts';
import { parsePhrase } from './parse-phrase.ts';
import { parsePlace } from './parse-place.ts';

/** Whether a number ends here: nothing follows that it could count, and no further digits of a telephone. */
export function isFreeStanding(sentence: Sentence, end: number): boolean {
  const { tokens } = sentence;
  const next = tokens[end];
  if (next === undefined) return true;
  if (next.norm === '-') return tokens[end + 1]?.kind !== 'number';
  if (units.find(tokens, end)) return false;
  return isSilent(next) || parsePhrase(sentence, end) !== null || parsePlace(sentence, end) !== null;
}
