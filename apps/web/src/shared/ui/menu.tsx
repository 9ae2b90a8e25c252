import { Check, Ellipsis } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import { useRef, useState } from 'react';
import type {
  MenuItemProps as MenuListItemProps,
  MenuProps as MenuListProps,
  PopoverProps,
} from 'react-aria-components';
import { Menu as MenuList, MenuItem as MenuListItem, Popover, Separator } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';
import { AriaLocale } from './aria-locale.tsx';
import { IconButton } from './icon-button.tsx';
import { keptFromRow } from './kept-from-row.ts';
import { itemClass, popoverClass } from './popover-class.ts';

interface MenuContentProps {
  /** Name of the menu for assistive technology. */
  label: string;
  /** Stands above the items and is not one of them, for example who is signed in. */
  header?: ReactNode;
  children: ReactNode;
  placement?: PopoverProps['placement'];
  className?: string;
  /** Items are ticked, and the menu stays open for the next one. */
  ticked?: Pick<MenuListProps<object>, 'selectedKeys' | 'onSelectionChange'>;
}

interface MenuPopoverProps extends MenuContentProps {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The open part alone, for triggers that are on the page before this file is loaded. */
export function MenuPopover({
  triggerRef,
  isOpen,
  onOpenChange,
  label,
  header,
  children,
  placement = 'bottom end',
  className,
  ticked,
}: MenuPopoverProps) {
  return (
    <AriaLocale>
      <Popover
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement={placement}
        offset={6}
        className={classNames(popoverClass, className ?? 'min-w-44')}
      >
        {header ? <div className="-mx-1.5 mb-1.5 border-b border-line px-4 pt-1 pb-3">{header}</div> : null}
        <MenuList
          aria-label={label}
          autoFocus="first"
          onClose={() => onOpenChange(false)}
          {...(ticked && { ...ticked, selectionMode: 'multiple', shouldCloseOnSelect: false })}
          className="outline-none"
        >
          {children}
        </MenuList>
      </Popover>
    </AriaLocale>
  );
}

interface MenuTriggerAttributes {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuProps extends MenuContentProps {
  /** Draws the button; spread the attributes on it. */
  trigger: (attributes: MenuTriggerAttributes) => ReactNode;
}

export function Menu({ trigger, ...content }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      {trigger({
        ref: triggerRef,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setIsOpen(!isOpen),
        onKeyDown: handleKeyDown,
      })}
      <MenuPopover {...content} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

interface MoreMenuProps extends MenuContentProps {
  size?: 'sm' | 'md';
  buttonClassName?: string;
  /** It stands in a row of a table, which would take its presses for its own, above the link that covers the row. */
  keptFromRow?: boolean;
}

/** What else can be done with one thing, behind three dots. */
export function MoreMenu({
  size = 'sm',
  buttonClassName,
  keptFromRow: isKept = false,
  ...content
}: MoreMenuProps) {
  return (
    <Menu
      {...content}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          // In a row the arrows go on to move between rows.
          {...(isKept && keptFromRow)}
          onClick={(event) => {
            if (isKept) event.stopPropagation();
            attributes.onClick();
          }}
          size={size}
          label={content.label}
          icon={<Ellipsis aria-hidden="true" />}
          className={classNames(isKept && 'z-1', buttonClassName)}
        />
      )}
    />
  );
}

interface MenuItemProps extends Omit<MenuListItemProps, 'children' | 'className'> {
  icon?: ReactNode;
  isDestructive?: boolean;
  children: ReactNode;
}

export function MenuItem({ icon, isDestructive = false, children, ...props }: MenuItemProps) {
  return (
    <MenuListItem
      textValue={typeof children === 'string' ? children : undefined}
      {...props}
      className={classNames(itemClass, isDestructive ? 'text-danger [&_svg]:text-danger' : 'text-ink')}
    >
      {icon ? <span className="text-ink-3 [&_svg]:size-4.5">{icon}</span> : null}
      <span className="min-w-0 flex-1">{children}</span>
    </MenuListItem>
  );
}

export function TickedMenuItem({ id, children }: { id: string; children: string }) {
  return (
    <MenuListItem id={id} textValue={children} className={classNames(itemClass, 'group/item text-ink')}>
      <span
        aria-hidden="true"
        className="grid size-4.5 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-line-control bg-surface text-on-brand group-data-selected/item:border-brand group-data-selected/item:bg-brand [&_svg]:size-3"
      >
        <Check strokeWidth={3} className="invisible group-data-selected/item:visible" />
      </span>
      {children}
    </MenuListItem>
  );
}

export function MenuSeparator() {
  return <Separator className="-mx-1.5 my-1.5 border-t border-line" />;
}
