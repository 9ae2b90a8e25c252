import { Columns3 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Menu, TickedMenuItem } from './menu.tsx';

interface ColumnMenuProps<Id extends string> {
  label: string;
  /** All there are, in the order in which they stand. */
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  columns: readonly Id[];
  onChange: (columns: Iterable<unknown>) => void;
  variant?: 'ghost' | 'outline';
}

/** Which facts stand in a table; the menu stays open while several are chosen. */
export function ColumnMenu<Id extends string>({
  label,
  ids,
  nameOf,
  columns,
  onChange,
  variant,
}: ColumnMenuProps<Id>) {
  return (
    <Menu
      label={label}
      className="min-w-52"
      ticked={{
        selectedKeys: columns,
        onSelectionChange: (keys) => onChange(keys === 'all' ? ids : keys),
      }}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          variant={variant}
          label={label}
          icon={<Columns3 aria-hidden="true" strokeWidth={1.75} />}
        />
      )}
    >
      {ids.map((id) => (
        <TickedMenuItem key={id} id={id}>
          {nameOf(id)}
        </TickedMenuItem>
      ))}
    </Menu>
  );
}
