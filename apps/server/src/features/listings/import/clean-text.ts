/** PostgreSQL refuses NUL and halves of surrogate pairs; other control characters say nothing to a reader. */
const controls = /(?![\t\r\n])\p{Cc}/gu;

export function cleanText(text: string, maxLength: number): string {
  // Cut first, so that a text of a million characters costs no more than a short one.
  const cut = text.length > maxLength * 2 ? text.slice(0, maxLength * 2) : text;
  return cut.toWellFormed().replace(controls, '').trim().slice(0, maxLength).toWellFormed();
}
