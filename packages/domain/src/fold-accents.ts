/** Letters without their marks: é is e, ç is c. Capitals and all other signs stay as they are. */
export function foldAccents(text: string): string {
  // Most texts are plain, and taking letters apart is slow for an import of a million.
  if (/^[ -~]*$/.test(text)) return text;
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
