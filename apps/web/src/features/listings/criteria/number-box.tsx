import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';

interface NumberBoxProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  prefix?: ReactNode;
  isInvalid: boolean;
  /** The field is left or Enter was pressed. */
  onFinish: () => void;
}

/** A typed number with its unit before it. */
export function NumberBox({ prefix, isInvalid, onFinish, className, ...attributes }: NumberBoxProps) {
  return (
    <div
      data-invalid={isInvalid || undefined}
      className={classNames(
        'control-box flex min-w-0 items-center gap-2 px-3 transition-control',
        controlHeights.md,
        className,
      )}
    >
      {prefix && <span className="text-sm text-ink-3">{prefix}</span>}
      <input
        inputMode="numeric"
        autoComplete="off"
        {...attributes}
        aria-invalid={isInvalid || undefined}
        onBlur={onFinish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onFinish();
        }}
        className={classNames(
          'h-full w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-placeholder',
          controlTextClass,
        )}
      />
    </div>
  );
}
