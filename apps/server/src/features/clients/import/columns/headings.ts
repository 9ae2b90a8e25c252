import type { ImportTarget } from '@hearthline/contract/client-import';
import { allClientFields, importTargetOf } from '@hearthline/domain/client/fields';
import { clientHeadings, fullNameHeadings } from '@hearthline/domain/client/import-words';
import { foldText } from '@hearthline/domain/client/same-person';

export interface Meaning {
  target: ImportTarget;
  /** Columns of one address belong together: `home` is not filled up from `business`. */
  group: string | null;
}

export const keyOf = (heading: string): string => foldText(heading.replaceAll('.', ' '));

/** What looks like one of ours and is not. */
const foreign = new Set(
  'anniversary|anniversaire de mariage ou fete|title|titre|name prefix|name suffix|suffix|suffixe|nickname|surnom|web page|page web|website|initials|type de messagerie'.split(
    '|',
  ),
);

const meanings = new Map<string, Meaning>(
  [
    ['fullName', fullNameHeadings] as const,
    ...allClientFields.map((field) => [importTargetOf(field), clientHeadings[field]] as const),
  ].flatMap(([target, headings]) =>
    headings.split('|').map((heading) => [keyOf(heading), { target, group: null }] as const),
  ),
);

const placeWords: [RegExp, ImportTarget][] = [
  [/^(street|rue)( 1)?$/, 'address1'],
  [/^((street|rue) [23]|extended address|unit)$/, 'address2'],
  [/^(city|ville)$/, 'city'],
  [/^(state|region|province|dep region)$/, 'province'],
  [/^(postal code|zip|zip code|code|code postal)$/, 'postalCode'],
  [/^(country|country region|pays|pays region)$/, 'country'],
];
const placeOf = (words: string): ImportTarget | null =>
  placeWords.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** Columns that come several times over, with a number or a place in their names. */
function parseSeries(key: string): Meaning | null {
  const [, kind, count] =
    /^(e mail|email|phone|courriel|telephone) (\d+)( value| number| address)?$/.exec(key) ?? [];
  if (kind && count) {
    const isPhone = kind === 'phone' || kind === 'telephone';
    if (count === '1') return { target: isPhone ? 'phone' : 'email', group: null };
    return { target: isPhone ? 'otherPhone' : 'otherEmail', group: null };
  }
  const [, numbered, ofNumber] = /^address (\d+) (.+)$/.exec(key) ?? [];
  const [, where, ofWhere] = /^(home|business|other|work|mailing) (.+)$/.exec(key) ?? [];
  const [, before = '', place, after = ''] = /^(.+?) (domicile|bureau|autre)( \d)?$/.exec(key) ?? [];
  const [group, words] = numbered
    ? [`address ${numbered}`, ofNumber]
    : where
      ? [where, ofWhere]
      : [place ?? null, `${before}${after}`];
  const target = placeOf(words ?? '');
  return target && group ? { target, group } : null;
}

/** What a heading surely means; null where only its words can be guessed at. */
export function parseHeading(key: string): Meaning | null {
  if (foreign.has(key)) return { target: 'ignore', group: null };
  return meanings.get(key) ?? parseSeries(key);
}

/** Words that hint at a meaning; the first that fits counts. */
const hints: [RegExp, ImportTarget][] = [
  [
    /\b(display name|po box|boite postale|b p|property|manager|spouse|conjoint)\b|nom complet de l adresse|^type de/,
    'ignore',
  ],
  [
    /\b(fax|telecopie|telecopieur|pager|id|uuid|guid|photo|url|web|site|assistant|anniversary|yomi|phonetic)\b/,
    'ignore',
  ],
  [/\b(label|type)$/, 'ignore'],
  [/\b(unsubscrib\w*|opt(ed)? out|desabonn\w*)\b/, 'isOptedOut'],
  [/\b(e mail|email|courriel|mail|messagerie)\b/, 'email'],
  [/\b(cell|cellulaire|mobile|portable)\b/, 'phone'],
  [
    /\b(phone|telephone|tel)\b.*\b(home|domicile|maison|residence)\b|\b(home|domicile)\b.*\b(phone|telephone|tel)\b/,
    'homeNumber',
  ],
  [
    /\b(phone|telephone|tel)\b.*\b(work|office|business|bureau|travail)\b|\b(work|office|business|bureau)\b.*\b(phone|telephone|tel)\b/,
    'officeNumber',
  ],
  [/\b(phone|telephone|tel)\b/, 'phone'],
  [/\b(first|given|prenom)\b/, 'firstName'],
  [/\b(last|family|surname|famille)\b/, 'lastName'],
  [/\b(birth\w*|dob|naissance|anniversaire)\b/, 'birthday'],
  [/\b(postal|zip|postcode)\b/, 'postalCode'],
  [/\b(street|address|adresse|rue)\b/, 'address1'],
  [/\b(city|town|ville|municipalite)\b/, 'city'],
  [/\b(province|state|region)\b/, 'province'],
  [/\b(country|pays)\b/, 'country'],
  [/\b(company|employer|business|organi[sz]ation|societe|entreprise)\b/, 'businessName'],
  [/\b(budget|price|prix)\b.*\b(max\w*|up to|to)\b/, 'budgetMax'],
  [/\b(budget|price|prix)\b/, 'budget'],
  [/\b(note|notes|comment\w*|remarks?|remarques?)\b/, 'note'],
  [/\b(tags?|labels?|etiquettes?)\b/, 'tags'],
  [/\b(stage|status|statut|category|categorie)\b/, 'category'],
  [/\b(source|origine)\b/, 'leadSource'],
  [/\b(time ?frame|timeline|delai)\b/, 'timeline'],
  [/\b(title|titre|job|fonction|poste)\b/, 'jobTitle'],
  [/\b(language|langue)\b/, 'language'],
  [/\b(gender|sexe)\b/, 'gender'],
  [/\b(created|added|ajout\w*|cree\w*)\b/, 'entryDate'],
  [/\btype\b/, 'type'],
  [/\b(name|nom|client|contact)\b/, 'fullName'],
];

/** Null where no word says anything. */
export const guessHeading = (key: string): ImportTarget | null =>
  hints.find(([pattern]) => pattern.test(key))?.[1] ?? null;
