import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListFilter, RefreshCw } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/select.tsx';
import { smartListsQuery } from '../api/message-queries.ts';

/** What the clients' own screens know of smart lists. */
export interface ListWays {
  /** Says in words what a list asks for. */
  FilterWords: ComponentType<{ filter: ClientFilter }>;
  /** Where its clients are shown and its filter is changed. */
  linkTo: (list: SmartList) => { to: string; search: Record<string, string | undefined> };
}

interface ListPickerProps {
  listId: string | null;
  onChange: (listId: string) => void;
  error: string | undefined;
  lists: ListWays;
}

export function ListPicker({ listId, onChange, error, lists: { FilterWords } }: ListPickerProps) {
  const { t } = useTranslation('messages');
  const { data: smartLists } = useQuery(smartListsQuery);
  if (smartLists?.length === 0)
    return (
      <p className="text-sm text-ink-2">
        {t('compose.audience.noLists')}{' '}
        <Link to="/clients" search={{}} className="text-link">
          {t('compose.audience.toClients')}
        </Link>
      </p>
    );
  const chosen = smartLists?.find(({ id }) => id === listId);
  const isGone = smartLists !== undefined && listId !== null && !chosen;
  return (
    <div className="grid gap-2.5">
      <Select
        label={t('compose.audience.chooseList')}
        isLabelHidden
        placeholder={t('compose.audience.chooseList')}
        icon={<ListFilter aria-hidden="true" strokeWidth={1.75} />}
        items={(smartLists ?? []).map(({ id, name, count }) => ({
          id,
          label: t('compose.audience.listCount', { name, count }),
        }))}
        value={chosen?.id ?? null}
        onChange={onChange}
        error={isGone ? t('compose.audience.gone') : error}
      />
      {chosen ? (
        <>
          <FilterWords filter={chosen.filter} />
          <p className="flex items-center gap-1.5 text-xs text-ink-3">
            <RefreshCw aria-hidden="true" size={14} strokeWidth={1.75} />
            {t('compose.audience.recounted')}
          </p>
        </>
      ) : null}
    </div>
  );
}
