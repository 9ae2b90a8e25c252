import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, TextField, useFilter } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';
import { itemClass } from './popover-class.ts';
import { controlTextClass } from './text-field.tsx';

interface TickListItem {
  id: string;
  name: string;
}

interface TickListProps<Item extends TickListItem> {
  label: string;
  items: readonly Item[];
  ticked: readonly string[];
  onChange: (ticked: string[]) => void;
  /** Of the field that narrows the list down, once it is long. */
  findLabel: string;
  findPlaceholder: string;
  /** Said where no item has the text in its name. */
  emptyText: (text: string) => string;
  rowClassName: (item: Item) => string;
  /** The content of a row. */
  children: (item: Item) => ReactNode;
}

/** From this many items on a field narrows them. */
const findFrom = 9;

/** Items of which several can be chosen, inside a layer that is open already. */
export function TickList<Item extends TickListItem>({
  label,
  items,
  ticked,
  onChange,
  findLabel,
  findPlaceholder,
  emptyText,
  rowClassName,
  children,
}: TickListProps<Item>) {
  const [text, setText] = useState('');
  const hasFind = items.length >= findFrom;
  const { contains, startsWith } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const ordered =
    text === ''
      ? items
      : [...items].sort((a, b) => Number(startsWith(b.name, text)) - Number(startsWith(a.name, text)));
  const box = useRef<HTMLDivElement>(null);

  // The dialog around takes the focus first; the list has its rows only a moment later.
  useEffect(() => {
    if (hasFind) return;
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[role="option"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [hasFind]);

  const list = (
    <ListBox
      ref={box}
      aria-label={label}
      items={ordered}
      dependencies={[children]}
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={ticked}
      onSelectionChange={(keys) =>
        onChange(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String))
      }
      renderEmptyState={() => <p className="px-2.5 py-4 text-center text-sm text-ink-2">{emptyText(text)}</p>}
      className="min-h-0 flex-1 overflow-y-auto outline-none lg:max-h-72"
    >
      {(item) => (
        <ListBoxItem
          id={item.id}
          textValue={item.name}
          className={classNames(itemClass, 'text-ink', rowClassName(item))}
        >
          {children(item)}
        </ListBoxItem>
      )}
    </ListBox>
  );
  if (!hasFind) return list;
  return (
    <Autocomplete filter={contains} inputValue={text} onInputChange={setText}>
      <TextField
        aria-label={findLabel}
        autoFocus
        className="control-box mx-1 mb-1.5 flex h-11 shrink-0 items-center gap-2 rounded-[8px] px-2.5 lg:h-9"
      >
        <Search aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        <Input
          role="combobox"
          aria-expanded
          aria-haspopup="listbox"
          placeholder={findPlaceholder}
          className={classNames(
            'h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-placeholder',
            controlTextClass,
          )}
        />
      </TextField>
      {list}
    </Autocomplete>
  );
}
