import type { ReactNode } from 'react';
import { classNames } from '../../shared/lib/class-names.ts';

interface StatePageProps {
  illustration: ReactNode;
  /** A small line above the title. */
  kicker?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** A page that is one sentence and a way on, in the middle of what it is given. */
export function StatePage({ illustration, kicker, title, text, actions, children }: StatePageProps) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-4 py-8 text-center md:px-8 md:pb-20">
      <div className="[&>svg]:h-auto [&>svg]:w-56 md:[&>svg]:w-72">{illustration}</div>
      {kicker && <div className="mt-5">{kicker}</div>}
      <h1
        className={classNames(
          kicker ? 'mt-3' : 'mt-5',
          'max-w-[480px] text-[24px]/[32px] md:text-[28px]/[36px]',
        )}
      >
        {title}
      </h1>
      {text && <p className="mt-2 max-w-[420px] text-ink-2">{text}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      {children}
    </div>
  );
}
