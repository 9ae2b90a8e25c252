export type RelativeTimeLanguage = 'en' | 'fr';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const words = {
  en: {
    locale: 'en-CA',
    now: 'Just now',
    yesterday: 'Yesterday',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
  fr: {
    locale: 'fr-CA',
    now: 'À l’instant',
    yesterday: 'Hier',
    minutes: (count: number) => `Il y a ${count}\u00A0min`,
    hours: (count: number) => `Il y a ${count}\u00A0h`,
  },
};

/** Up to 24 hours in short words, then Yesterday, then the date. What lies ahead by a clock that differs is just now. */
export function relativeTime(
  instant: Date,
  { now, language, timeZone }: { now: Date; language: RelativeTimeLanguage; timeZone: string },
): string {
  const { locale, ...say } = words[language];
  const passedMs = now.getTime() - instant.getTime();
  if (passedMs < minuteMs) return say.now;
  if (passedMs < hourMs) return say.minutes(Math.floor(passedMs / minuteMs));
  if (passedMs < dayMs) return say.hours(Math.floor(passedMs / hourMs));
  const dayOf = (date: Date) => date.toLocaleDateString('en-CA', { timeZone });
  if (dayOf(instant) === dayOf(new Date(now.getTime() - dayMs))) return say.yesterday;
  return instant.toLocaleDateString(locale, { timeZone, dateStyle: 'medium' });
}
