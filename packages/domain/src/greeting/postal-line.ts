/** Lines as Canada Post wants them: upper case, accents kept (it takes them), no punctuation that is not part of a name. */

import { toOneLine } from '../one-line.ts';

/** 'Less than 40 characters per line, excluding spaces.' */
const longestLine = 39;

const englishTypes: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  CRESCENT: 'CRES',
  COURT: 'CRT',
  BOULEVARD: 'BLVD',
  LANE: 'LANE',
  PLACE: 'PL',
  TERRACE: 'TERR',
  CIRCLE: 'CIR',
  PARKWAY: 'PKY',
  HIGHWAY: 'HWY',
  SQUARE: 'SQ',
  GARDENS: 'GDNS',
  HEIGHTS: 'HTS',
};
const englishTypeWords = new Set([...Object.keys(englishTypes), ...Object.values(englishTypes)]);
const englishDirections: Readonly<Record<string, string>> = { NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W' };
/** They stand before the name. */
const frenchTypes: Readonly<Record<string, string>> = {
  RUE: 'RUE',
  BOULEVARD: 'BOUL',
  AVENUE: 'AV',
  CHEMIN: 'CH',
  ROUTE: 'RTE',
  CROISSANT: 'CROIS',
  PROMENADE: 'PROM',
  PLACE: 'PL',
  IMPASSE: 'IMP',
};
const frenchDirections: Readonly<Record<string, string>> = { NORD: 'N', SUD: 'S', EST: 'E', OUEST: 'O' };
const particles = new Set(['DU', 'DE', 'DES', 'LA', 'LE', 'LES']);

export function toPostalText(text: string): string {
  const upper = text
    .replace(/(\d)([¼½¾])/g, '$1 $2')
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replaceAll('⁄', '/')
    .toUpperCase()
    .normalize('NFC');
  const plain = upper
    // P.O. BOX is one word of two letters.
    .replace(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
    .replace(/\.(?=\s|$)/g, '')
    .replace(/[^\p{Script=Latin}\d'&/ -]/gu, ' ')
    .replace(/(?<!\S)['/-]+(?!\S)/g, ' ');
  return toOneLine(plain);
}

/** With the usual short forms: `33 Bay Street North` is `33 BAY ST N`, `12, chemin du Roy` is `12 CH DU ROY`. */
export function toPostalStreet(text: string): string {
  const words = toPostalText(text).split(' ');
  const name = words.findIndex((word) => !/^\d/.test(word));
  if (name === -1) return words.join(' ');
  const last = words.length - 1;
  const hasDirection = Object.hasOwn(englishDirections, words[last] ?? '');
  const type = hasDirection ? last - 1 : last;
  if (type > name && englishTypeWords.has(words[type] ?? '')) {
    shorten(words, type, englishTypes);
    shorten(words, last, englishDirections);
  } else if (Object.hasOwn(frenchTypes, words[name] ?? '') && last > name) {
    shorten(words, name, frenchTypes);
    if (last > name + 1 && !particles.has(words[last - 1] ?? '')) shorten(words, last, frenchDirections);
  }
  return words.join(' ');
}

function shorten(words: string[], index: number, forms: Readonly<Record<string, string>>): void {
  const word = words[index];
  if (word !== undefined && Object.hasOwn(forms, word)) words[index] = forms[word] ?? word;
}

export const fitsLine = (line: string): boolean => line.replaceAll(' ', '').length <= longestLine;

/** Broken between words; undefined where one word alone is too long, since nothing may be cut off. */
export function breakLine(text: string): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (!fitsLine(word)) return undefined;
    const line = lines.at(-1);
    if (line !== undefined && fitsLine(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
