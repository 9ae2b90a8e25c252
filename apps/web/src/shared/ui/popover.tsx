import type { ReactNode, RefObject } from 'react';
import type { PopoverProps as LayerProps } from 'react-aria-components';
import { Dialog, Heading, Popover as Layer } from 'react-aria-components';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { classNames } from '../lib/class-names.ts';
import { AriaLocale } from './aria-locale.tsx';
import { popoverClass, sheetClass } from './popover-class.ts';

interface PopoverProps {
  label: string;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: LayerProps['placement'];
  offset?: number;
  /** Rises from the bottom edge where there is little room, under its name as heading. */
  isSheetOnPhones?: boolean;
  /** Stays at the bottom edge while the rest scrolls. */
  footer?: ReactNode;
  /** Width of the layer; a sheet is as wide as the screen. */
  className?: string;
  /** Of the dialog inside, where it is no plain column. */
  contentClassName?: string;
  children: ReactNode;
}

/**
 * The one owner of layers that hang on something: placement, Escape, a press outside and the way back of the focus.
 * Menus, selects and combo boxes bring their own, because these belong to their lists.
 */
export function Popover({
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  placement = 'bottom end',
  offset = 6,
  isSheetOnPhones = false,
  footer,
  className,
  contentClassName = 'flex min-h-0 flex-1 flex-col',
  children,
}: PopoverProps) {
  const isSheet = useMediaQuery('(width < 1024px)') && isSheetOnPhones;
  return (
    <AriaLocale>
      <Layer
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement={placement}
        offset={offset}
        data-as-sheet={isSheet || undefined}
        className={classNames(
          popoverClass,
          isSheetOnPhones && 'flex flex-col',
          isSheet ? sheetClass : className,
        )}
      >
        <Dialog aria-label={label} className={classNames(contentClassName, 'outline-none')}>
          {isSheet ? (
            <div className="px-2.5 pb-2">
              <span aria-hidden="true" className="mx-auto mb-2 block h-1 w-10 rounded-xs bg-line-control" />
              <Heading slot="title" level={2} className="text-md">
                {label}
              </Heading>
            </div>
          ) : null}
          {footer ? <div className="min-h-0 flex-1 overflow-y-auto">{children}</div> : children}
          {footer ? (
            <div className="-mx-1.5 -mb-1.5 flex items-center justify-between gap-2 border-t border-line px-4 py-2.5">
              {footer}
            </div>
          ) : null}
        </Dialog>
      </Layer>
    </AriaLocale>
  );
}
