import type { Choice } from '@hearthline/domain/criteria/criteria';
import { Ban, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { controlTextClass } from '../../../shared/ui/text-field.tsx';
import { toggleValue } from '../model/criteria-edits.ts';
import type { ChoiceItem } from './choice-list.tsx';
import { ChoiceList } from './choice-list.tsx';

interface PlacePickerProps {
  label: string;
  placeholder: string;
  icon?: ReactNode;
  items: readonly ChoiceItem[];
  choice: Choice<string>;
  /** For chosen places that are not among the items any more. */
  nameOf: (code: string) => string | undefined;
  onChange: (choice: Choice<string>) => void;
}

const shownChips = 3;

/** Places as removable words inside the field; the rest of the field opens the list. */
export function PlacePicker({ label, placeholder, icon, items, choice, nameOf, onChange }: PlacePickerProps) {
  const { t } = useTranslation('listings');
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = [
    ...(choice.any ?? []).map((code) => ({ code, part: 'any' as const })),
    ...(choice.not ?? []).map((code) => ({ code, part: 'not' as const })),
  ].map((one) => ({ ...one, name: nameOf(one.code) ?? one.code }));
  const more = chosen.length - shownChips;

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <div
        ref={box}
        data-focused={isOpen || undefined}
        className="control-box relative flex min-h-11 min-w-0 flex-wrap items-center gap-1.5 rounded-md py-[5px] pr-9 pl-1.5 transition-control lg:min-h-10"
      >
        {icon && chosen.length === 0 && (
          <span className="shrink-0 pl-1.5 text-ink-3 [&_svg]:size-4.5">{icon}</span>
        )}
        {chosen.slice(0, shownChips).map(({ code, part, name }) => (
          <button
            key={code}
            type="button"
            aria-label={t('chips.remove', { name: part === 'not' ? t('chips.not', { name }) : name })}
            onClick={() => {
              onChange(toggleValue(choice, part, code));
              opener.current?.focus();
            }}
            className="touch-target relative z-1 inline-flex h-7 max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink-2 transition-control hovered:bg-hover hovered:text-ink [&_svg]:size-3.5"
          >
            {part === 'not' && <Ban aria-hidden="true" className="shrink-0 text-danger" />}
            <span className={classNames('truncate', part === 'not' && 'line-through')}>{name}</span>
            <X aria-hidden="true" className="shrink-0" />
          </button>
        ))}
        {more > 0 && (
          <span className="text-xs font-medium text-ink-2">
            {t('criteria.picker.more', { number: more })}
          </span>
        )}
        {chosen.length === 0 && (
          <span
            aria-hidden="true"
            className={classNames(
              'min-w-0 flex-1 truncate text-ink',
              icon ? 'pl-0.5' : 'pl-1.5',
              controlTextClass,
            )}
          >
            {placeholder}
          </span>
        )}
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={t('criteria.picker.chosen', {
            name: label,
            values: chosen.map(({ name }) => name).join(', ') || placeholder,
          })}
          onClick={() => setIsOpen(!isOpen)}
          className="absolute inset-0 flex items-center justify-end rounded-[inherit] pr-3"
        >
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </button>
      </div>
      <Popover
        isSheetOnPhones
        placement="bottom start"
        label={label}
        triggerRef={box}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className="w-(--trigger-width) min-w-75"
      >
        <ChoiceList
          label={label}
          items={items}
          choice={choice}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      </Popover>
    </div>
  );
}
