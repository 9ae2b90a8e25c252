export interface CardProperty {
  name: string;
  group: string | null;
  /** Lower case, whether written as `TYPE=HOME` or as `HOME` alone. */
  types: string[];
  value: string;
  /** The year stands there only because the format wants one. */
  isYearOmitted: boolean;
}

export interface Card {
  properties: CardProperty[];
  /** The file ended before the card did. */
  isCut: boolean;
}

/** Pictures and keys are long and of no use here. */
const skipped = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'AGENT']);
const lineMaxLength = 100_000;

/** Takes text piece by piece and gives the cards that are whole by then. */
export function createCardReader() {
  const cards: Card[] = [];
  let open: CardProperty[] | null = null;
  let isOld = false;
  let rest = '';
  let line: string | null = null;
  let isSkipping = false;

  function takeLine(text: string): void {
    const isFolded = text.startsWith(' ') || text.startsWith('\t');
    if (line !== null && isFolded) append(isOld ? text : text.slice(1));
    else if (line?.endsWith('=') && isQuotedPrintable(line)) {
      line = line.slice(0, -1);
      append(text);
    } else {
      endLine();
      line = text;
      isSkipping = skipped.has(nameOf(text));
    }
  }

  function append(text: string): void {
    if (line !== null && !isSkipping && line.length < lineMaxLength) line += text;
  }

  function endLine(): void {
    const property = line === null || isSkipping ? null : readProperty(line);
    line = null;
    if (!property) return;
    if (property.name === 'BEGIN' && property.value.toUpperCase() === 'VCARD') open = [];
    else if (property.name === 'END' && open) {
      cards.push({ properties: open, isCut: false });
      open = null;
    } else {
      if (property.name === 'VERSION') isOld = property.value.startsWith('2');
      open?.push(property);
    }
  }

  return {
    take: (text: string): Card[] => {
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? '';
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
const isQuotedPrintable = (line: string): boolean => /;[^:]*QUOTED-PRINTABLE/i.test(headOf(line));

function readProperty(line: string): CardProperty | null {
  const head = headOf(line);
  if (head.length === line.length) return null;
  const [label = '', ...params] = head.match(/(?:[^;"]|"[^"]*")+/g) ?? [];
  const pairs = params.map(readParam);
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
function readParam(text: string): [name: string, value: string] {
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
export function splitValue(value: string, separator: ';' | ','): string[] {
  const parts = [''];
  for (const piece of value.match(/\\.|[^\\]/gs) ?? []) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map(unescapeValue);
}

export function unescapeValue(value: string): string {
  return value.replace(/\\(.)/gs, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();
}
