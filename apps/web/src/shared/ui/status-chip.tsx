import type { ListingMark } from '@hearthline/domain/listing/state-mark';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface StatusChipProps {
  mark: ListingMark;
  /** On a photo the chip turns dark and only the mark keeps its colour. */
  isOnPhoto?: boolean;
  className?: string;
  children: ReactNode;
}

const markClasses: Record<ListingMark, { chip: string; photo: string }> = {
  new: { chip: 'bg-st-new-soft text-st-new', photo: 'text-st-new-mark' },
  active: { chip: 'bg-st-active-soft text-st-active', photo: 'text-st-active-mark' },
  change: { chip: 'bg-st-change-soft text-st-change', photo: 'text-st-change-mark' },
  cond: { chip: 'bg-st-cond-soft text-st-cond', photo: 'text-st-cond-mark' },
  sold: { chip: 'bg-st-sold-soft text-st-sold', photo: 'text-st-sold-mark' },
  leased: { chip: 'bg-st-leased-soft text-st-leased', photo: 'text-st-leased-mark' },
  off: { chip: 'bg-st-off-soft text-st-off', photo: 'text-st-off-mark' },
};

/** State of a listing: tint, shape and word together, because colour alone says nothing to some eyes. */
export function StatusChip({ mark, isOnPhoto = false, className, children }: StatusChipProps) {
  const { chip, photo } = markClasses[mark];
  return (
    <span
      className={classNames(
        'inline-flex min-h-5.5 max-w-full items-center gap-1.5 rounded-sm px-2 py-0.5 text-[11.5px]/[16px] font-medium',
        isOnPhoto ? 'dark bg-overlay/78 text-white backdrop-blur-[6px]' : chip,
        className,
      )}
    >
      <span aria-hidden="true" data-mark={mark} className={classNames('status-mark', isOnPhoto && photo)} />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
