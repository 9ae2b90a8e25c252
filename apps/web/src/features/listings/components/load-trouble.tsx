import { useTranslation } from 'react-i18next';
import type { ReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface LoadTroubleProps {
  trouble: ReadTrouble;
  className?: string;
}

/** Why the listings are not there, above the place where they would stand. */
export function LoadTrouble({ trouble, className }: LoadTroubleProps) {
  const { t } = useTranslation('listings');
  if (trouble.kind === 'offline')
    return (
      <Banner tone="warning" className={className}>
        {t('results.offline')}
      </Banner>
    );
  return (
    <Banner
      tone="danger"
      className={className}
      actions={
        <Button size="sm" variant="secondary" onClick={trouble.retry}>
          {t('map.tryAgain')}
        </Button>
      }
    >
      {t('map.listFailed')}
    </Banner>
  );
}
