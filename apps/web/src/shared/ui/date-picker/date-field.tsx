import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';

interface DateFieldProps {
  label: string;
  text: string;
  isInvalid: boolean;
  describedBy: string;
  /** Marks the end of a range that the next click on a day sets. */
  isActive?: boolean;
  onActivate?: () => void;
  onType: (text: string) => void;
  onCommit: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function DateField({
  label,
  text,
  isInvalid,
  describedBy,
  isActive = false,
  onActivate,
  onType,
  onCommit,
  ref,
}: DateFieldProps) {
  const { t } = useTranslation('datePicker');

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onCommit();
  }

  return (
    <label
      data-invalid={isInvalid || undefined}
      className={classNames(
        'control-box flex h-[52px] min-w-0 flex-1 flex-col justify-center rounded-md px-3 transition-control',
        isActive && !isInvalid && 'not-has-focus:border-focus not-has-focus:shadow-[0_0_0_1px_var(--focus)]',
      )}
    >
      <span className="text-2xs text-ink-3">{label}</span>
      <input
        ref={ref}
        type="text"
        value={text}
        placeholder={t('format')}
        autoComplete="off"
        spellCheck={false}
        maxLength={10}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onFocus={onActivate}
        onChange={(event) => onType(event.target.value)}
        onBlur={onCommit}
        onKeyDown={handleKeyDown}
        className="w-full min-w-0 bg-transparent text-md font-medium text-ink outline-none md:text-sm"
      />
    </label>
  );
}
