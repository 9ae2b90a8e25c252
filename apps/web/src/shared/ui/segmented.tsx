import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';

interface SegmentedItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** Spoken instead of a shortened label. */
  name?: string;
  isDisabled?: boolean;
}

interface SegmentedProps<Id extends string> {
  /** Name of the group for assistive technology. */
  label: string;
  items: readonly SegmentedItem<Id>[];
  /** Null where something else is shown. */
  value: Id | null;
  onChange: (id: Id) => void;
  size?: 'sm' | 'md';
  fullWidth?: boolean;
  className?: string;
}

const sizeClasses = {
  sm: 'h-[38px] min-w-9 px-2.5 text-xs lg:h-[26px] lg:min-w-8',
  md: 'h-[38px] min-w-9 px-3 text-[12.5px] lg:h-8 lg:min-w-8',
};

export function Segmented<Id extends string>({
  label,
  items,
  value,
  onChange,
  size = 'md',
  fullWidth = false,
  className,
}: SegmentedProps<Id>) {
  const groupName = useId();
  return (
    <fieldset
      className={classNames(
        'gap-0.5 rounded-md border border-line bg-inset p-[3px]',
        fullWidth ? 'flex flex-wrap' : 'inline-flex',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label
          key={item.id}
          className={classNames(
            'relative inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-[7px] font-medium whitespace-nowrap text-ink-2 transition-control',
            'hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[var(--shadow-sm),var(--hairline)] dark:has-checked:bg-pressed',
            'has-disabled:cursor-default has-disabled:text-ink-disabled',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
            sizeClasses[size],
            fullWidth && 'min-w-fit! flex-1',
          )}
        >
          <input
            type="radio"
            name={groupName}
            value={item.id}
            checked={item.id === value}
            disabled={item.isDisabled}
            aria-label={item.name}
            onChange={() => onChange(item.id)}
            className="absolute -inset-y-1 inset-x-0 m-0 cursor-[inherit] appearance-none opacity-0"
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
