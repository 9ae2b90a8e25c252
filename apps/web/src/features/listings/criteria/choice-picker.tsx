import type { Choice } from '@hearthline/domain/criteria/criteria';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import { capitalise, lowerFirst } from '../model/chip-words.ts';
import type { ChoiceItem } from './choice-list.tsx';
import { ChoiceList } from './choice-list.tsx';

interface ChoicePickerProps {
  label: string;
  items: readonly ChoiceItem[];
  choice: Choice<string>;
  onChange: (choice: Choice<string>) => void;
}

/** A list criterion as one field that names what is chosen. */
export function ChoicePicker({ label, items, choice, onChange }: ChoicePickerProps) {
  const { t } = useTranslation('listings');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const nameOf = (value: string) => items.find((item) => item.id === value)?.name ?? value;
  const chosen = [
    ...(choice.any ?? []).map(nameOf),
    ...(choice.not ?? []).map((value) => capitalise(t('chips.not', { name: lowerFirst(nameOf(value)) }))),
  ].join(', ');

  return (
    <div data-open={isOpen || undefined} className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('criteria.picker.chosen', { name: label, values: chosen || t('criteria.any') })}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          'control-box flex w-full min-w-0 items-center gap-2 px-3 text-left text-ink transition-control',
          controlHeights.md,
          controlTextClass,
        )}
      >
        <span className="min-w-0 flex-1 truncate">{chosen || t('criteria.any')}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      </button>
      <Popover
        isSheetOnPhones
        placement="bottom start"
        className="w-75"
        label={label}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
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
