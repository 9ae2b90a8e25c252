import { useTranslation } from 'react-i18next';
import type { ReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

interface LoadTroubleProps {
  trouble: ReadTrouble;
  className?: string;
}

/** Why the listings are not there, above the place where they would stand. */
export function LoadTrouble({ trouble, className }: LoadTroubleProps) {
  const { t } = useTranslation('listings');
  if (trouble.kind === 'offline')
    return (
      <Notice tone="warning" className={className}>
        {t('results.offline')}
      </Notice>
    );
  return (
    <Notice
      tone="danger"
      className={className}
      actions={
        <Button size="sm" variant="secondary" onClick={trouble.retry}>
          {t('map.tryAgain')}
        </Button>
      }
    >
      {t('map.listFailed')}
    </Notice>
  );
}
