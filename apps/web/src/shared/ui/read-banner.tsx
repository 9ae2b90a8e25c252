import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import type { ReadTrouble } from '../api/read-trouble.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export interface ReadBannerProps {
  trouble: ReadTrouble;
  error?: Error | null;
  className?: string;
}

interface ReadBannerWords {
  offline: string;
  failed: string;
  notFound: string;
  /** Where to go from what is not there any more. */
  wayOn: ReactNode;
}

/** Why something is not there, and the way on. */
export function ReadBanner({
  trouble,
  error,
  className,
  offline,
  failed,
  notFound,
  wayOn,
}: ReadBannerProps & ReadBannerWords) {
  const { t } = useTranslation('common');
  const refusal = error instanceof ApiError ? error : null;
  if (trouble.kind === 'offline')
    return (
      <Banner tone="warning" className={className}>
        {offline}
      </Banner>
    );
  if (refusal?.code === 'not_found')
    return (
      <Banner tone="warning" className={className} actions={wayOn}>
        {notFound}
      </Banner>
    );
  return (
    <Banner
      tone="danger"
      className={className}
      actions={
        <Button size="sm" variant="secondary" onClick={trouble.retry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {refusal?.friendlyMessage ?? failed}
    </Banner>
  );
}
