import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';

export type Orientation = 'portrait' | 'landscape';

interface PickerFrameProps {
  title: string;
  isWide: boolean;
  orientation: Orientation;
  /** Left out where the entry line holds the only one. */
  shortcuts?: ReactNode;
  /** The fields or tabs above the calendar. */
  entry: ReactNode;
  summary: ReactNode;
  onCancel: () => void;
  onApply: () => void;
  children: ReactNode;
}

export function PickerFrame(props: PickerFrameProps) {
  return props.isWide ? <WideFrame {...props} /> : <SheetFrame {...props} />;
}

function WideFrame({
  orientation,
  shortcuts,
  entry,
  summary,
  onCancel,
  onApply,
  children,
}: PickerFrameProps) {
  const { t } = useTranslation('common');
  const isLandscape = orientation === 'landscape';
  return (
    <>
      <div className={isLandscape ? 'grid grid-cols-[176px_minmax(0,1fr)]' : ''}>
        {isLandscape ? <div className="border-r border-line bg-inset">{shortcuts}</div> : null}
        <div className="min-w-0 px-6 py-5">
          {isLandscape || !shortcuts ? null : <div className="mb-4">{shortcuts}</div>}
          {entry}
          {children}
        </div>
      </div>
      <div className="flex items-center gap-2 border-t border-line px-6 py-3.5">
        <div className="min-w-0 flex-1 text-sm text-ink-2">{summary}</div>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button onClick={onApply}>{t('apply')}</Button>
      </div>
    </>
  );
}

function SheetFrame({ title, shortcuts, entry, summary, onCancel, onApply, children }: PickerFrameProps) {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div aria-hidden="true" className="mx-auto my-2 h-1 w-10 shrink-0 rounded-full bg-line-control" />
      <div className="flex shrink-0 items-center gap-2 px-4 pt-1 pb-2.5">
        <h2 className="flex-1 text-lg font-semibold tracking-[-0.02em]">{title}</h2>
        <IconButton label={t('close')} icon={<X aria-hidden="true" />} className="-mr-2" onClick={onCancel} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4">
        {entry}
        {shortcuts ? <div className="mt-2.5 mb-1.5">{shortcuts}</div> : null}
        {children}
      </div>
      <div className="shrink-0 px-4 pb-7">
        <div className="my-2.5 flex min-h-5 justify-center text-center text-sm text-ink-2">{summary}</div>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" size="lg" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button size="lg" onClick={onApply}>
            {t('apply')}
          </Button>
        </div>
      </div>
    </div>
  );
}
