import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu } from '../../../shared/ui/menu.tsx';

interface ItemMenuProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** What can be done with one row, behind three dots. */
export function ItemMenu({ label, className, children }: ItemMenuProps) {
  return (
    <Menu
      label={label}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          size="sm"
          label={label}
          icon={<Ellipsis aria-hidden="true" />}
          className={classNames('text-ink-3!', className ?? '-mr-2')}
        />
      )}
    >
      {children}
    </Menu>
  );
}
