import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { clientImportLink } from '../parts/client-links.ts';

/** Removed, forgotten after a week, or another agent's. */
export function ImportMissing() {
  const { t } = useTranslation('clients');
  return (
    <EmptyState
      className="flex-1"
      illustration={<SearchIllustration />}
      title={t('import.missing.title')}
      text={t('import.missing.text')}
      headingLevel={1}
      actions={
        <Link {...clientImportLink} className={buttonClass({ variant: 'primary' })}>
          {t('import.missing.again')}
        </Link>
      }
    />
  );
}
