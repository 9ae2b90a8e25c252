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

export function ClientTrouble({ trouble }: { trouble: ReadTrouble }) {
  const { t } = useTranslation(['clients', 'common']);
  return (
    <EmptyState
      className="flex-1"
      illustration={<ServerIllustration />}
      title={t(trouble.kind === 'offline' ? 'page.trouble.offline' : 'page.trouble.failed')}
      headingLevel={1}
      actions={<Button onClick={trouble.retry}>{t('common:tryAgain')}</Button>}
    />
  );
}
