import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';

interface StoppedPanelProps {
  state: 'failed' | 'cancelled';
  isMaking: boolean;
  onAgain: () => void;
  onChange: () => void;
}

/** A report that was not drawn to the end, and the ways on. */
export function StoppedPanel({ state, isMaking, onAgain, onChange }: StoppedPanelProps) {
  const { t } = useTranslation(['cmaReport', 'common']);
  return (
    <>
      <Banner tone={state === 'failed' ? 'danger' : 'info'} title={t(`progress.${state}Title`)}>
        {t(`progress.${state}`)}
      </Banner>
      <div className="mt-4 flex flex-col gap-2">
        <Button size="lg" fullWidth isLoading={isMaking} onClick={onAgain}>
          {state === 'failed' ? t('common:tryAgain') : t('options.make')}
        </Button>
        <Button variant="secondary" fullWidth onClick={onChange}>
          {t('progress.change')}
        </Button>
      </div>
    </>
  );
}
