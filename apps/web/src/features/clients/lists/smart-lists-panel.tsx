import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import { useQuery } from '@tanstack/react-query';
import { Filter, Pencil, Plus, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { NameForm } from '../../../shared/ui/name-form.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { smartListsQuery } from '../api/clients-api.ts';
import { useDeleteSmartList, useSaveSmartList } from '../api/smart-list-actions.ts';
import { useFilterChips } from '../filter/use-filter-chips.ts';
import { isFilterEmpty } from '../model/clients-address.ts';

interface SmartListsPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filter: ClientFilter;
  listId: string | undefined;
  onOpen: (list: SmartList) => void;
}

export function SmartListsPanel({ filter, listId, onOpen, ...layer }: SmartListsPanelProps) {
  const { t } = useTranslation('clients');
  const query = useQuery({ ...smartListsQuery, staleTime: 0 });
  return (
    <Popover
      {...layer}
      isSheetOnPhones
      className="w-95"
      label={t('lists.title')}
      footer={<SaveFilter filter={filter} onSaved={onOpen} />}
    >
      <div className="lg:max-h-100">
        <QueryBoundary
          query={query}
          pending={<SkeletonRow className="px-2.5" />}
          error={(failure) => <QueryError layout="line" failure={failure} className="px-2.5 py-2" />}
          isEmpty={(lists) => lists.length === 0}
          empty={
            <div className="px-2.5 py-2 text-sm">
              <p className="font-medium">{t('lists.none')}</p>
              <p className="text-ink-2">{t('lists.noneText')}</p>
            </div>
          }
        >
          {(lists) =>
            lists.map((list) => (
              <SmartListRow
                key={list.id}
                list={list}
                filter={filter}
                isOpen={list.id === listId}
                onOpen={onOpen}
              />
            ))
          }
        </QueryBoundary>
      </div>
    </Popover>
  );
}

const nameLength = 80;

function SaveFilter({ filter, onSaved }: { filter: ClientFilter; onSaved: (list: SmartList) => void }) {
  const { t } = useTranslation('clients');
  const [isNaming, setIsNaming] = useState(false);
  const save = useSaveSmartList();
  if (isFilterEmpty(filter)) return <p className="text-xs text-ink-3">{t('lists.saveFirst')}</p>;
  if (!isNaming)
    return (
      <Button
        variant="ghost"
        className="-mx-2"
        icon={<Plus aria-hidden="true" />}
        onClick={() => setIsNaming(true)}
      >
        {t('lists.save')}
      </Button>
    );
  return (
    <NameForm
      label={t('lists.name')}
      requiredText={t('lists.nameRequired')}
      maxLength={nameLength}
      isPending={save.isPending}
      onSave={(name) =>
        save.mutate(
          { name, filter },
          {
            onSuccess: (list) => {
              toast.success(t('lists.saved', { name: list.name }));
              onSaved(list);
            },
          },
        )
      }
      onCancel={() => setIsNaming(false)}
    />
  );
}

interface SmartListRowProps {
  list: SmartList;
  /** The filter that stands over the clients now. */
  filter: ClientFilter;
  isOpen: boolean;
  onOpen: (list: SmartList) => void;
}

function SmartListRow({ list, filter, isOpen, onOpen }: SmartListRowProps) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const [isNaming, setIsNaming] = useState(false);
  const save = useSaveSmartList();
  const remove = useDeleteSmartList();
  const description = useFilterChips(list.filter)
    .map(({ label }) => label)
    .join(' · ');
  const { id, name } = list;

  if (isNaming)
    return (
      <NameForm
        label={t('lists.name')}
        requiredText={t('lists.nameRequired')}
        before={name}
        maxLength={nameLength}
        className="px-2.5 py-1.5"
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
      <MoreMenu label={t('lists.more', { name })}>
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
      </MoreMenu>
    </div>
  );
}
