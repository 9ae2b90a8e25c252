import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';

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
      <Notice tone={state === 'failed' ? 'danger' : 'info'} title={t(`progress.${state}Title`)}>
        {t(`progress.${state}`)}
      </Notice>
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
