import type { CircleShape } from '@hearthline/domain/criteria/criteria';
import { useTranslation } from 'react-i18next';
import { useMyPlace } from '../../../shared/hooks/use-my-place.ts';
import { findPlaceName, nearMeRadiusMetres, writePlace } from './model/place-name.ts';

/** Near me, kept as a circle around the place it was, under the name of that place. */
export function useNearMe(onFound: (circle: CircleShape) => void) {
  const { t } = useTranslation('listings');
  const myPlace = useMyPlace();

  async function find() {
    const centre = await myPlace.locate();
    if (!centre) return;
    const place = await findPlaceName(centre).catch(() => null);
    const label = t('map.nearMe.label', { place: place ?? writePlace(centre) });
    onFound({ type: 'circle', centre, radiusMetres: nearMeRadiusMetres, label });
  }

  return { myPlace, find };
}
