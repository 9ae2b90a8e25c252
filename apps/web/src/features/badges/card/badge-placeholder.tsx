import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Ring } from '../../../shared/ui/loaders.tsx';

/** `waiting` is what nobody has asked for yet: below the fold nothing turns. */
export type BadgeState = 'waiting' | 'loading' | 'ready' | 'failed';

interface BadgePlaceholderProps {
  state: BadgeState;
  errorText: string | undefined;
  onRetry: (() => void) | undefined;
}

/** What stands in place of a number: on its way, failed, or none there. */
export function BadgePlaceholder({ state, errorText, onRetry }: BadgePlaceholderProps) {
  const { t } = useTranslation(['badgesCard', 'common']);
  if (state === 'waiting') return null;
  if (state === 'loading') {
    return (
      <div className="badge-waiting">
        <Ring isDecorative className="text-brand" />
        <span role="status">{t('loading')}</span>
      </div>
    );
  }
  if (state === 'ready') return <p className="badge-none">{t('badgeNoData')}</p>;
  return (
    <div className="badge-failed">
      <p title={errorText}>
        <CircleAlert aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        <span className="line-clamp-2">{errorText ?? t('couldNotLoad')}</span>
      </p>
      {onRetry && (
        <button type="button" className="text-link touch-target text-xs" onClick={onRetry}>
          {t('common:tryAgain')}
        </button>
      )}
    </div>
  );
}
