import { foldText } from '../client/same-person.ts';
import type { Language } from '../language.ts';
import { fitsLine, toPostalText } from './postal-line.ts';

export interface Addressee {
  firstName: string;
  lastName: string;
}

const and: Record<Language, string> = { en: 'AND', fr: 'ET' };

/** How a card names everybody of a home: two to a line, those of one family name together. */
export function nameAddressees(people: readonly Addressee[], language: Language): string[] {
  const names = [...new Map(people.map((person) => [foldText(fullName(person)), person])).values()];
  const lines: string[] = [];
  for (let index = 0; index < names.length; index += 2) {
    const pair = names.slice(index, index + 2);
    const joined = joinNames(pair, and[language]);
    lines.push(...(fitsLine(joined) ? [joined] : pair.map((person) => toPostalText(fullName(person)))));
  }
  return lines.filter((line) => line !== '');
}

/** The same names for whoever has one line for them. */
export const joinNameLines = (lines: readonly string[], language: Language): string =>
  lines.join(` ${and[language]} `);

const fullName = ({ firstName, lastName }: Addressee): string => `${firstName} ${lastName}`;

function joinNames(pair: readonly Addressee[], word: string): string {
  const [one, other] = pair;
  const isFamily =
    one && other && one.lastName.trim() !== '' && foldText(one.lastName) === foldText(other.lastName);
  const names = isFamily ? [one.firstName, fullName(other)] : pair.map(fullName);
  return names
    .map(toPostalText)
    .filter((name) => name !== '')
    .join(` ${word} `);
}
