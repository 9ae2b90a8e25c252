import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';

interface FieldCardProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together: three beside each other where there is room, then two, then one. */
export function FieldCard({ title, actions, children }: FieldCardProps) {
  const id = useId();
  return (
    <Card isPadded aria-labelledby={id} className="@container">
      <CardHeader isPlain id={id} title={title} actions={actions} className="mb-3.5!" />
      <div className="grid items-start gap-x-4 gap-y-3.5 @min-[440px]:grid-cols-2 @min-[700px]:grid-cols-3">
        {children}
      </div>
    </Card>
  );
}
