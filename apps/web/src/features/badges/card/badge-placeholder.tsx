import { useTranslation } from 'react-i18next';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';

/** `waiting` is what nobody has asked for yet: below the fold nothing turns. */
export type BadgeState = 'waiting' | 'loading' | 'ready' | 'failed' | 'locked';

interface BadgePlaceholderProps {
  state: Exclude<BadgeState, 'locked'>;
  errorText: string | undefined;
  onRetry: (() => void) | undefined;
}

/** What stands in place of a number: on its way, failed, or none there. */
export function BadgePlaceholder({ state, errorText, onRetry }: BadgePlaceholderProps) {
  const { t } = useTranslation('badgesCard');
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
    <QueryError
      layout="tile"
      failure={{ message: errorText, ...(onRetry && { retry: onRetry }) }}
      text={t('couldNotLoad')}
      className="badge-failed"
    />
  );
}
