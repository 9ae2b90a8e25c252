import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { CmaDraftState } from '../model/use-cma-draft.ts';

type SaveNoteProps = Pick<CmaDraftState, 'saveState' | 'savedAt' | 'flush'> & {
  timeZone?: string | undefined;
  className?: string;
};

const icons = { saved: CloudCheck, saving: CloudUpload, failed: CloudAlert, conflict: CloudAlert };

/** Whether what was changed is safe. */
export function SaveNote({ saveState, savedAt, flush, timeZone, className }: SaveNoteProps) {
  const { t } = useTranslation('cma');
  const format = useFormat(timeZone);
  if (saveState === 'idle') return null;
  const Icon = icons[saveState];
  const isWarning = saveState === 'failed' || saveState === 'conflict';
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center gap-1.5 text-sm',
        isWarning ? 'text-warning' : 'text-ink-2',
        className,
      )}
    >
      <Icon className="size-4 shrink-0" strokeWidth={1.75} />
      {saveState === 'saved'
        ? t('save.saved', { time: savedAt === null ? '' : format.time(savedAt) })
        : t(`save.${saveState}`)}
      {saveState === 'failed' ? (
        <Button variant="link" onClick={() => void flush()}>
          {t('save.again')}
        </Button>
      ) : null}
    </div>
  );
}
