import type { Card, CardProperty } from './vcard-cards.ts';
import { createCardReader, splitValue, unescapeValue } from './vcard-cards.ts';

/** What a card is laid out as, so that it reads like a row of a table. */
export const cardColumns = [
  'FN',
  'N: given',
  'N: additional',
  'N: family',
  'EMAIL',
  'EMAIL: more',
  'TEL: cell',
  'TEL: home',
  'TEL: work',
  'TEL: more',
  'BDAY',
  'GENDER',
  'ORG',
  'TITLE',
  'ADR: street',
  'ADR: extended',
  'ADR: locality',
  'ADR: region',
  'ADR: code',
  'ADR: country',
  'LANG',
  'CATEGORIES',
  'NOTE',
] as const;
type CardColumn = (typeof cardColumns)[number];

export interface CardRow {
  cells: string[];
  isCut: boolean;
}

export async function* readCards(texts: AsyncIterable<string>): AsyncGenerator<CardRow> {
  const reader = createCardReader();
  for await (const text of texts) for (const card of reader.take(text)) yield toRow(card);
  for (const card of reader.end()) yield toRow(card);
}

function toRow({ properties, isCut }: Card): CardRow {
  const all = (name: string) => properties.filter((property) => property.name === name);
  const text = (name: string) => unescapeValue(all(name)[0]?.value ?? '');
  const [family = '', given = '', additional = ''] = splitValue(all('N')[0]?.value ?? '', ';');
  const emails = all('EMAIL').map(({ value }) => unescapeValue(value).replace(/^mailto:/i, ''));
  const [, extended = '', street = '', city = '', region = '', code = '', country = ''] = splitValue(
    pickAddress(all('ADR'))?.value ?? '',
    ';',
  );
  const cells: Record<CardColumn, string> = {
    FN: text('FN'),
    'N: given': given,
    'N: additional': additional,
    'N: family': family,
    EMAIL: emails[0] ?? '',
    'EMAIL: more': emails.slice(1).join('; '),
    ...layOutPhones(all('TEL'), properties),
    BDAY: readBirthday(all('BDAY')[0]),
    GENDER: text('GENDER').replace(/;.*/s, ''),
    ORG: splitValue(all('ORG')[0]?.value ?? '', ';')[0] ?? '',
    TITLE: text('TITLE'),
    'ADR: street': street,
    'ADR: extended': extended,
    'ADR: locality': city,
    'ADR: region': region,
    'ADR: code': code,
    'ADR: country': country,
    LANG: text('LANG'),
    CATEGORIES: all('CATEGORIES')
      .flatMap(({ value }) => splitValue(value, ','))
      .join('; '),
    NOTE: all('NOTE')
      .map(({ value }) => unescapeValue(value))
      .join('\n'),
  };
  return { cells: cardColumns.map((column) => cells[column]), isCut };
}

const pickAddress = (addresses: CardProperty[]): CardProperty | undefined =>
  addresses.find(({ types }) => types.includes('home')) ?? addresses[0];

function readBirthday(property: CardProperty | undefined): string {
  const text = unescapeValue(property?.value ?? '');
  return property?.isYearOmitted ? `--${text.slice(5)}` : text;
}

type PhoneCells = Record<'TEL: cell' | 'TEL: home' | 'TEL: work' | 'TEL: more', string>;

/** One number in each place, and all the others with their labels behind. */
function layOutPhones(phones: CardProperty[], properties: CardProperty[]): PhoneCells {
  const cells: PhoneCells = { 'TEL: cell': '', 'TEL: home': '', 'TEL: work': '', 'TEL: more': '' };
  const more: string[] = [];
  for (const phone of phones) {
    const number = unescapeValue(phone.value).replace(/^tel:/i, '');
    const place = placeOf(phone.types);
    if (number === '') continue;
    if (place && cells[place] === '') cells[place] = number;
    else {
      const label = labelOf(phone, properties);
      more.push(label ? `${label}: ${number}` : number);
    }
  }
  return { ...cells, 'TEL: more': more.join('; ') };
}

function placeOf(types: string[]): keyof PhoneCells | null {
  if (types.some((type) => type.includes('fax') || type === 'pager')) return null;
  if (types.some((type) => ['cell', 'mobile', 'iphone'].includes(type))) return 'TEL: cell';
  if (types.includes('home')) return 'TEL: home';
  return types.includes('work') ? 'TEL: work' : null;
}

/** Apple keeps people's own labels in a property beside it. */
function labelOf({ group, types }: CardProperty, properties: CardProperty[]): string {
  const own =
    group && properties.find((property) => property.group === group && property.name === 'X-ABLABEL');
  if (own) return unescapeValue(own.value).replace(/^_\$!<(.*)>!\$_$/, '$1');
  return types.find((type) => type.includes('fax')) ? 'Fax' : '';
}
