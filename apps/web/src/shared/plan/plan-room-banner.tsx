import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';
import { Banner } from '../ui/banner.tsx';
import type { PlanResource } from './plans-query.ts';
import { usePlanRoom } from './plans-query.ts';

interface PlanRoomBannerProps {
  of: PlanResource;
  className?: string;
}

/** Stands where something is created, and says how many the plan still takes once most of them are used. */
export function PlanRoomBanner({ of, className }: PlanRoomBannerProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const room = usePlanRoom(of);
  if (!room?.isNear) return null;
  const values = { plan: t(`names.${room.plan}`), limit: format.number(room.limit) };
  return room.left > 0 ? (
    <Banner tone="info" className={className}>
      {t(`left.${of}`, { ...values, count: room.left })}
    </Banner>
  ) : (
    <Banner tone="warning" title={t(`full.${of}`, values)} className={className}>
      {t(`fullText.${of}`)}
    </Banner>
  );
}
