import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { smartListsQuery } from '../api/clients-api.ts';
import { useSaveSmartList } from '../api/smart-list-actions.ts';
import { isFilterEmpty } from '../model/clients-address.ts';
import { ListNameForm } from './list-name-form.tsx';
import { SmartListRow } from './smart-list-row.tsx';

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
    <ListNameForm
      isInFooter
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
