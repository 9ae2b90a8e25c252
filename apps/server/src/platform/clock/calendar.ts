/** The board dates agreements and the market by its own calendar. */
export const boardTimeZone = 'America/Toronto';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2025-11-12` as it reads on a wall calendar in that zone. */
export function calendarDate(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}
