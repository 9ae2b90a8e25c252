import type { DashboardItem } from '@hearthline/contract/dashboard';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ArrangeLayer } from './arrange-layer.tsx';
import { rowsOf, sizeOf } from './board-items.ts';
import type { Arranging } from './use-arrange.ts';

interface BoardItemProps {
  item: DashboardItem;
  /** How it is called while it is moved. */
  title: string;
  arranging: Arranging | null;
  children: ReactNode;
}

/** One place of the grid; while the board is arranged, a layer with its handles lies over what stands there. */
export function BoardItem({ item, title, arranging, children }: BoardItemProps) {
  const isHeld = arranging?.heldId === item.id;
  return (
    <li
      data-item={item.id}
      data-size={sizeOf(item)}
      data-rows={rowsOf(item)}
      className={classNames('relative grid', isHeld && 'z-10')}
    >
      <div inert={arranging !== null} className="grid min-w-0">
        {children}
      </div>
      {arranging && <ArrangeLayer item={item} title={title} arranging={arranging} />}
    </li>
  );
}
