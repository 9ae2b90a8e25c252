import type { Match, Reader, Sentence } from '../match.ts';
import { createPhraseSet } from '../phrases.ts';
import { comparatorsBefore } from '../words/comparators.ts';
import { isSilent } from '../words/stop-words.ts';
import { currency, scales, units } from '../words/units.ts';
import { readPhrase } from './read-phrase.ts';

const strongSuffixes = 'ave avenue av st street rd road dr drive blvd boulevard cres crescent crt court ct';
const suffixes = new Set(
  `${strongSuffixes} pl place lane ln way terr terrace trail trl cir circle gate sq square hwy highway
  pkwy parkway close grove gdns gardens hts heights sideroad line mews landing row`.split(/\s+/),
);
const surelyStreets = new Set(strongSuffixes.split(' '));
const frenchStreets = new Set(
  'rue avenue av chemin ch boulevard boul route rang montee cote impasse croissant allee'.split(' '),
);
const directions = new Set('n s e w north south east west nord sud est ouest ne nw se sw'.split(' '));
const links = new Set('de du des d la le les l saint sainte st ste'.split(' '));
const skipUnitWord = createPhraseSet('(unit|apt|apartment|suite|app|appartement|unite|bureau|#)( #|), no');
const longestName = 3;

/** A number and a street: 62 Oakwood Ave, 5-62 rue des Érables; or a street alone after on. */
export const readAddress: Reader = (sentence, at): Match | null => {
  const { tokens, text } = sentence;
  const end = findNumberedEnd(sentence, at) ?? findStreetEnd(sentence, at);
  if (end === null) return null;
  const from = tokens[at]?.norm === 'on' || tokens[at]?.norm === 'sur' ? at + 1 : at;
  const address = text.slice(tokens[from]?.start, tokens[end - 1]?.end).replace(/\s+/g, ' ');
  return { end, apply: (draft) => draft.texts.addAddress(address) };
};

function findNumberedEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  if (!isHouseNumber(sentence, at)) return null;
  const isUnit = tokens[at + 1]?.norm === '-' && isHouseNumber(sentence, at + 2);
  let street = isUnit ? at + 3 : at + 1;
  if (/^[a-d]$/.test(tokens[street]?.norm ?? '') && tokens[street]?.start === tokens[street - 1]?.end)
    street += 1;
  if (tokens[street]?.norm === ',') street += 1;
  return findFrenchStreet(sentence, street) ?? findEnglishStreet(sentence, street, suffixes);
}

/** Without a number only where it can be nothing else: after on or sur, or a place's name as a street's. */
function findStreetEnd(sentence: Sentence, at: number): number | null {
  const { tokens, places } = sentence;
  const word = tokens[at]?.norm;
  if (word === 'on') return findEnglishStreet(sentence, at + 1, surelyStreets);
  if (word === 'sur') return findFrenchStreet(sentence, tokens[at + 1]?.norm === 'la' ? at + 2 : at + 1);
  const named = places.find(tokens, at);
  const suffix = named && tokens[named.end]?.norm;
  return named && suffix && surelyStreets.has(suffix) ? skipEnding(sentence, named.end + 1) : null;
}

function isHouseNumber({ tokens, text }: Sentence, at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'number' && /^\d{1,5}$/.test(text.slice(token.start, token.end));
}

function findEnglishStreet(sentence: Sentence, at: number, endings: ReadonlySet<string>): number | null {
  const { tokens } = sentence;
  if (units.find(tokens, at) || scales.find(tokens, at) || currency.find(tokens, at)) return null;
  for (let end = at; end <= at + longestName; end += 1) {
    const token = tokens[end];
    if (token?.kind !== 'word') return null;
    if (end > at && endings.has(token.norm)) {
      const isDouble = endings.has(tokens[end + 1]?.norm ?? '');
      return skipEnding(sentence, isDouble ? end + 2 : end + 1);
    }
    const mayBeName = end === at && token.norm === 'the';
    if (!mayBeName && (isSilent(token) || comparatorsBefore.find(tokens, end))) return null;
  }
  return null;
}

function findFrenchStreet(sentence: Sentence, at: number): number | null {
  const { tokens, places } = sentence;
  if (!frenchStreets.has(tokens[at]?.norm ?? '')) return null;
  let end = at + 1;
  while (links.has(tokens[end]?.norm ?? '')) end += 1;
  const first = end;
  for (; end < first + longestName; end += 1) {
    const token = tokens[end];
    if (token?.kind !== 'word' || (isSilent(token) && !links.has(token.norm))) break;
    if (
      end > first &&
      (places.find(tokens, end) || readPhrase(sentence, end) || comparatorsBefore.find(tokens, end))
    )
      break;
  }
  return end > first ? skipEnding(sentence, end) : null;
}

function skipEnding({ tokens }: Sentence, at: number): number {
  const end = directions.has(tokens[at]?.norm ?? '') ? at + 1 : at;
  const unit = skipUnitWord(tokens, tokens[end]?.norm === ',' ? end + 1 : end);
  const hasUnit = tokens[unit - 1]?.norm !== ',' && unit > end && tokens[unit]?.kind === 'number';
  return hasUnit ? unit + 1 : end;
}
