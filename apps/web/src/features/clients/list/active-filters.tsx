import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { smartListsQuery } from '../api/clients-api.ts';
import { useSaveSmartList } from '../api/smart-list-actions.ts';
import type { FilterChip } from '../filter/use-filter-chips.ts';
import { isFilterEmpty, isSameFilter } from '../model/clients-address.ts';
import type { ClientsView } from '../model/use-clients-view.ts';

interface ActiveFiltersProps {
  view: ClientsView;
  chips: readonly FilterChip[];
}

/** The open smart list and every filter that is set, each one click from going away. */
export function ActiveFilters({ view, chips }: ActiveFiltersProps) {
  const { t } = useTranslation('clients');
  const { filter, listId } = view;
  if (listId === undefined && chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-line px-4 py-2.5 max-lg:gap-y-4">
      {listId === undefined ? null : <OpenList view={view} listId={listId} />}
      {chips.map(({ field, label, rest }) => (
        <Chip
          key={field}
          isRemovable
          aria-label={t('filters.removeChip', { chip: label })}
          onClick={() => view.setFilter(rest)}
          className="max-w-full"
        >
          <span className="truncate">{label}</span>
        </Chip>
      ))}
      {chips.length > 1 ? (
        <Button
          variant="link"
          size="sm"
          className="ml-1"
          onClick={() => view.setFilter({ version: 1, text: filter.text, category: filter.category })}
        >
          {t('filters.clear')}
        </Button>
      ) : null}
    </div>
  );
}

function OpenList({ view, listId }: { view: ClientsView; listId: string }) {
  const { t } = useTranslation('clients');
  const { data: lists } = useQuery(smartListsQuery);
  const save = useSaveSmartList();
  const list = lists?.find(({ id }) => id === listId);
  if (!list) return null;
  const { name } = list;
  const isChanged = !isSameFilter(list.filter, view.filter);
  return (
    <>
      <Chip
        isSelected
        isRemovable
        aria-label={t('lists.close', { name })}
        onClick={() => view.openList(null)}
        className="max-w-full"
      >
        <span className="truncate">{t('lists.open', { name })}</span>
      </Chip>
      {isChanged && !isFilterEmpty(view.filter) ? (
        <Button
          variant="link"
          size="sm"
          className="mr-2"
          isLoading={save.isPending}
          onClick={() =>
            save.mutate(
              { id: listId, name, filter: view.filter },
              { onSuccess: () => toast.success(t('lists.updated', { name })) },
            )
          }
        >
          {t('lists.update')}
        </Button>
      ) : null}
    </>
  );
}
