import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as TabsRoot } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';

interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Stands beside the label, usually a `Count`. */
  count?: ReactNode;
  isDisabled?: boolean;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Name of the row of tabs for assistive technology. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Stands at the other end of the row of tabs. */
  actions?: ReactNode;
  className?: string;
  /** For the line that holds the tabs. */
  headClassName?: string;
  /** Takes the place of the space around the content. */
  panelClassName?: string;
}

export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  actions,
  className,
  headClassName,
  panelClassName = 'rounded-sm pt-4',
}: TabsProps<Id>) {
  return (
    <TabsRoot
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen) onChange(chosen.id);
      }}
      // The library marks the whole while something in it has the focus.
      className={classNames('flex min-w-0 flex-col outline-none', className)}
    >
      <div className={classNames('flex items-end gap-3 border-b border-line', headClassName)}>
        <TabList
          aria-label={label}
          className="flex min-w-0 flex-1 gap-6 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
        >
          {items.map((item) => (
            <Tab
              key={item.id}
              id={item.id}
              isDisabled={item.isDisabled}
              className={classNames(
                'relative flex shrink-0 cursor-pointer items-center gap-2 rounded-t-sm pt-1 pb-[11px] text-sm font-medium text-ink-2 transition-control max-lg:min-h-11',
                'hovered:text-ink focused:-outline-offset-2 data-selected:text-ink inactive:text-ink-disabled',
                "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-[2px] data-selected:after:bg-brand after:content-['']",
              )}
            >
              {item.label}
              {item.count}
            </Tab>
          ))}
        </TabList>
        {actions}
      </div>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={classNames('min-w-0', panelClassName)}>
          {item.content}
        </TabPanel>
      ))}
    </TabsRoot>
  );
}
