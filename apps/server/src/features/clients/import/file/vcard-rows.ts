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

export async function* parseCards(texts: AsyncIterable<string>): AsyncGenerator<CardRow> {
  const parser = createCardParser();
  for await (const text of texts) for (const card of parser.take(text)) yield toRow(card);
  for (const card of parser.end()) yield toRow(card);
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
    BDAY: parseBirthday(all('BDAY')[0]),
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

function parseBirthday(property: CardProperty | undefined): string {
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

interface CardProperty {
  name: string;
  group: string | null;
  /** Lower case, whether written as `TYPE=HOME` or as `HOME` alone. */
  types: string[];
  value: string;
  /** The year stands there only because the format wants one. */
  isYearOmitted: boolean;
}

interface Card {
  properties: CardProperty[];
  /** The file ended before the card did. */
  isCut: boolean;
}

/** Pictures and keys are long and of no use here. */
const skipped = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'AGENT']);
const lineMaxLength = 100_000;
/** More than any program writes about one person. */
const cardMaxProperties = 1_000;

/** Takes text piece by piece and gives the cards that are whole by then. */
function createCardParser() {
  const cards: Card[] = [];
  let open: CardProperty[] | null = null;
  let isOld = false;
  let rest = '';
  let line: string | null = null;
  let isSkipping = false;
  let isEncoded = false;

  function takeLine(text: string): void {
    const isFolded = text.startsWith(' ') || text.startsWith('\t');
    if (line !== null && isFolded) append(isOld ? text : text.slice(1));
    else if (isEncoded && line?.endsWith('=')) {
      line = line.slice(0, -1);
      append(text);
    } else {
      endLine();
      line = text.slice(0, lineMaxLength);
      isSkipping = skipped.has(nameOf(text));
      isEncoded = /QUOTED-PRINTABLE/i.test(headOf(text));
    }
  }

  function append(text: string): void {
    if (line !== null && !isSkipping && line.length < lineMaxLength) line += text;
  }

  function endLine(): void {
    const property = line === null || isSkipping ? null : parseProperty(line);
    line = null;
    if (!property) return;
    if (property.name === 'BEGIN' && property.value.toUpperCase() === 'VCARD') open = [];
    else if (property.name === 'END' && open) {
      cards.push({ properties: open, isCut: false });
      open = null;
    } else {
      if (property.name === 'VERSION') isOld = property.value.startsWith('2');
      if (open && open.length < cardMaxProperties) open.push(property);
    }
  }

  return {
    take: (text: string): Card[] => {
      const lines = (rest + text).split(/\r?\n/);
      // A line that goes on for ever is not gathered for ever.
      rest = (lines.pop() ?? '').slice(0, 2 * lineMaxLength);
      for (const each of lines) takeLine(each);
      return cards.splice(0);
    },
    end: (): Card[] => {
      takeLine(rest.trimEnd());
      endLine();
      if (open) cards.push({ properties: open, isCut: true });
      return cards.splice(0);
    },
  };
}

const headOf = (line: string): string => /^(?:[^:"]|"[^"]*")*/.exec(line)?.[0] ?? '';
const nameOf = (line: string): string =>
  (/^[^;:]*/.exec(line)?.[0] ?? '')
    .replace(/^[\w-]+\./, '')
    .trim()
    .toUpperCase();

function parseProperty(line: string): CardProperty | null {
  const head = headOf(line);
  if (head.length === line.length) return null;
  const [label = '', ...params] = head.match(/(?:[^;"]|"[^"]*")+/g) ?? [];
  const pairs = params.map(parseParam);
  const paramOf = (name: string) => pairs.find(([key]) => key === name)?.[1] ?? '';
  const raw = line.slice(head.length + 1);
  const isEncoded = /^(q|quoted-printable)$/i.test(paramOf('ENCODING'));
  return {
    name: nameOf(line),
    group: /^([\w-]+)\./.exec(label)?.[1]?.toLowerCase() ?? null,
    types: pairs
      .filter(([key]) => key === 'TYPE')
      .flatMap(([, value]) => value.split(','))
      .map((type) => type.trim().toLowerCase()),
    value: isEncoded ? decodeQuotedPrintable(raw, paramOf('CHARSET')) : raw,
    isYearOmitted: paramOf('X-APPLE-OMIT-YEAR') !== '' && raw.startsWith(paramOf('X-APPLE-OMIT-YEAR')),
  };
}

/** Version 2.1 writes values without their names. */
function parseParam(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at >= 0) return [text.slice(0, at).trim().toUpperCase(), text.slice(at + 1).replaceAll('"', '')];
  return /^(quoted-printable|base64|8bit|7bit)$/i.test(text) ? ['ENCODING', text] : ['TYPE', text];
}

function decodeQuotedPrintable(text: string, charset: string): string {
  const pieces = text
    .split(/((?:=[0-9a-f]{2})+)/i)
    .map((piece, index) =>
      index % 2 === 1 ? Buffer.from(piece.replaceAll('=', ''), 'hex') : Buffer.from(piece, 'utf8'),
    );
  const bytes = Buffer.concat(pieces);
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The parts of a value, at the signs that are not escaped. */
function splitValue(value: string, separator: ';' | ','): string[] {
  const parts = [''];
  for (const piece of value.match(/\\.|[^\\]/gs) ?? []) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map(unescapeValue);
}

function unescapeValue(value: string): string {
  return value.replace(/\\(.)/gs, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();
}
