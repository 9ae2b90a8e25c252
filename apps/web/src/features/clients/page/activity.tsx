import type { TimelineKind } from '@hearthline/contract/client-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '../../../shared/ui/count.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import type { ClientPartProps } from './client-detail.ts';
import { tasksQuery } from './client-queries.ts';
import { KindFilter } from './kind-filter.tsx';
import { NoteTab } from './note-list.tsx';
import { QuickEntry } from './quick-entry.tsx';
import { TaskTab } from './task-list.tsx';
import { Timeline } from './timeline.tsx';

export const activityTabs = ['timeline', 'mails', 'tasks', 'notes', 'details'] as const;
export type ActivityTab = (typeof activityTabs)[number];

interface ActivityProps extends ClientPartProps {
  tab: ActivityTab;
  onTab: (tab: ActivityTab) => void;
  /** On phones the facts have no card of their own. */
  details?: ReactNode;
  quickEntryRef: Ref<HTMLTextAreaElement>;
  className?: string;
}

export function Activity({ client, timeZone, tab, onTab, details, quickEntryRef, className }: ActivityProps) {
  const { t } = useTranslation('clients');
  const { data: tasks } = useQuery(tasksQuery(client.id));
  const openTasks = tasks?.filter(({ doneAt }) => doneAt === null).length ?? 0;
  const shared = { clientId: client.id, timeZone };
  const items: { id: ActivityTab; label: string; count?: ReactNode; content: ReactNode }[] = [
    {
      id: 'timeline',
      label: t('page.tabs.timeline'),
      content: <TimelineTab {...shared} quickEntryRef={quickEntryRef} />,
    },
    {
      id: 'mails',
      label: t('page.tabs.mails'),
      content: <Timeline {...shared} kind="mail" />,
    },
    {
      id: 'tasks',
      label: t('page.tabs.tasks'),
      count: openTasks > 0 && <Count value={openTasks} tone="brand" />,
      content: <TaskTab {...shared} />,
    },
    { id: 'notes', label: t('page.tabs.notes'), content: <NoteTab client={client} timeZone={timeZone} /> },
  ];
  if (details) items.push({ id: 'details', label: t('page.tabs.details'), content: details });
  return (
    <Tabs
      label={t('page.tabs.label')}
      items={items}
      value={items.some(({ id }) => id === tab) ? tab : 'timeline'}
      onChange={onTab}
      className={className}
      headClassName="-mx-4 px-4 lg:mx-0 lg:px-5 lg:pt-2.5"
      panelClassName="pt-3.5 pb-4 lg:px-5"
    />
  );
}

interface TimelineTabProps {
  clientId: string;
  timeZone?: string;
  quickEntryRef: Ref<HTMLTextAreaElement>;
}

function TimelineTab({ clientId, timeZone, quickEntryRef }: TimelineTabProps) {
  const [kind, setKind] = useState<TimelineKind | undefined>(undefined);
  return (
    <>
      <div className="flex items-start gap-2">
        <QuickEntry ref={quickEntryRef} clientId={clientId} timeZone={timeZone} />
        <KindFilter kind={kind} onChange={setKind} />
      </div>
      <Timeline clientId={clientId} kind={kind} timeZone={timeZone} />
    </>
  );
}
