import type { BasketHome } from '@hearthline/contract/baskets';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { requestLooks } from './answer-looks.ts';
import { useDepartures, useMomentText } from './use-moment-text.ts';

interface RequestMarkProps {
  home: Pick<BasketHome, 'state' | 'leavesAt'>;
  timeZone: string | undefined;
  /** On a photo it turns dark, whatever the theme. */
  isOnPhoto?: boolean;
  className?: string;
}

/** Where a home stands on its way to the client; in the outbox it says when it leaves. */
export function RequestMark({
  home: { state, leavesAt: plannedAt },
  timeZone,
  isOnPhoto = false,
  className,
}: RequestMarkProps) {
  const { t } = useTranslation('baskets');
  const { soonText } = useMomentText(timeZone);
  const { leavesAt } = useDepartures({ lastNotifiedAt: null, leavesAt: plannedAt });
  const { Icon, tone } =
    leavesAt === null ? requestLooks[state] : { ...requestLooks.sent, Icon: CalendarClock };
  return (
    <Tag
      tone={tone}
      icon={<Icon aria-hidden="true" strokeWidth={2} />}
      className={classNames(
        'h-6! rounded-sm! px-2! text-[11.5px]!',
        isOnPhoto && 'dark backdrop-blur-[6px]',
        className,
      )}
    >
      {leavesAt === null ? t(`request.${state}`) : t('leaves', { when: soonText(leavesAt) })}
    </Tag>
  );
}
