import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Mail, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { HeaderActions } from '../../../shared/ui/header-actions.tsx';
import { clientFormLink, clientMailLink } from '../parts/client-links.ts';
import type { ActivityTab } from './activity.tsx';
import { Activity, activityTabs } from './activity.tsx';
import type { ClientDetail, ClientPartProps } from './client-detail.ts';
import { ClientFacts } from './client-facts.tsx';
import { ClientMenu } from './client-menu.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DaysAhead } from './days-ahead.tsx';
import { IdentityCard, IdentityHead } from './identity.tsx';
import { NoteCard } from './note-list.tsx';
import { PhoneCards } from './phone-cards.tsx';
import { QuickActions } from './quick-actions.tsx';
import { TaskCard } from './task-list.tsx';
import { TouchbaseCard } from './touchbase-card.tsx';

export function ClientView(props: ClientPartProps) {
  const isNarrow = useMediaQuery('(width < 1024px)');
  return (
    <>
      <HeaderActions>
        <HeaderButtons client={props.client} />
      </HeaderActions>
      {isNarrow ? <NarrowView {...props} /> : <WideView {...props} />}
    </>
  );
}

/** The open tab stands in the address. */
function useActivityTab(): [ActivityTab, (tab: ActivityTab) => void] {
  const address = useSearch({ strict: false }) as { tab?: string };
  const navigate = useNavigate();
  const tab = activityTabs.find((each) => each === address.tab) ?? 'timeline';
  const setTab = (next: ActivityTab) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, tab: next === 'timeline' ? undefined : next }),
      replace: true,
      resetScroll: false,
    });
  return [tab, setTab];
}

function WideView({ client, timeZone }: ClientPartProps) {
  const [tab, setTab] = useActivityTab();
  const quickEntry = useRef<HTMLTextAreaElement>(null);
  const part = { client, timeZone };
  return (
    <div className="-mt-1.5 grid items-start gap-4 lg:grid-cols-[304px_minmax(0,1fr)] xl:grid-cols-[304px_minmax(0,1fr)_340px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <IdentityCard client={client} />
        <ConsentCard {...part} />
      </div>
      <Card className="min-w-0 overflow-hidden lg:row-span-2 xl:row-span-1">
        <Activity {...part} tab={tab} onTab={setTab} quickEntryRef={quickEntry} />
      </Card>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 xl:col-start-3">
        <TouchbaseCard {...part} />
        <DaysAhead clientId={client.id} />
        <TaskCard clientId={client.id} timeZone={timeZone} onSeeAll={() => setTab('tasks')} />
        <NoteCard {...part} onSeeAll={() => setTab('notes')} />
      </div>
    </div>
  );
}

function NarrowView({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const [tab, setTab] = useActivityTab();
  const quickEntry = useRef<HTMLTextAreaElement>(null);
  const part = { client, timeZone };

  function handleNote() {
    setTab('timeline');
    // The field may have to come back first.
    requestAnimationFrame(() => quickEntry.current?.focus());
  }

  return (
    <div className="pb-24 [--entry-ground:var(--canvas)]">
      <IdentityHead client={client} />
      <div className="mt-4">
        <QuickActions client={client} />
      </div>
      <div className="mt-3">
        <PhoneCards {...part} />
      </div>
      <Activity
        {...part}
        tab={tab}
        onTab={setTab}
        quickEntryRef={quickEntry}
        className="mt-4.5"
        details={
          <div className="grid gap-4">
            <ClientFacts client={client} isWhole />
            <DaysAhead clientId={client.id} />
          </div>
        }
      />
      <div className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex gap-2 border-t border-line-strong bg-raised px-4 pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
        <Button
          variant="secondary"
          size="lg"
          icon={<Pencil aria-hidden="true" />}
          className="min-w-26"
          onClick={handleNote}
        >
          {t('page.actions.note')}
        </Button>
        <Link
          {...clientMailLink(client.id)}
          className={classNames(buttonClass({ size: 'lg' }), 'min-w-0 flex-1')}
        >
          <Mail aria-hidden="true" />
          {t('page.actions.writeMail')}
        </Link>
      </div>
    </div>
  );
}

function HeaderButtons({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients');
  const lookOf = (variant: 'primary' | 'secondary') =>
    classNames(buttonClass({ variant }), 'min-h-9! max-lg:hidden');
  return (
    <>
      <Link {...clientFormLink(client.id)} className={lookOf('secondary')}>
        <Pencil aria-hidden="true" />
        {t('page.edit')}
      </Link>
      <Link {...clientMailLink(client.id)} className={lookOf('primary')}>
        <Mail aria-hidden="true" />
        {t('page.actions.writeMail')}
      </Link>
      <ClientMenu client={client} />
    </>
  );
}
