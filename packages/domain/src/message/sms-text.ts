import { foldAccents } from '../fold-accents.ts';

/** What fits into one message of a phone network, in units of its alphabet. */
export const smsUnits = 160;

const letters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two units each. */
const twofold = new Set('^{}\\[~]|€');
const others: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '→': '>',
  '·': '-',
  '²': '2',
  œ: 'oe',
  Œ: 'OE',
};

const isKnown = (letter: string): boolean => letters.has(letter) || twofold.has(letter);

function toKnown(letter: string): string {
  if (isKnown(letter)) return letter;
  const written = others[letter] ?? (/\s/.test(letter) ? ' ' : foldAccents(letter));
  return [...written].every(isKnown) ? written : '?';
}

/** In the small alphabet of phone networks: one letter outside of it more than halves what fits into a message. */
export const toSmsAlphabet = (text: string): string => Array.from(text, toKnown).join('');

export const countSmsUnits = (text: string): number =>
  Array.from(text).reduce((units, letter) => units + (twofold.has(letter) ? 2 : 1), 0);

/** Words and where they lead as one message: the words are cut, the address is whole or left out. */
export function fitSms(words: string, url: string | null): string {
  const link = url === null ? '' : `\n${toSmsAlphabet(url)}`;
  const tail = countSmsUnits(link) <= smsUnits / 2 ? link : '';
  const room = smsUnits - countSmsUnits(tail);
  const plain = toSmsAlphabet(words).trim();
  if (countSmsUnits(plain) <= room) return plain + tail;
  const end = '...';
  let cut = '';
  let units = end.length;
  for (const letter of plain) {
    units += countSmsUnits(letter);
    if (units > room) break;
    cut += letter;
  }
  return cut.trimEnd() + end + tail;
}
