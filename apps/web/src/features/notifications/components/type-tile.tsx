import type { MessageType } from '@hearthline/contract/notifications';
import { CircleCheckBig } from 'lucide-react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { messageLooks } from '../model/message-looks.ts';

interface TypeTileProps {
  type: MessageType;
  size: 'panel' | 'page';
  /** Selected and unread: a blue check stands in place of the type's icon. */
  isBlue: boolean;
  className?: string;
}

const sizes = {
  panel: 'size-9 rounded-md [&_svg]:size-4.5',
  page: 'size-11 rounded-[12px] [&_svg]:size-5',
};

export function TypeTile({ type, size, isBlue, className }: TypeTileProps) {
  const { Icon, tone } = messageLooks[type];
  const Shown = isBlue ? CircleCheckBig : Icon;
  return (
    <span
      aria-hidden="true"
      data-tile={isBlue ? 'selected' : type}
      className={classNames(
        'grid flex-none place-items-center',
        sizes[size],
        isBlue ? 'bg-select/14 text-select' : tone,
        className,
      )}
    >
      <Shown strokeWidth={1.75} />
    </span>
  );
}
