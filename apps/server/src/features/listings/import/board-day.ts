const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });

/** The calendar day of an instant where the boards are. */
export function boardDayOf(instant: string | Date): string {
  return days.format(typeof instant === 'string' ? new Date(instant) : instant);
}
