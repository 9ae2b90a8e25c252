const numberForm = /^[a-z]{0,2}\d{5,9}$/i;

/** The numbers of a pasted list, each once; null where the text is something else, or one number alone. */
export function parseNumberList(text: string): string[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = new Set(words.map((word) => word.toUpperCase()));
  return numbers.size > 1 && words.every((word) => numberForm.test(word)) ? [...numbers] : null;
}
