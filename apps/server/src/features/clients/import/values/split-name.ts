import { foldText } from '@hearthline/domain/client/same-person';

export interface NameParts {
  firstName: string;
  middleName: string;
  lastName: string;
}

/** They belong to the name that follows. */
const particles = new Set(
  'de du des la le les d van von der den ter ten zu di da do dos das del della el al bin ibn st ste saint sainte'.split(
    ' ',
  ),
);
const titles = /^(?:mr|mrs|ms|miss|mx|dr|prof|m|mme|mlle|me|sir)\.?$/i;
const suffixes = /^(?:jr|sr|junior|senior|ii|iii|iv|phd|md|esq)\.?$/i;
const joins = /^(?:&|and|et|\+)$/i;

/** `Chen-Laurent, Amara` and `Amara Chen-Laurent` alike. */
export function splitName(text: string): NameParts {
  const [before = '', ...after] = text.split(',').map((part) => part.trim());
  const rest = after.filter((part) => part !== '');
  if (rest.length > 0 && !rest.every((part) => suffixes.test(part))) {
    const [firstName = '', ...middle] = words(rest.join(' '));
    return { firstName, middleName: middle.join(' '), lastName: before };
  }
  return splitWords(words([before, ...rest].join(' ')));
}

function words(text: string): string[] {
  const all = text.split(/\s+/).filter((word) => word !== '');
  return all.length > 1 && titles.test(all[0] ?? '') ? all.slice(1) : all;
}

function splitWords(all: string[]): NameParts {
  const suffix = all.length > 2 && suffixes.test(all.at(-1) ?? '') ? ` ${all.pop()}` : '';
  if (all.length < 2) return { firstName: all[0] ?? '', middleName: '', lastName: '' };
  let start = all.length - 1;
  while (start > 1 && particles.has(foldText(all[start - 1] ?? '').replaceAll('.', ''))) start -= 1;
  const lastName = all.slice(start).join(' ') + suffix;
  const given = all.slice(0, start);
  // Two people of one name stay together in the first name.
  if (given.some((word) => joins.test(word))) return { firstName: given.join(' '), middleName: '', lastName };
  return { firstName: given[0] ?? '', middleName: given.slice(1).join(' '), lastName };
}
