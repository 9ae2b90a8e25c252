import type { Match, PhraseParser } from '../match.ts';
import { createPhraseSet } from '../phrases.ts';

export const parseQuote: PhraseParser = ({ tokens }, at): Match | null => {
  const token = tokens[at];
  if (token?.kind !== 'quote') return null;
  const words = token.norm
    .replace(/["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    end: at + 1,
    topic: 'keyword',
    apply: (draft, manner) => draft.texts.addKeyword(words, manner),
  };
};

const skipMlsWords = createPhraseSet(
  '(no |)mls, mls #, mls :, mls no, mls number, mls # :, numero mls, mls numero, # mls, sia, no sia, (numero |no |)centris( no| numero|), listing (number|no|#)',
);

/** A letter and digits, or after the word MLS any long number. */
export const parseMlsNumber: PhraseParser = ({ tokens, text }, at): Match | null => {
  const after = skipMlsWords(tokens, at);
  const token = tokens[after];
  if (!token) return null;
  const typed = text.slice(token.start, token.end);
  const isNumber = token.kind === 'mls' || (after > at && /^\d{5,9}$/.test(typed));
  if (!isNumber) return null;
  return { end: after + 1, apply: (draft) => draft.texts.addMlsNumber(typed.toUpperCase()) };
};
