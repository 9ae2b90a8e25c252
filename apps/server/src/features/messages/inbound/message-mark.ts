/** How a message is recognised when something about it comes back: agent and message in one word. */
export interface MessageMark {
  agentId: string;
  messageId: string;
}

const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const messageIdPattern = new RegExp(`(${idPattern})\\.(${idPattern})@`, 'gi');
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const bounceMark = /\+([a-z2-7]{52})@/gi;

/** The same for every try of a message; without angle brackets. */
export const messageIdOf = ({ agentId, messageId }: MessageMark, host: string): string =>
  `${messageId}.${agentId}@${host}`;

/** `bounce@mail.example` becomes `bounce+…@mail.example`; letters and digits only, since some servers change capitals. */
export function bounceAddressOf({ agentId, messageId }: MessageMark, address: string): string {
  const at = address.lastIndexOf('@');
  const bytes = Buffer.from(`${agentId}${messageId}`.replaceAll('-', ''), 'hex');
  return `${address.slice(0, at)}+${toBase32(bytes)}${address.slice(at)}`;
}

/** All messages that a text of addresses or message ids names, in their order. */
export function findMarks(text: string): MessageMark[] {
  const marks = [...text.matchAll(messageIdPattern)].map(([, messageId = '', agentId = '']) => ({
    messageId: messageId.toLowerCase(),
    agentId: agentId.toLowerCase(),
  }));
  for (const [, word = ''] of text.matchAll(bounceMark)) {
    const hex = fromBase32(word.toLowerCase()).toString('hex');
    marks.push({ agentId: toId(hex.slice(0, 32)), messageId: toId(hex.slice(32, 64)) });
  }
  return marks;
}

const toId = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function toBase32(bytes: Buffer): string {
  let word = '';
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) word += alphabet[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? word : word + alphabet[(held << (5 - bits)) & 31];
}

function fromBase32(word: string): Buffer {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of word) {
    held = (held << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
