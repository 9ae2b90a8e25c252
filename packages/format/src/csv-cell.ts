/**
 * A spreadsheet would run a text that begins like a formula, also behind what nobody sees, and in some languages with
 * signs of full width; a phone number is none.
 */
const formula = /^'*(?:[\t\r]|[\s\p{C}]*(?:[=@＝＠＋－-]|\+(?!\d{8,15}(?:;|$))))/u;

/** One cell of a CSV file, as every table that we write has it. */
export function quoteCell(cell: string | number | boolean | null): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Takes back what `quoteCell` put before a text that begins like a formula. */
export const unquoteFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
