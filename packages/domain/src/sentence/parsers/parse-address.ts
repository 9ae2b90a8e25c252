import { directions, streetTypes } from '../../listing/street-types.ts';
import type { Match, PhraseParser, Sentence } from '../match.ts';
import { createPhraseSet } from '../phrases.ts';
import { comparatorsBefore } from '../words/comparators.ts';
import { isSilent } from '../words/stop-words.ts';
import { currency, scales, units } from '../words/units.ts';
import { parsePhrase } from './parse-phrase.ts';

/** `5 minutes walk` and `2 large garden` are no addresses. */
const doubtfulEndings = new Set(['walk', 'wlk', 'garden', 'gdn', 'gr', 'gt', 'pt', 'ter']);
const endings = new Set(
  streetTypes
    .filter((type) => !type.isBeforeName)
    .flatMap((type) => type.words)
    .filter((word) => !doubtfulEndings.has(word)),
);
const beginnings = new Set(streetTypes.filter((type) => type.canComeFirst).flatMap((type) => type.words));
const usualEndings = wordsOf('st', 'ave', 'rd', 'dr', 'cres', 'crt', 'blvd');
/** Named by a number: Highway 7. */
const countedTypes = wordsOf('hwy', 'sdrd', 'conc', 'line', 'route', 'rang', 'mtee');
const directionWords = new Set(['o', ...directions.flatMap(({ words }) => words)]);
const links = new Set('de du des d la le les l saint sainte st ste'.split(' '));
const skipUnitWord = createPhraseSet('(unit|apt|apartment|suite|app|appartement|unite|bureau|#)( #|), no');
const skipOn = createPhraseSet('on( the|), sur( la| le| l|)');
const skipTravel = createPhraseSet('min, mins, minute(|s), hour(|s), heure(|s), car(|s)');
const longestName = 3;

/** A number and a street: 62 Oakwood Ave, 5-62 rue des Érables; or a street alone after on. */
export const parseAddress: PhraseParser = (sentence, at): Match | null => {
  const { tokens, text } = sentence;
  const numbered = findNumberedEnd(sentence, skipLeadingUnit(sentence, at));
  const end = numbered ?? findStreetEnd(sentence, at);
  if (end === null) return null;
  const from = numbered === null ? skipOn(tokens, at) : at;
  const address = text.slice(tokens[from]?.start, tokens[end - 1]?.end).replace(/\s+/g, ' ');
  return { end, apply: (draft) => draft.texts.addAddress(address, numbered !== null) };
};

/** Unit 1204, 55 Harbour St. */
function skipLeadingUnit({ tokens }: Sentence, at: number): number {
  const unit = skipUnitWord(tokens, at);
  if (unit === at || tokens[unit]?.kind !== 'number') return at;
  const end = unit + 1;
  return /^[,-]$/.test(tokens[end]?.norm ?? '') ? end + 1 : end;
}

function wordsOf(...types: string[]): ReadonlySet<string> {
  return new Set(streetTypes.filter(({ short }) => types.includes(short)).flatMap((type) => type.words));
}

function findNumberedEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  if (!isHouseNumber(sentence, at)) return null;
  const isUnit = tokens[at + 1]?.norm === '-' && isHouseNumber(sentence, at + 2);
  let street = isUnit ? at + 3 : at + 1;
  const isLettered = tokens[street]?.start === tokens[street - 1]?.end;
  if (isLettered && /^[a-d]$/.test(tokens[street]?.norm ?? '')) street += 1;
  if (tokens[street]?.norm === ',') street += 1;
  const isCounted = countedTypes.has(tokens[street]?.norm ?? '') && isHouseNumber(sentence, street + 1);
  if (isCounted)
    return skipTail(sentence, endings.has(tokens[street + 2]?.norm ?? '') ? street + 3 : street + 2);
  return findFrenchStreet(sentence, street) ?? findEnglishStreet(sentence, street, endings);
}

/** Without a number only where it can be nothing else: after on or sur, or a place's name as a street's. */
function findStreetEnd(sentence: Sentence, at: number): number | null {
  const { tokens, places } = sentence;
  const word = tokens[at]?.norm;
  if (word === 'on') return findEnglishStreet(sentence, at + 1, usualEndings);
  if (word === 'sur') return findFrenchStreet(sentence, skipOn(tokens, at));
  const named = places.find(tokens, at);
  const ending = named && tokens[named.end]?.norm;
  return named && ending && usualEndings.has(ending) ? skipTail(sentence, named.end + 1) : null;
}

function isHouseNumber({ tokens, text }: Sentence, at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'number' && /^\d{1,5}$/.test(text.slice(token.start, token.end));
}

function isUnit({ tokens }: Sentence, at: number): boolean {
  return (
    units.find(tokens, at) !== null || scales.find(tokens, at) !== null || currency.find(tokens, at) !== null
  );
}

function findEnglishStreet(sentence: Sentence, at: number, types: ReadonlySet<string>): number | null {
  const { tokens } = sentence;
  if (isUnit(sentence, at) || skipTravel(tokens, at) > at) return null;
  for (let end = at; end <= at + longestName; end += 1) {
    const token = tokens[end];
    if (token?.kind !== 'word') return null;
    if (end > at && types.has(token.norm) && !units.find(tokens, end)) {
      const isDouble = types.has(tokens[end + 1]?.norm ?? '');
      return skipTail(sentence, isDouble ? end + 2 : end + 1);
    }
    const mayBeName = end === at && token.norm === 'the';
    if (!mayBeName && (isSilent(token) || comparatorsBefore.find(tokens, end))) return null;
  }
  return null;
}

function findFrenchStreet(sentence: Sentence, at: number): number | null {
  const { tokens, places } = sentence;
  if (!beginnings.has(tokens[at]?.norm ?? '') || isUnit(sentence, at)) return null;
  let end = at + 1;
  while (links.has(tokens[end]?.norm ?? '')) end += 1;
  const first = end;
  for (; end < first + longestName; end += 1) {
    const token = tokens[end];
    if (token?.kind !== 'word' || (isSilent(token) && !links.has(token.norm))) break;
    const isNext =
      skipUnitWord(tokens, end) > end ||
      places.find(tokens, end) ||
      parsePhrase(sentence, end) ||
      comparatorsBefore.find(tokens, end);
    if (end > first && isNext) break;
  }
  return end > first ? skipTail(sentence, end) : null;
}

/** A direction and a unit: W, unit 5. */
function skipTail({ tokens }: Sentence, at: number): number {
  const end = directionWords.has(tokens[at]?.norm ?? '') ? at + 1 : at;
  const word = tokens[end]?.norm === ',' ? end + 1 : end;
  const unit = skipUnitWord(tokens, word);
  return unit > word && tokens[unit]?.kind === 'number' ? unit + 1 : end;
}
