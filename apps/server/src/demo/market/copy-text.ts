/** PostgreSQL's text form of COPY: a line a row, tabs between, `\N` for null. */
export function toCopyLine(values: readonly unknown[]): string {
  return `${values.map(toCopyValue).join('\t')}\n`;
}

function toCopyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escapeText(JSON.stringify(value));
}

/** Also as an element of an array, whose own marks are escaped once more. */
export function toArrayText(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeText(text: string): string {
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark) : text;
}
