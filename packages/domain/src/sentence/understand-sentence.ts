import type { Criteria } from '../criteria/criteria.ts';
import { createDraft } from './drafts/draft.ts';
import type { Match, PhraseParser, Sentence } from './match.ts';
import { createNegation } from './negation.ts';
import { parseAddress } from './parsers/parse-address.ts';
import { parseBuilt } from './parsers/parse-built.ts';
import { parseDates } from './parsers/parse-dates.ts';
import { parseMeasure } from './parsers/parse-measure.ts';
import { parseNamedMeasure } from './parsers/parse-named-measure.ts';
import { findsHome, findsLease, parsePhrase } from './parsers/parse-phrase.ts';
import { parsePlace } from './parsers/parse-place.ts';
import { parsePriceBand } from './parsers/parse-price.ts';
import { parseRooms } from './parsers/parse-rooms.ts';
import { parseMlsNumber, parseQuote } from './parsers/parse-texts.ts';
import type { SentencePart } from './parts.ts';
import { createPartList } from './parts.ts';
import type { Place } from './places.ts';
import { indexPlaces } from './places.ts';
import { parseTokens } from './tokens.ts';
import { negators } from './words/negators.ts';
import { isPreposition, isSilent } from './words/stop-words.ts';

export interface Understanding {
  criteria: Criteria;
  /** What was understood and what was not, in the order of the text; between them lie only stop words. */
  parts: SentencePart[];
  /** The texts of the parts that were not understood. */
  unknown: string[];
}

export interface UnderstandingOptions {
  /** The day of asking: criteria tell a year of construction as an age. */
  today: string;
}

/** Of two readings of the same length the earlier one is taken. */
const readers: PhraseParser[] = [
  parseQuote,
  parseMlsNumber,
  parseAddress,
  parseNamedMeasure,
  parseBuilt,
  parsePriceBand,
  parseMeasure,
  parseRooms,
  parseDates,
  parsePhrase,
  parsePlace,
];

/**
 * Reads a sentence in English or French as criteria. At each word the longest reading wins. Words and
 * numbers that fit nothing are told as unknown, never guessed. A second mention of a field adds another
 * alternative; for numbers, `combineRanges` tells what it does.
 */
export function understandSentence(
  text: string,
  vocabulary: readonly Place[],
  { today }: UnderstandingOptions,
): Understanding {
  const tokens = parseTokens(text);
  const places = indexPlaces(vocabulary);
  const sentence: Sentence = {
    text,
    tokens,
    places,
    today,
    isLease: findsLease(tokens),
    namesHome: findsHome(tokens),
  };
  const draft = createDraft(places);
  const parts = createPartList(text, tokens);
  const negation = createNegation(parts);
  let isAlternative = false;

  const take = (match: Match, at: number): void => {
    const { isNegated, from } = negation.take(match, at);
    const canApply = !isNegated || match.topic !== undefined;
    const result = canApply ? match.apply(draft, { isNegated, isAlternative }) : null;
    const spans = Array.isArray(result) ? result : [{ from, to: match.end, finding: result }];
    for (const span of spans)
      parts.add(Math.max(span.from, from), Math.min(span.to, match.end), span.finding);
    isAlternative = false;
  };

  for (let at = 0; at < tokens.length; ) {
    const match = findLongest(sentence, at);
    const negator = negators.find(tokens, at);
    const token = tokens[at];
    if (negator && negator.end >= (match?.end ?? 0)) {
      negation.begin(at, negator.end, negator.meaning);
      at = negator.end;
    } else if (match) {
      take(match, at);
      at = match.end;
    } else if (token) {
      negation.pass(token);
      parts.add(at, at + 1, null);
      isAlternative = /^(or|ou|\/)$/.test(token.norm) || (isAlternative && isSilent(token));
      at += 1;
    }
  }
  negation.finish();
  const criteria = draft.finish();
  const list = parts.finish();
  return {
    criteria,
    parts: list,
    unknown: list.filter((part) => part.field === null).map((part) => part.text),
  };
}

/** After a word like in, a name that is also a word of the trade is the place's. */
function findLongest(sentence: Sentence, at: number): Match | null {
  const before = sentence.tokens[at - 1];
  const order = before && isPreposition(before) ? [parsePlace, ...readers] : readers;
  let longest: Match | null = null;
  for (const parse of order) {
    const match = parse(sentence, at);
    if (match && match.end > (longest?.end ?? at)) longest = match;
  }
  return longest;
}
