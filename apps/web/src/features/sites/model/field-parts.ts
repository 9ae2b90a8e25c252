import type { Language } from '@hearthline/contract/common';

export type Both = Record<Language, string>;

export const setIn = (texts: Both, language: Language, text: string): Both => ({
  ...texts,
  [language]: text,
});
