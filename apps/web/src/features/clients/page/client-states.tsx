import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration, ServerIllustration } from '../../../shared/ui/illustrations.tsx';

/** Nobody of this agent has that id, or they were deleted. */
export function ClientMissing() {
  const { t } = useTranslation('clients');
  return (
    <EmptyState
      className="flex-1"
      illustration={<SearchIllustration />}
      title={t('page.missing.title')}
      text={t('page.missing.text')}
      headingLevel={1}
      actions={
        <Link to="/clients" search={{}} className={buttonClass({ variant: 'primary' })}>
          {t('page.missing.toList')}
        </Link>
      }
    />
  );
}

interface ClientTroubleProps {
  trouble: ReadTrouble;
  /** What could not be loaded, in a few words; a client unless told. */
  failed?: string;
}

export function ClientTrouble({ trouble, failed }: ClientTroubleProps) {
  const { t } = useTranslation(['clients', 'common']);
  return (
    <EmptyState
      className="flex-1"
      illustration={<ServerIllustration />}
      title={trouble.kind === 'offline' ? t('page.trouble.offline') : (failed ?? t('page.trouble.failed'))}
      headingLevel={1}
      actions={<Button onClick={trouble.retry}>{t('common:tryAgain')}</Button>}
    />
  );
}
