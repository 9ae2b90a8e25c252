import type { IsoDate } from '@hearthline/domain/calendar';
import type { DateRange, DateShortcut } from '@hearthline/domain/date-range';
import { defaultDateLimits } from '@hearthline/domain/date-range';
import { localDay } from '@hearthline/domain/time-zone';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { ModalLayer } from '../modal-layer.tsx';
import type { MonthsPerRow } from './calendar-state.ts';
import type { Orientation } from './picker-frame.tsx';
import { RangePicker } from './range-picker.tsx';
import { SingleDatePicker } from './single-date-picker.tsx';

interface CommonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  min?: IsoDate;
  max?: IsoDate;
  monthsPerRow?: MonthsPerRow;
  /** Landscape puts the shortcuts beside the calendar, portrait above it; a phone is always portrait. */
  orientation?: Orientation;
  /** The date on the user's calendar; the browser's own when left out. */
  today?: IsoDate;
}

interface RangeModeProps extends CommonProps {
  mode: 'range';
  /** Null stands for all dates. */
  value: DateRange | null;
  onApply: (value: DateRange | null) => void;
  shortcuts?: readonly DateShortcut[];
}

interface DateModeProps extends CommonProps {
  mode: 'date';
  /** 'YYYY-MM-DD', with `hasTime` 'YYYY-MM-DDTHH:mm'. */
  value: string | null;
  onApply: (value: string) => void;
  /** Adds hour and minute, and makes the dialog portrait. */
  hasTime?: boolean;
  /** For days long ago: while nothing is chosen, the calendar begins with the years around this one. */
  yearsAround?: IsoDate;
}

export type DatePickerDialogProps = RangeModeProps | DateModeProps;

const widths = {
  range: { landscape: 'w-[768px]', portrait: 'w-[592px]' },
  date: { landscape: 'w-[560px]', portrait: 'w-[384px]' },
};

export function DatePickerDialog(props: DatePickerDialogProps) {
  const { isOpen, onOpenChange, mode, min, max, monthsPerRow = 3 } = props;
  const { t } = useTranslation('datePicker');
  const isWide = useIsWide();
  const hasTime = props.mode === 'date' && props.hasTime === true;
  const orientation = hasTime
    ? 'portrait'
    : (props.orientation ?? (mode === 'range' ? 'landscape' : 'portrait'));
  const shared = {
    onClose: () => onOpenChange(false),
    isWide,
    orientation,
    limits: { min: min ?? defaultDateLimits.min, max: max ?? defaultDateLimits.max },
    today: props.today ?? localDay(new Date()),
    monthsPerRow,
  };

  return (
    <PickerOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t(mode === 'range' ? 'chooseDates' : 'chooseDate')}
      isWide={isWide}
      width={widths[mode][orientation]}
    >
      {props.mode === 'range' ? (
        <RangePicker {...shared} value={props.value} onApply={props.onApply} shortcuts={props.shortcuts} />
      ) : (
        <SingleDatePicker
          {...shared}
          value={props.value}
          onApply={props.onApply}
          hasTime={hasTime}
          yearsAround={props.yearsAround}
        />
      )}
    </PickerOverlay>
  );
}

interface PickerOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  isWide: boolean;
  /** Width class of the centered dialog; the sheet takes the whole screen width. */
  width: string;
  children: ReactNode;
}

const dialogClass =
  'modal-panel max-h-full max-w-full rounded-xl border border-line-strong bg-surface shadow-lg';
const sheetClass =
  'sheet-panel max-h-[88%] w-full rounded-t-xl border-t border-line-strong bg-raised shadow-lg';

function PickerOverlay({ isOpen, onOpenChange, label, isWide, width, children }: PickerOverlayProps) {
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={label}
      className={isWide ? 'bg-overlay/60' : 'sheet-layer bg-overlay/60'}
      frameClassName={isWide ? 'items-center justify-center p-4' : 'items-end justify-center'}
      panelClassName={classNames(
        'flex overflow-hidden',
        isWide ? classNames(dialogClass, width) : sheetClass,
      )}
      dialogClassName="flex min-h-0 w-full flex-col overflow-y-auto"
    >
      {children}
    </ModalLayer>
  );
}

const wideQuery = '(min-width: 768px)';

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function getIsWide(): boolean {
  return window.matchMedia(wideQuery).matches;
}

/** From 768 px on the picker is a centered dialog, below it a bottom sheet with other parts in it. */
function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, getIsWide);
}
