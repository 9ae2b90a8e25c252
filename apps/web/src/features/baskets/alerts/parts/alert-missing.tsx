import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../../shared/ui/illustrations.tsx';
import { alertListLink } from '../model/alert-links.ts';

/** No alert of this agent has that id, or it was deleted. */
export function AlertMissing() {
  const { t } = useTranslation('basketsAlerts');
  return (
    <EmptyState
      className="flex-1"
      illustration={<SearchIllustration />}
      title={t('view.missing.title')}
      text={t('view.missing.text')}
      headingLevel={1}
      actions={
        <Link {...alertListLink} className={buttonClass()}>
          {t('view.missing.toList')}
        </Link>
      }
    />
  );
}
