// Making a formatter costs far more than using it, and a list asks for the day of every row.
const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** The calendar day of an instant. Without a time zone the browser's own holds. */
export function dayIn(instant: Date, timeZone?: string): string {
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formatters.set(timeZone, formatter);
  return formatter.format(instant);
}
