import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
import { popoverClass } from '../../../shared/ui/popover-class.ts';

interface PanelProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Stays at the bottom edge while the rest scrolls. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

// The library writes the place of the layer into its style attribute, so the sheet has to insist.
const sheetClass = 'fixed! inset-x-0! top-auto! bottom-0! max-h-[88dvh]! w-full';

/** A layer under its button, or a sheet from the bottom edge where there is little room. */
export function Panel({
  label,
  triggerRef,
  isOpen,
  onOpenChange,
  footer,
  className = 'w-95',
  children,
}: PanelProps) {
  const isSheet = useMediaQuery('(width < 1024px)');
  return (
    <AriaLocale>
      <Popover
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom end"
        offset={6}
        data-as-sheet={isSheet || undefined}
        className={classNames(popoverClass, 'flex flex-col', isSheet ? sheetClass : className)}
      >
        <Dialog aria-label={label} className="flex min-h-0 flex-1 flex-col outline-none">
          {isSheet ? (
            <div className="px-2.5 pb-2">
              <span aria-hidden="true" className="mx-auto mb-2 block h-1 w-10 rounded-xs bg-line-control" />
              <Heading slot="title" level={2} className="text-md">
                {label}
              </Heading>
            </div>
          ) : null}
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          {footer ? (
            <div className="-mx-1.5 -mb-1.5 flex items-center justify-between gap-2 border-t border-line px-4 py-2.5">
              {footer}
            </div>
          ) : null}
        </Dialog>
      </Popover>
    </AriaLocale>
  );
}
