import type { ComponentProps, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { TooltipProps as TooltipPanelProps } from 'react-aria-components';
import { Focusable, Tooltip as TooltipPanel, TooltipTrigger } from 'react-aria-components';

interface TooltipProps {
  content: ReactNode;
  placement?: TooltipPanelProps['placement'];
  /** One element that takes the focus and passes its attributes and ref on. */
  children: ComponentProps<typeof Focusable>['children'];
}

export function Tooltip({ content, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <TooltipPanel
        placement={placement}
        offset={6}
        className="popover-panel max-w-70 rounded-[8px] bg-ink px-2.5 py-1.5 text-xs text-ink-inverse shadow-md"
      >
        {content}
      </TooltipPanel>
    </TooltipTrigger>
  );
}

interface CellTooltipProps extends Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave'> {
  id: string;
  /** What it describes: one of so many that a trigger around each would cost too much. */
  cell: HTMLElement;
  /** By Escape, and as soon as something scrolls. */
  onClose: () => void;
  children: ReactNode;
}

const gapPx = 4;
const edgePx = 12;
const indentPx = 24;

/** Under the cell, or above it where there is no room. The pointer may come onto it, to read or to copy. */
export function CellTooltip({ id, cell, onClose, children, ...handlers }: CellTooltipProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    cell.setAttribute('aria-describedby', id);
    const box = cell.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const left = Math.max(edgePx, Math.min(box.left + indentPx, window.innerWidth - width - edgePx));
    const isBelow = box.bottom + gapPx + height < window.innerHeight - edgePx;
    element.style.left = `${Math.round(left)}px`;
    element.style.top = `${Math.round(isBelow ? box.bottom + gapPx : box.top - gapPx - height)}px`;
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('scroll', onClose, { capture: true, passive: true });
    window.addEventListener('keydown', closeByKey);
    return () => {
      window.removeEventListener('keydown', closeByKey);
      cell.removeAttribute('aria-describedby');
      window.removeEventListener('scroll', onClose, { capture: true });
    };
  });

  return (
    <div
      {...handlers}
      ref={panel}
      id={id}
      role="tooltip"
      className="fixed z-(--z-popover) flex max-w-90 flex-col gap-0.5 rounded-md bg-ink px-3 py-2 text-[12px]/[17px] text-ink-inverse shadow-lg"
    >
      {children}
    </div>
  );
}
