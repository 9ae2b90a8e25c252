import { foldText } from '@hearthline/domain/client/same-person';

export interface TextPart {
  text: string;
  isMatch: boolean;
  start: number;
}

/** As typed: without accents and capitals, as the server reads it. */
export const foldQuery = (query: string): string => foldText(query);

const wordsOf = (query: string): string[] => foldQuery(query).split(' ').filter(Boolean);

interface Folded {
  text: string;
  /** Where the letter that each folded sign came from begins and ends. */
  starts: number[];
  ends: number[];
}

/** A label sign by sign, because one letter may fold to two (œ) or to none (an accent that stands alone). */
function foldSigns(label: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  let position = 0;
  for (const sign of label) {
    const end = position + sign.length;
    // What the server would cut away at the edges stands between words here.
    const plain = isMark(sign) ? '' : foldText(sign) || ' ';
    if (plain === '') folded.ends[folded.ends.length - 1] = end;
    for (const letter of plain) {
      folded.text += letter;
      folded.starts.push(position);
      folded.ends.push(end);
    }
    position = end;
  }
  return folded;
}

const isMark = (sign: string): boolean => /^\p{M}$/u.test(sign);

type Span = readonly [start: number, end: number];

function findAll(folded: Folded, word: string): Span[] {
  const spans: Span[] = [];
  for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length))
    spans.push([folded.starts[at] ?? 0, folded.ends[at + word.length - 1] ?? 0]);
  return spans;
}

const fewestDigits = 3;

/** 5550188 is found in 647 555 0188: what stands between digits is not typed. */
function findDigits(label: string, query: string): Span[] {
  const isNumber = /^[+\d\s().-]+$/.test(query);
  const digits = query.replace(/\D/g, '');
  if (!isNumber || digits.length < fewestDigits) return [];
  const pattern = new RegExp([...digits].join('[\\s().\\u00A0\\u2011-]{0,2}'), 'g');
  return Array.from(
    label.matchAll(pattern),
    (match) => [match.index, match.index + match[0].length] as const,
  );
}

/** Cuts a label where words of the query occur, to mark them as they are written there. */
export function markMatches(label: string, query: string): TextPart[] {
  const folded = foldSigns(label);
  const spans = [
    ...findDigits(label, query.trim()),
    ...wordsOf(query).flatMap((word) => findAll(folded, word)),
  ].sort(([one], [other]) => one - other);
  const parts: TextPart[] = [];
  let done = 0;
  const add = (start: number, end: number, isMatch: boolean) => {
    if (end > start) parts.push({ text: label.slice(start, end), isMatch, start });
  };
  for (const [start, end] of spans) {
    if (end <= done) continue;
    add(done, start, false);
    add(Math.max(start, done), end, true);
    done = end;
  }
  add(done, label.length, false);
  return parts;
}

const startsWord = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

/** Whether every word of the query begins one of these. */
export function matchesWords(query: string, names: readonly string[]): boolean {
  const folded = names.map(foldQuery);
  return wordsOf(query).every((word) => folded.some((name) => startsWord(name, word)));
}

/** How well a thing with these names answers: 4 it is called so, 3 a name begins so, 2 each word begins one, 1 otherwise. */
export function scoreMatch(query: string, names: readonly string[]): 1 | 2 | 3 | 4 {
  const phrase = foldQuery(query);
  const folded = names.map(foldQuery);
  if (folded.includes(phrase)) return 4;
  if (folded.some((name) => name.startsWith(phrase))) return 3;
  const isEach = wordsOf(query).every((word) => folded.some((name) => startsWord(name, word)));
  return isEach ? 2 : 1;
}
