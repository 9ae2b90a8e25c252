import { useTranslation } from 'react-i18next';
import type { MyPlace } from '../../../shared/hooks/use-my-place.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

interface MyPlaceBannerProps {
  place: Pick<MyPlace, 'state' | 'dismiss'>;
  className?: string;
}

/** Says why 'near me' did not work, and how to allow it. */
export function MyPlaceBanner({ place, className }: MyPlaceBannerProps) {
  const { t } = useTranslation('listings');
  const { state, dismiss } = place;
  if (state !== 'denied' && state !== 'unavailable') return null;
  return (
    <div role="alert" className={className}>
      <Banner tone="warning" title={t(`myPlace.${state}`)} onDismiss={dismiss}>
        {t(`myPlace.${state}Text`)}
      </Banner>
    </div>
  );
}
