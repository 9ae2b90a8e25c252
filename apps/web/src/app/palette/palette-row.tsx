import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/lib/class-names.ts';
import { ComboOption } from '../../shared/ui/combo-list.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { markMatches } from './match-words.ts';
import type { PaletteRecord } from './palette-record.ts';

interface PaletteRowProps {
  option: { id: string; isActive: boolean; onPoint: () => void };
  record: PaletteRecord;
  query: string;
  onPoint: () => void;
  onRun: (record: PaletteRecord, act?: () => void) => void;
}

export function PaletteRow({ option, record, query, onPoint, onRun }: PaletteRowProps) {
  const { t } = useTranslation('palette');
  const { icon: Icon, label, detail, lead, aside, actions = [] } = record;
  const { isActive } = option;

  function handlePoint() {
    option.onPoint();
    onPoint();
  }

  return (
    <div className={classNames('flex items-center rounded-[12px]', isActive && 'bg-pressed')}>
      <ComboOption
        {...option}
        onPoint={handlePoint}
        onChoose={() => onRun(record)}
        className="min-h-[52px] min-w-0 flex-1 scroll-my-2 gap-3.5 rounded-[12px] px-3 py-1.5"
      >
        {lead ?? (
          <span className="grid size-9 flex-none place-items-center rounded-md bg-ink-3/14 text-ink-3">
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">
            <Marked text={label} query={query} />
          </span>
          {detail && (
            <span className={classNames('block truncate text-xs', isActive ? 'text-ink-2' : 'text-ink-3')}>
              <DetailLine detail={detail} query={query} />
            </span>
          )}
        </span>
        {aside && (
          <span
            className={classNames(
              'max-w-2/5 flex-none truncate text-xs text-ink-3',
              actions.length > 0 && 'max-md:hidden',
            )}
          >
            {aside}
          </span>
        )}
      </ComboOption>
      {/* The verbs of the list do the same, so that nothing here is needed by those who do not point. */}
      <span
        aria-hidden
        className={classNames('flex flex-none items-center gap-1 max-md:not-empty:pr-3', isActive && 'pr-3')}
      >
        {actions.map((action) => (
          <IconButton
            key={action.label}
            size="sm"
            tabIndex={-1}
            label={action.label}
            icon={<action.icon strokeWidth={1.75} />}
            className={classNames(!isActive && 'md:hidden')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRun(record, action.run)}
          />
        ))}
        {isActive && (
          <span className="ml-1 max-md:hidden">
            <Kbd>{t('enter')}</Kbd>
          </span>
        )}
      </span>
    </div>
  );
}

function DetailLine({ detail, query }: { detail: NonNullable<PaletteRecord['detail']>; query: string }) {
  return detail.map((part, index) => {
    const text = typeof part === 'string' ? part : part.searched;
    return (
      <Fragment key={text}>
        {index > 0 && ' · '}
        {typeof part === 'string' ? text : <Marked text={text} query={query} />}
      </Fragment>
    );
  });
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part) =>
    part.isMatch ? (
      <mark key={part.start} className="bg-transparent text-brand-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
