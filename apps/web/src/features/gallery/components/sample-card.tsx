import type { ReactNode } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card } from '../../../shared/ui/card.tsx';

interface SampleCardProps {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

export function SampleCard({ title, className, children }: SampleCardProps) {
  return (
    <Card className={classNames('min-w-0 px-5 pt-4 pb-5', className)}>
      <h2 className="mb-3.5 text-xs font-medium tracking-normal text-ink-3">{title}</h2>
      {children}
    </Card>
  );
}
