import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';

interface SeenMarkProps {
  /** When it was seen, in words. */
  when: string;
  hasWord?: boolean;
}

/** A button only so that the keyboard reaches its tooltip. */
export function SeenMark({ when, hasWord = false }: SeenMarkProps) {
  const { t } = useTranslation('notifications');
  return (
    <Tooltip content={when} placement={hasWord ? 'top' : 'top end'}>
      <button
        type="button"
        aria-label={t('seen')}
        className="relative z-1 -m-1 flex flex-none cursor-default items-center gap-1.5 rounded-sm p-1 text-xs text-ink-3"
      >
        <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
        {hasWord ? t('seen') : null}
      </button>
    </Tooltip>
  );
}
