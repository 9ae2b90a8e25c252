import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../../../shared/ui/card.tsx';

interface CriteriaSectionProps {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A group of criteria: a card on a wide screen, plain on a phone. */
export function CriteriaSection({ title, actions, children }: CriteriaSectionProps) {
  const id = useId();
  return (
    <Card
      aria-labelledby={title && id}
      className="p-5 max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:shadow-none"
    >
      {title && (
        <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={id} className="min-w-0 flex-1 text-[15px]/[22px]">
            {title}
          </h2>
          {actions}
        </header>
      )}
      {children}
    </Card>
  );
}
