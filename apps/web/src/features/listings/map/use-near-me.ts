import type { CircleShape } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import type { LngLat } from '@hearthline/domain/geo';
import type { Format } from '@hearthline/format/format';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { useMyPlace } from '../../../shared/hooks/use-my-place.ts';
import { useFormat } from '../../../shared/i18n/format.ts';

/** Near me, kept as a circle around the place it was, under the name of that place. */
export function useNearMe(onFound: (circle: CircleShape) => void) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const myPlace = useMyPlace();

  async function find() {
    const centre = await myPlace.locate();
    if (!centre) return;
    const place = await findPlaceName(centre).catch(() => null);
    const label = t('map.nearMe.label', { place: place ?? writePlace(centre, format) });
    onFound({ type: 'circle', centre, radiusMetres: nearMeRadiusMetres, label });
  }

  return { myPlace, find };
}

const nearMeRadiusMetres = 2_000;

/** The community that homes around a place name most often; null where there are none. */
async function findPlaceName(centre: LngLat): Promise<string | null> {
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

/** "43.551, −79.583": better than nothing where nobody has named the place. French numbers hold commas themselves. */
function writePlace([longitude, latitude]: LngLat, { language, decimal }: Format): string {
  return [latitude, longitude]
    .map((degrees) => decimal(degrees, 3))
    .join(language === 'fr' ? '\u00A0; ' : ', ');
}
