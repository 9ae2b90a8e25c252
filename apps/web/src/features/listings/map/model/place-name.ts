import type { CircleShape } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import type { LngLat } from '@hearthline/domain/geo';
import { request } from '../../../../shared/api/client.ts';

export const nearMeRadiusMetres = 2_000;

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

/** "43.551, −79.583": better than nothing where nobody has named the place. */
export function writePlace([longitude, latitude]: LngLat): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(3).replace('-', '−')).join(', ');
}
