/** Calendar arithmetic on `2025-11-12`, without clocks and zones. */
const dayMs = 86_400_000;

export const toDays = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
export const fromDays = (days: number): string => new Date(days * dayMs).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => fromDays(toDays(date) + days);
export const daysBetween = (from: string, to: string): number => toDays(to) - toDays(from);

/** The same day so many months later; the last day of the month where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
