import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';

interface UploadProgressProps {
  upload: { fileName: string; totalBytes: number; percent: number };
  onCancel: () => void;
}

export function UploadProgress({ upload, onCancel }: UploadProgressProps) {
  const { t } = useTranslation(['users', 'common']);
  const format = useFormat();
  const kilobytes = (bytes: number) => format.number(Math.round(bytes / 1024));

  return (
    <ProgressBar
      label={upload.fileName}
      value={upload.percent}
      hint={
        <span className="flex items-center justify-between gap-3">
          {t('photo.progress', {
            sent: kilobytes((upload.totalBytes * upload.percent) / 100),
            total: kilobytes(upload.totalBytes),
          })}
          <Button variant="link" size="sm" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </span>
      }
    />
  );
}
