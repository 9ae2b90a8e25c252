import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import { Ellipsis, Filter, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useDeleteSmartList, useSaveSmartList } from '../api/smart-list-actions.ts';
import { useFilterChips } from '../filter/use-filter-chips.ts';
import { isFilterEmpty } from '../model/clients-address.ts';
import { ListNameForm } from './list-name-form.tsx';

interface SmartListRowProps {
  list: SmartList;
  /** The filter that stands over the clients now. */
  filter: ClientFilter;
  isOpen: boolean;
  onOpen: (list: SmartList) => void;
}

export function SmartListRow({ list, filter, isOpen, onOpen }: SmartListRowProps) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const [isNaming, setIsNaming] = useState(false);
  const save = useSaveSmartList();
  const remove = useDeleteSmartList();
  const description = useFilterChips(list.filter)
    .map(({ label }) => label)
    .join(' · ');
  const { id, name } = list;
  const more = t('lists.more', { name });

  if (isNaming)
    return (
      <ListNameForm
        name={name}
        isPending={save.isPending}
        onSave={(next) =>
          save.mutate({ id, name: next, filter: list.filter }, { onSuccess: () => setIsNaming(false) })
        }
        onCancel={() => setIsNaming(false)}
      />
    );

  return (
    <div
      className={classNames(
        'flex items-center gap-0.5 rounded-[8px] pr-1 hovered:bg-hover',
        isOpen && 'bg-brand-soft',
      )}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(list)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{name}</span>
          <span className="block truncate text-xs text-ink-3">{description}</span>
        </span>
        <span className="shrink-0 text-xs font-medium text-ink-2">{format.number(list.count)}</span>
      </button>
      <Menu
        label={more}
        trigger={(attributes) => (
          <IconButton {...attributes} size="sm" label={more} icon={<Ellipsis aria-hidden="true" />} />
        )}
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onAction={() => setIsNaming(true)}>
          {t('lists.rename')}
        </MenuItem>
        <MenuItem
          icon={<Filter aria-hidden="true" />}
          isDisabled={isFilterEmpty(filter)}
          onAction={() =>
            save.mutate(
              { id, name, filter },
              { onSuccess: () => toast.success(t('lists.updated', { name })) },
            )
          }
        >
          {t('lists.useFilter')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem isDestructive icon={<Trash2 aria-hidden="true" />} onAction={() => remove.mutate(list)}>
          {t('lists.delete')}
        </MenuItem>
      </Menu>
    </div>
  );
}
