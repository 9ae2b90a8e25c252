import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  subtitle: string;
  children?: ReactNode;
}

export function PageHeading({ title, subtitle, children }: PageHeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <h1>{title}</h1>
        <p className="mt-0.5 text-sm text-ink-2">{subtitle}</p>
      </div>
      {children}
    </div>
  );
}
