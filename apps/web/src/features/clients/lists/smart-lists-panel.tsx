import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { smartListsQuery } from '../api/clients-api.ts';
import { useSaveSmartList } from '../api/smart-list-actions.ts';
import { isFilterEmpty } from '../model/clients-address.ts';
import { Panel } from '../parts/panel.tsx';
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
  const { t: common } = useTranslation('common');
  const read = useQuery({ ...smartListsQuery, staleTime: 0 });
  const { data: lists } = read;
  const trouble = useReadTrouble(read, smartListsQuery.queryKey);
  return (
    <Panel {...layer} label={t('lists.title')} footer={<SaveFilter filter={filter} onSaved={onOpen} />}>
      <div className="lg:max-h-100">
        {lists?.map((list) => (
          <SmartListRow
            key={list.id}
            list={list}
            filter={filter}
            isOpen={list.id === listId}
            onOpen={onOpen}
          />
        ))}
        {lists?.length === 0 ? (
          <div className="px-2.5 py-2 text-sm">
            <p className="font-medium">{t('lists.none')}</p>
            <p className="text-ink-2">{t('lists.noneText')}</p>
          </div>
        ) : null}
        {lists || trouble ? null : <SkeletonRow className="px-2.5" />}
        {trouble ? (
          <p className="flex flex-wrap items-center gap-x-3 px-2.5 py-2 text-sm text-ink-2">
            {t(trouble.kind === 'offline' ? 'list.offline' : 'lists.failed')}
            <Button variant="link" size="sm" onClick={trouble.retry}>
              {common('tryAgain')}
            </Button>
          </p>
        ) : null}
      </div>
    </Panel>
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
