import type { CircleShape } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import type { LngLat } from '@hearthline/domain/geo';
import { request } from '../../../../shared/api/client.ts';

export type LocationProblem = 'denied' | 'unavailable' | 'unsupported';

/** Why the place is not known. */
export class LocationError extends Error {
  override readonly name = 'LocationError';
  readonly problem: LocationProblem;

  constructor(problem: LocationProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const nearMeRadiusMetres = 2_000;
const waitMs = 15_000;
const freshMs = 60_000;

/** Asks the browser, which asks the person. */
export function locate(geolocation: Geolocation | undefined = navigator.geolocation): Promise<LngLat> {
  if (!geolocation) return Promise.reject(new LocationError('unsupported'));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      ({ code, PERMISSION_DENIED }) =>
        reject(new LocationError(code === PERMISSION_DENIED ? 'denied' : 'unavailable')),
      { timeout: waitMs, maximumAge: freshMs },
    );
  });
}

/** The community that homes around a place name most often; null where there are none. */
export async function findPlaceName(centre: LngLat): Promise<string | null> {
  const around: CircleShape = { type: 'circle', centre, radiusMetres: nearMeRadiusMetres };
  const criteria = { ...defaultCriteria, within: [around] };
  const { result } = await request('POST /listings/search', { body: { criteria, limit: 24 } });
  const counts = new Map<string, number>();
  for (const { community } of result.items) {
    if (community) counts.set(community, (counts.get(community) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

/** "43.551, -79.583": better than nothing where nobody has named the place. */
export function writePlace([longitude, latitude]: LngLat): string {
  return `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;
}
