import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface CardProps extends ComponentProps<'section'> {
  /** Adds the 20 px inside; leave it out where a header, a table or rows reach the edges. */
  isPadded?: boolean;
}

export function Card({ isPadded = false, className, ...attributes }: CardProps) {
  return (
    <section
      {...attributes}
      className={classNames(
        'rounded-lg border border-line bg-surface shadow-[var(--hairline),var(--shadow-xs)]',
        isPadded && 'p-5',
        className,
      )}
    />
  );
}

interface CardHeaderProps {
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby` on the card. */
  id?: string;
  /** Right under the heading of the screen it is one level below it. */
  headingLevel?: 2 | 3;
  meta?: ReactNode;
  actions?: ReactNode;
  /** Without the hairline and its padding, for the title inside a padded card. */
  isPlain?: boolean;
  className?: string;
}

export function CardHeader({
  title,
  id,
  headingLevel = 3,
  meta,
  actions,
  isPlain = false,
  className,
}: CardHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header
      className={classNames(
        'flex flex-wrap items-center gap-x-2 gap-y-1',
        isPlain ? 'mb-4' : 'min-h-14 border-b border-line px-5 py-3.5',
        className,
      )}
    >
      <Heading id={id} className="min-w-0 flex-auto text-[15px]/[22px]">
        {title}
      </Heading>
      {meta ? <div className="flex items-center gap-1.5 text-xs text-ink-3">{meta}</div> : null}
      {actions}
    </header>
  );
}
