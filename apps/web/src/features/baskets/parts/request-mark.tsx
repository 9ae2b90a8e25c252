import type { RequestState } from '@hearthline/domain/basket/vocabulary';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { requestLooks } from './answer-looks.ts';

interface RequestMarkProps {
  state: RequestState;
  /** On a photo it turns dark, whatever the theme. */
  isOnPhoto?: boolean;
  className?: string;
}

/** Where a home stands on its way to the client. */
export function RequestMark({ state, isOnPhoto = false, className }: RequestMarkProps) {
  const { t } = useTranslation('baskets');
  const { Icon, tone } = requestLooks[state];
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
      {t(`request.${state}`)}
    </Tag>
  );
}
