import { useTranslation } from 'react-i18next';
import type { MyPlace } from '../../../shared/hooks/use-my-place.ts';
import { Notice } from '../../../shared/ui/notice.tsx';

interface MyPlaceNoticeProps {
  place: Pick<MyPlace, 'state' | 'dismiss'>;
  className?: string;
}

/** Says why 'near me' did not work, and how to allow it. */
export function MyPlaceNotice({ place, className }: MyPlaceNoticeProps) {
  const { t } = useTranslation('listings');
  const { state, dismiss } = place;
  if (state !== 'denied' && state !== 'unavailable') return null;
  return (
    <div role="alert" className={className}>
      <Notice tone="warning" title={t(`myPlace.${state}`)} onDismiss={dismiss}>
        {t(`myPlace.${state}Text`)}
      </Notice>
    </div>
  );
}
