import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

/** A part of the screen that did not arrive; the rest stands. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  return (
    <p className="flex flex-wrap items-center gap-x-3 px-5 py-4 text-sm text-ink-2">
      {t('detail.partFailed')}
      <Button variant="link" onClick={onRetry}>
        {common('tryAgain')}
      </Button>
    </p>
  );
}
