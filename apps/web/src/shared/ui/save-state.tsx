import { CloudAlert, CloudCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../hooks/use-now.ts';
import { useFormat } from '../i18n/format.ts';
import type { AutosaveState } from '../lib/autosave.ts';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';
import { Ellipsis } from './loaders.tsx';

interface SaveStateProps extends AutosaveState {
  /** A draft of something, or choices that count as soon as they are saved. */
  of?: 'draft' | 'choices';
  /** What is typed is saved with every pause: of that only what went wrong is read aloud. */
  isQuiet?: boolean;
  timeZone?: string | undefined;
  /** Where it is not tried again by itself soon. */
  onRetry?: () => void;
  /** Before anything was changed. */
  idleText?: string;
  /** On a phone only its sign is seen, as long as nothing is wrong. */
  isShort?: boolean;
  className?: string;
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75, className: 'flex-none' } as const;

/** Whether what was changed is safe. */
export function SaveState({
  of = 'draft',
  isQuiet = of === 'draft',
  status,
  savedAt,
  timeZone,
  ...props
}: SaveStateProps) {
  const { t } = useTranslation('common');
  const format = useFormat(timeZone);
  const today = format.dateText(useNow().toISOString());
  const day = savedAt === null ? today : format.dateText(savedAt);
  const hasFailed = status === 'failed';
  const needsCare = hasFailed || status === 'conflict';
  return (
    <div
      role={needsCare || !isQuiet ? 'status' : undefined}
      className={classNames(
        'flex min-h-5 flex-wrap items-center gap-1.5 text-sm',
        needsCare ? 'text-warning' : 'text-ink-2',
        props.className,
      )}
    >
      {status === 'saving' ? <Ellipsis size="sm" isDecorative /> : null}
      {status === 'saved' ? <CloudCheck {...icon} /> : null}
      {needsCare ? <CloudAlert {...icon} /> : null}
      <span className={props.isShort && !needsCare ? 'max-md:sr-only' : 'contents'}>
        {status === 'idle'
          ? props.idleText
          : status === 'conflict'
            ? t('saveState.conflict')
            : t(`saveState.${of}.${status === 'saved' && day !== today ? 'savedOn' : status}`, {
                time: savedAt === null ? '' : format.time(savedAt),
                day,
              })}
      </span>
      {hasFailed && props.onRetry ? (
        <Button variant="link" onClick={props.onRetry}>
          {t('tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
