/** What a record told that could not be kept as it was. One line each, for people. */
export interface Warnings {
  add(warning: string): void;
  /** A word of a list that the model does not know; the feed's own list of words may explain it. */
  addUnknownWord(field: string, word: string): void;
  readonly list: string[];
  readonly unknownWords: UnknownWord[];
}

export interface UnknownWord {
  field: string;
  word: string;
}

/** A record of nothing but faults must not fill the memory. */
const maxWarnings = 30;
const maxQuoted = 60;

export function createWarnings(): Warnings {
  const list: string[] = [];
  const unknownWords: UnknownWord[] = [];
  const add = (warning: string) => {
    if (list.length < maxWarnings) list.push(warning);
  };
  return {
    list,
    unknownWords,
    add,
    addUnknownWord: (field, word) => {
      const quoted = word.slice(0, maxQuoted);
      if (unknownWords.length < maxWarnings) unknownWords.push({ field, word: quoted });
      add(`${field}: unknown word '${quoted}'`);
    },
  };
}
