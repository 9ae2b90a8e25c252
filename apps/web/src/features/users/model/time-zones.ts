/** The zones of the country, from east to west. */
export const timeZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
] as const;
export type KnownTimeZone = (typeof timeZones)[number];

export function isKnownTimeZone(zone: string): zone is KnownTimeZone {
  return (timeZones as readonly string[]).includes(zone);
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires`, for a zone that came from elsewhere. */
export function cityOfTimeZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
