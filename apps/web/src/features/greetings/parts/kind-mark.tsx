import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';

const marks: Record<GreetingKind, { color: string; shape: ReactNode }> = {
  birthday: { color: 'text-chart-7', shape: <circle cx="5" cy="5" r="4" /> },
  homeAnniversary: { color: 'text-chart-3', shape: <rect x="1.25" y="1.25" width="7.5" height="7.5" rx="1" /> },
  clientSince: {
    color: 'text-chart-5',
    shape: <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="2" />,
  },
  holiday: { color: 'text-chart-4', shape: <path d="M5 .4 9.6 5 5 9.6.4 5Z" /> },
  marketLetter: { color: 'text-chart-2', shape: <rect x="0" y="3" width="10" height="4" rx="1" /> },
  custom: { color: 'text-chart-8', shape: <path d="M5 1 9.6 9H.4Z" /> },
};

interface KindMarkProps {
  kind: GreetingKind;
  /** Six pixels under a day, ten beside words. */
  size?: 'xs' | 'md';
}

/** Colour and shape of a kind; its word always stands beside it or in the name of what it belongs to. */
export function KindMark({ kind, size = 'md' }: KindMarkProps) {
  const { color, shape } = marks[kind];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 10"
      fill="currentColor"
      className={classNames('flex-none', size === 'xs' ? 'size-1.5!' : 'size-2.5!', color)}
    >
      {shape}
    </svg>
  );
}
