import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { acceptedFiles } from './import-file.ts';

interface DropZoneProps {
  onFile: (file: File) => void;
}

/** The native file input lies over all of it, so a file is dropped on it or chosen by a click anywhere. */
export function DropZone({ onFile }: DropZoneProps) {
  const { t } = useTranslation('clients');
  const [isOver, setIsOver] = useState(false);
  const kindsId = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <div
      className={classNames(
        'group relative grid justify-items-center gap-2.5 rounded-lg border-[1.5px] border-dashed px-5 py-12 text-center transition-control max-md:py-8',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-control bg-inset hover:bg-hover',
      )}
    >
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-surface text-brand-ink shadow-xs">
        <Upload aria-hidden="true" size={22} strokeWidth={1.75} />
      </span>
      <p aria-hidden="true" className="text-md font-semibold tracking-tight max-md:hidden">
        {t('import.file.drop')}
      </p>
      <p aria-hidden="true" className="text-sm text-ink-3 max-md:hidden">
        {t('import.file.or')}
      </p>
      <span aria-hidden="true" className={buttonClass({ variant: 'primary' })}>
        {t('import.file.choose')}
      </span>
      <p id={kindsId} className="mt-1 text-xs text-ink-2">
        {t('import.file.kinds')}
      </p>
      <input
        type="file"
        accept={acceptedFiles}
        aria-label={t('import.file.choose')}
        aria-describedby={kindsId}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          // By itself the browser would take no notice of a file of another kind.
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}
