import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup as RadioGroupRoot } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';
import { AriaFieldNotes, chooseFrom } from './aria-field-notes.tsx';
import type { FieldFrameProps } from './field.tsx';
import { labelClass } from './field.tsx';

interface RadioItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  description?: ReactNode;
  /** A drawing of the choice; it turns the choices into cards side by side. */
  picture?: ReactNode;
  /** All that a large card shows, in place of the label; a `RadioDot` belongs into it. */
  card?: ReactNode;
  isDisabled?: boolean;
}

interface RadioGroupProps<Id extends string> extends FieldFrameProps {
  items: readonly RadioItem<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
  /** How the choices stand, where they stand neither in a row nor in a column. */
  itemsClassName?: string;
  className?: string;
}

export function RadioGroup<Id extends string>({
  label,
  items,
  value,
  onChange,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  orientation = 'vertical',
  isDisabled = false,
  itemsClassName,
  className,
}: RadioGroupProps<Id>) {
  return (
    <RadioGroupRoot
      value={value}
      onChange={chooseFrom(items, onChange)}
      orientation={orientation}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <Label className={classNames(labelClass, isRequired && 'field-required', isLabelHidden && 'sr-only')}>
        {label}
      </Label>
      <div
        className={
          itemsClassName ??
          classNames(
            'flex',
            orientation === 'vertical' ? 'flex-col gap-2 max-lg:gap-0' : 'flex-wrap gap-x-4 gap-y-2',
          )
        }
      >
        {items.map((item) => (
          <RadioChoice key={item.id} item={item} />
        ))}
      </div>
      <AriaFieldNotes error={error} hint={hint} />
    </RadioGroupRoot>
  );
}

const cardClass =
  'flex-1 flex-col rounded-[12px] border border-line-strong p-2 data-hovered:border-line-control data-selected:border-brand data-selected:shadow-[0_0_0_1px_var(--brand)]';

const largeCardClass =
  'group/radio relative block cursor-pointer rounded-lg border border-line-strong p-4 transition-control data-hovered:border-line-control data-selected:border-brand data-selected:bg-[color-mix(in_srgb,var(--brand)_7%,var(--surface))] data-selected:shadow-[inset_0_0_0_1px_var(--brand)] data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus';

/** Shows whether the card around it is chosen. */
export function RadioDot() {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 shrink-0 rounded-full border-[1.5px] border-line-control bg-surface group-data-selected/radio:border-[5.5px] group-data-selected/radio:border-brand"
    />
  );
}

function RadioChoice({ item }: { item: RadioItem }) {
  if (item.card)
    return (
      <Radio value={item.id} isDisabled={item.isDisabled} className={largeCardClass}>
        {item.card}
      </Radio>
    );
  const isCard = Boolean(item.picture);
  return (
    <Radio
      value={item.id}
      isDisabled={item.isDisabled}
      className={classNames(
        'group/radio flex cursor-pointer gap-2 text-sm outline-none transition-control data-disabled:text-ink-disabled',
        isCard ? cardClass : 'items-center max-lg:min-h-11',
      )}
    >
      {item.picture}
      <span className={classNames('flex items-center gap-2', isCard && 'px-1 pb-0.5')}>
        <span
          aria-hidden="true"
          className={classNames(
            'size-4.5 shrink-0 rounded-full border-[1.5px] border-line-control bg-surface outline-offset-2 outline-focus',
            'group-data-hovered/radio:border-ink-2 group-data-focus-visible/radio:outline-2 group-data-invalid/radio:border-danger',
            'group-data-selected/radio:border-[5.5px] group-data-selected/radio:border-brand',
            'group-data-disabled/radio:border-line-strong group-data-disabled/radio:bg-hover',
          )}
        />
        <span>
          {item.label}
          {item.description ? <span className="block text-xs text-ink-3">{item.description}</span> : null}
        </span>
      </span>
    </Radio>
  );
}
