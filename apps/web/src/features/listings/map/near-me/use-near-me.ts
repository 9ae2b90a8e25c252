import type { CircleShape } from '@hearthline/domain/criteria/criteria';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findPlaceName, LocationError, locate, nearMeRadiusMetres, writePlace } from './find-me.ts';

/** Near me, kept as a circle around the place it was, under the name of that place. */
export function useNearMe(onFound: (circle: CircleShape) => void) {
  const { t } = useTranslation('listings');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (): Promise<CircleShape> => {
      const centre = await locate();
      const place = await findPlaceName(centre).catch(() => null);
      const label = t('map.nearMe.label', { place: place ?? writePlace(centre) });
      return { type: 'circle', centre, radiusMetres: nearMeRadiusMetres, label };
    },
    onSuccess: onFound,
    meta: { handlesErrors: true },
  });
  return {
    find: () => mutate(),
    isFinding: isPending,
    problem: error instanceof LocationError ? error.problem : null,
    dismiss: reset,
  };
}
