import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import type { ReadTrouble } from '../api/read-trouble.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface ReadNoticeProps {
  trouble: ReadTrouble;
  error?: Error | null;
  className?: string;
}

interface ReadNoticeWords {
  offline: string;
  failed: string;
  notFound: string;
  /** Where to go from what is not there any more. */
  wayOn: ReactNode;
}

/** Why something is not there, and the way on. */
export function ReadNotice({
  trouble,
  error,
  className,
  offline,
  failed,
  notFound,
  wayOn,
}: ReadNoticeProps & ReadNoticeWords) {
  const { t } = useTranslation('common');
  const refusal = error instanceof ApiError ? error : null;
  if (trouble.kind === 'offline')
    return (
      <Notice tone="warning" className={className}>
        {offline}
      </Notice>
    );
  if (refusal?.code === 'not_found')
    return (
      <Notice tone="warning" className={className} actions={wayOn}>
        {notFound}
      </Notice>
    );
  return (
    <Notice
      tone="danger"
      className={className}
      actions={
        <Button size="sm" variant="secondary" onClick={trouble.retry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {refusal?.friendlyMessage ?? failed}
    </Notice>
  );
}
