import type { ReactNode } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';

interface AuthHeadingProps {
  title: string;
  children?: ReactNode;
  isCentered?: boolean;
  /** For a view that replaces a form: takes the focus, so that screen readers hear the outcome. */
  takesFocus?: boolean;
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

export function AuthHeading({ title, children, isCentered = false, takesFocus = false }: AuthHeadingProps) {
  return (
    <div className={classNames('mb-7', isCentered && 'text-center')}>
      <h1
        ref={takesFocus ? focusElement : undefined}
        tabIndex={takesFocus ? -1 : undefined}
        className="text-[30px]/[38px] font-semibold tracking-[-0.02em] outline-none md:text-[28px]/[36px]"
      >
        {title}
      </h1>
      {children ? (
        <div
          className={classNames(
            'mt-1 text-[15px]/[22px] text-ink-2 md:mt-1.5 md:text-base',
            isCentered && 'mx-auto max-w-[360px] text-balance',
          )}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
