import type { Province } from './vocabulary.ts';

/** The zone in which most people of a province live. */
const zones: Record<Province, string> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

/** When somebody's evening is; null where the province does not say. */
export function zoneOfProvince(province: string | null): string | null {
  return province !== null && Object.hasOwn(zones, province) ? zones[province as Province] : null;
}
