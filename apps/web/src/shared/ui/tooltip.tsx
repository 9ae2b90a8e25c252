import type { ComponentProps, ReactNode } from 'react';
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
