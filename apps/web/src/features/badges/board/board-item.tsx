import type { DashboardItem } from '@hearthline/contract/dashboard';
import { GripVertical, Scaling, X } from 'lucide-react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { sizeOf, sizesOf, tileOf } from './board-items.ts';
import { PanelWaiting } from './panels.tsx';
import type { Arranging } from './use-arrange.ts';

export interface BoardItemProps {
  item: DashboardItem;
  /** How it is called while it is moved. */
  title: string;
  /** Its places, for every number of columns. */
  style?: CSSProperties | undefined;
  /** Panels that have not been in view are not drawn yet. */
  isDrawn?: boolean;
  /** Just added, or looked for. */
  isFound?: boolean;
  arranging: Arranging | null;
  children: ReactNode;
}

/** One place of the grid; while the board is arranged, a layer with its handles lies over what stands there. */
export function BoardItem(props: BoardItemProps) {
  const { item, title, style, isDrawn = true, isFound = false, arranging, children } = props;
  const isHeld = arranging?.heldId === item.id;
  const { size, rows } = tileOf(item);
  return (
    <li
      data-item={item.id}
      data-size={size}
      data-rows={rows}
      data-highlighted={isFound || undefined}
      style={style}
      className={classNames('relative grid', isHeld && 'z-10')}
    >
      <div inert={arranging !== null} className="grid min-w-0">
        {isDrawn || rows === 1 ? (
          children
        ) : (
          <Card aria-hidden="true" className="dashboard-panel pt-14">
            <PanelWaiting />
          </Card>
        )}
      </div>
      {arranging && <ArrangeLayer item={item} title={title} arranging={arranging} />}
    </li>
  );
}

interface ArrangeLayerProps {
  item: DashboardItem;
  title: string;
  arranging: Arranging;
}

const toolClass =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-[9px] px-2 text-xs font-medium text-ink-2 transition-control hovered:bg-hover hovered:text-ink pressed:bg-pressed lg:h-8 lg:min-w-8 [&_svg]:size-4 [&_svg]:shrink-0';

/** Handles over an item: move, size, remove. A mouse may take the item anywhere, a finger by its handle alone. */
function ArrangeLayer({ item, title: known, arranging }: ArrangeLayerProps) {
  const { t } = useTranslation('badgesBoard');
  const title = known || t('arrange.untitled');
  const sizes = sizesOf(item);
  const size = sizeOf(item);
  const next = sizes[(sizes.indexOf(size) + 1) % sizes.length] ?? size;
  const isHeld = arranging.heldId === item.id;
  const isTarget = arranging.heldId !== null && !isHeld;
  const handleLabel = t(isHeld ? 'arrange.drop' : isTarget ? 'arrange.here' : 'arrange.move', { title });

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const isTool = event.target instanceof Element && event.target.closest('button[data-tool]') !== null;
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
    if (isTool || (event.pointerType !== 'mouse' && !isHandle)) return;
    arranging.onPointerDown(event, item.id, title);
  }

  return (
    <div
      onPointerDown={handlePointerDown}
      className={classNames(
        'absolute inset-0 flex cursor-grab items-end justify-center rounded-lg border-2 border-dashed p-2 select-none',
        isHeld ? 'cursor-grabbing border-select bg-select/10 shadow-lg' : 'border-line-control',
      )}
    >
      <div className="flex max-w-full items-center rounded-[11px] border border-line-strong bg-raised p-0.5 shadow-md">
        <button
          type="button"
          data-handle={item.id}
          aria-label={handleLabel}
          aria-pressed={isHeld}
          title={handleLabel}
          onClick={() => arranging.onHandleClick(item.id, title)}
          onKeyDown={(event) => arranging.onHandleKey(event, item.id, title)}
          onBlur={(event) => arranging.onHandleBlur(event, item.id)}
          className={classNames(toolClass, 'cursor-grab touch-none', isHeld && 'bg-pressed text-ink')}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <button
          type="button"
          data-tool=""
          aria-label={t('arrange.size', { title, size: t(`sizes.${size}`), next: t(`sizes.${next}`) })}
          title={t('arrange.size', { title, size: t(`sizes.${size}`), next: t(`sizes.${next}`) })}
          onClick={() => arranging.onResize(item.id, next)}
          className={toolClass}
        >
          <Scaling aria-hidden="true" />
          <span aria-hidden="true" className={size === 'Small' ? 'sr-only' : undefined}>
            {t(`sizes.${size}`)}
          </span>
        </button>
        <button
          type="button"
          data-tool=""
          data-remove={item.id}
          aria-label={t('arrange.remove', { title })}
          title={t('arrange.remove', { title })}
          onClick={() => arranging.onRemove(item.id, title)}
          className={toolClass}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
