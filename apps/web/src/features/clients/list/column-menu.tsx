import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, TickedMenuItem } from '../../../shared/ui/menu.tsx';
import { columnIds, useColumnStore } from './column-store.ts';

/** Which facts stand in the table; the menu stays open while several are chosen. */
export function ColumnMenu() {
  const { t } = useTranslation('clients');
  const { columns, setColumns } = useColumnStore();
  return (
    <Menu
      label={t('list.columns')}
      className="min-w-52"
      ticked={{
        selectedKeys: columns,
        onSelectionChange: (keys) => setColumns(keys === 'all' ? columnIds : keys),
      }}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          variant="outline"
          label={t('list.columns')}
          icon={<Columns3 aria-hidden="true" />}
        />
      )}
    >
      {columnIds.map((id) => (
        <TickedMenuItem key={id} id={id}>
          {t(`list.columnNames.${id}`)}
        </TickedMenuItem>
      ))}
    </Menu>
  );
}
