import { Check, Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { itemClass, popoverClass } from '../../../shared/ui/popover-class.ts';
import { columnIds, useColumnStore } from './column-store.ts';

/** Which facts stand in the table; the menu stays open while several are chosen. */
export function ColumnMenu() {
  const { t } = useTranslation('clients');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { columns, setColumns } = useColumnStore();
  return (
    <>
      <IconButton
        ref={trigger}
        variant="outline"
        label={t('list.columns')}
        icon={<Columns3 aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <AriaLocale>
        <Popover
          aria-label={t('list.columns')}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          placement="bottom end"
          offset={6}
          className={classNames(popoverClass, 'min-w-52')}
        >
          <Menu
            aria-label={t('list.columns')}
            autoFocus="first"
            selectionMode="multiple"
            selectedKeys={columns}
            onSelectionChange={(keys) => setColumns(keys === 'all' ? columnIds : keys)}
            onClose={() => setIsOpen(false)}
            shouldCloseOnSelect={false}
            className="outline-none"
          >
            {columnIds.map((id) => (
              <MenuItem key={id} id={id} className={classNames(itemClass, 'group/item text-ink')}>
                <span
                  aria-hidden="true"
                  className="grid size-4.5 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-line-control bg-surface text-on-brand group-data-selected/item:border-brand group-data-selected/item:bg-brand [&_svg]:size-3"
                >
                  <Check strokeWidth={3} className="invisible group-data-selected/item:visible" />
                </span>
                {t(`list.columnNames.${id}`)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </AriaLocale>
    </>
  );
}
