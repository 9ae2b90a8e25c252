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
  className?: string;
}

export function Tabs<Id extends string>({ label, items, value, onChange, className }: TabsProps<Id>) {
  return (
    <TabsRoot
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={classNames('flex min-w-0 flex-col', className)}
    >
      <TabList
        aria-label={label}
        className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
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
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="min-w-0 rounded-sm pt-4">
          {item.content}
        </TabPanel>
      ))}
    </TabsRoot>
  );
}
