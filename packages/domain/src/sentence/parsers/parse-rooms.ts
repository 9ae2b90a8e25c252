import type { Match, PhraseParser, Sentence } from '../match.ts';
import { parseNumber } from '../numbers.ts';
import { createPhraseSet } from '../phrases.ts';
import { isFreeStanding } from './free-standing.ts';

const skipPlusDen = createPhraseSet('(+|plus) (den|office|bureau)');
const mostBedrooms = 9;
/** In Québec a 4½ has a kitchen, a living room and two bedrooms; the half is the bathroom. */
const roomsBesides = 2;
const halfRooms = { least: 3.5, most: 7.5 };

/** Bedrooms that are told without the word: 1 + den, un 4½. */
export const parseRooms: PhraseParser = (sentence, at): Match | null =>
  parseBesideDen(sentence, at) ?? parseHalfRooms(sentence, at);

function parseBesideDen({ tokens }: Sentence, at: number): Match | null {
  const number = parseNumber(tokens, at);
  if (!number || !Number.isInteger(number.amount) || number.amount > mostBedrooms) return null;
  return skipPlusDen(tokens, number.end) > number.end ? bedroomsMatch(number.amount, number.end) : null;
}

function parseHalfRooms(sentence: Sentence, at: number): Match | null {
  const token = sentence.tokens[at];
  const value = token?.value ?? 0;
  const isWrittenAsHalf = /(½|1\/2|1⁄2)$/.test(token?.norm ?? '');
  if (!isWrittenAsHalf || value < halfRooms.least || value > halfRooms.most) return null;
  if (!isFreeStanding(sentence, at + 1)) return null;
  return bedroomsMatch(Math.floor(value) - roomsBesides, at + 1);
}

function bedroomsMatch(count: number, end: number): Match {
  return { end, apply: (draft) => draft.ranges.add('bedrooms', { min: count, max: count }, 'exact') };
}
