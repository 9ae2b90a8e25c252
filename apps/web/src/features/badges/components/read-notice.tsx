import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { ReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

interface ReadNoticeProps {
  trouble: ReadTrouble;
  error?: Error | null;
  className?: string;
}

/** Why something is not there, and the way on. */
export function ReadNotice({ trouble, error, className }: ReadNoticeProps) {
  const { t } = useTranslation(['badges', 'common']);
  const refusal = error instanceof ApiError ? error : null;
  if (trouble.kind === 'offline')
    return (
      <Notice tone="warning" className={className}>
        {t('trouble.offline')}
      </Notice>
    );
  if (refusal?.code === 'not_found')
    return (
      <Notice
        tone="warning"
        className={className}
        actions={
          <Link to="/badge-builder/categoreis" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            {t('trouble.toCategories')}
          </Link>
        }
      >
        {t('trouble.notFound')}
      </Notice>
    );
  return (
    <Notice
      tone="danger"
      className={className}
      actions={
        <Button size="sm" variant="secondary" onClick={trouble.retry}>
          {t('common:tryAgain')}
        </Button>
      }
    >
      {refusal?.friendlyMessage ?? t('trouble.failed')}
    </Notice>
  );
}
