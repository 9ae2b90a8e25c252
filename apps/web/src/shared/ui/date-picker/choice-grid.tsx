import type { IsoDate } from '@hearthline/domain/calendar';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { findCursorByKey } from './calendar-state.ts';
import { gridAttributes, gridCellAttributes } from './grid-attributes.ts';
import type { Calendar } from './use-calendar.ts';

export interface Choice {
  /** Any day of the month or year that the cell stands for. */
  date: IsoDate;
  label: string;
  name: string;
  isMarked: boolean;
  isCurrent: boolean;
  isDisabled: boolean;
}

interface ChoiceGridProps {
  calendar: Calendar;
  label: string;
  choices: readonly Choice[];
  perRow: number;
}

/** The cells of the month and the year view; as high as the six weeks that they cover. */
export function ChoiceGrid({ calendar, label, choices, perRow }: ChoiceGridProps) {
  const { state, setup } = calendar;
  const rows = Array.from({ length: Math.ceil(choices.length / perRow) }, (_, row) =>
    choices.slice(row * perRow, (row + 1) * perRow),
  );

  function handleKeyDown(event: KeyboardEvent) {
    const target = state.opened && findCursorByKey(event, state.opened, setup);
    if (!target) return;
    event.preventDefault();
    calendar.focusCursor(target);
  }

  return (
    <div className="h-[312px] md:h-[264px]">
      <table {...gridAttributes(label, false)} className="h-full w-full table-fixed border-collapse text-sm">
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.date}>
              {row.map((choice) => (
                <td key={choice.date} {...gridCellAttributes(choice.isMarked)} className="p-1">
                  <button
                    type="button"
                    tabIndex={choice.isMarked ? 0 : -1}
                    data-marked={choice.isMarked ? 'cursor' : undefined}
                    disabled={choice.isDisabled}
                    aria-label={choice.name}
                    aria-current={choice.isCurrent ? 'date' : undefined}
                    onClick={() => calendar.choose(choice.date)}
                    onKeyDown={handleKeyDown}
                    className={classNames(
                      'relative grid h-11 w-full place-items-center rounded-md px-1 transition-control disabled:text-ink-disabled md:h-10',
                      choice.isMarked
                        ? 'bg-brand font-semibold text-on-brand hovered:bg-brand-hover'
                        : 'hovered:bg-hover pressed:bg-pressed',
                      !choice.isMarked &&
                        choice.isCurrent &&
                        'after:absolute after:bottom-[5px] after:size-1 after:rounded-full after:bg-brand',
                    )}
                  >
                    {choice.label}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
