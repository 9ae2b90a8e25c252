/** Letters without their marks, and without marks that stand alone as typewriters set them: é is e, l´ is l. Capitals and all other signs stay. */
export function foldAccents(text: string): string {
  // Most texts are plain, and taking letters apart is slow for an import of a million.
  if (/^[ -\]_a-~]*$/.test(text)) return text;
  return text.normalize('NFD').replace(/[\p{M}\p{Diacritic}]/gu, '');
}
