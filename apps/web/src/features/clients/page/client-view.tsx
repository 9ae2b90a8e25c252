import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Cake, House, Mail, Pencil } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { HeaderActions } from '../../../shared/ui/header-actions.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { CategoryTag } from '../parts/category-tag.tsx';
import { ClientBand } from '../parts/client-band.tsx';
import { clientFormLink, clientMailLink, clientPageLink } from '../parts/client-links.ts';
import { useClientFormat } from '../parts/format-client.ts';
import { nameOf } from '../parts/name-of.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import type { ActivityTab } from './activity.tsx';
import { Activity, activityTabs } from './activity.tsx';
import type { ClientDetail, ClientPartProps, ClientParts } from './client-detail.ts';
import { ClientFacts } from './client-facts.tsx';
import { ClientMenu } from './client-menu.tsx';
import { touchbaseQuery } from './client-page-api.ts';
import { ConsentCard } from './consent-card.tsx';
import { NoteCard } from './note-list.tsx';
import { PapersCard } from './papers-card.tsx';
import { PhoneCards } from './phone-cards.tsx';
import { QuickActions } from './quick-actions.tsx';
import { TaskCard } from './task-list.tsx';
import { TouchbaseCard } from './touchbase-card.tsx';

interface ClientViewProps extends ClientPartProps {
  parts?: ClientParts;
}

export function ClientView(props: ClientViewProps) {
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

function WideView({ client, timeZone, parts }: ClientViewProps) {
  const [tab, setTab] = useActivityTab();
  const quickEntry = useRef<HTMLTextAreaElement>(null);
  const part = { client, timeZone };
  return (
    <div className="-mt-1.5 grid items-start gap-4 lg:grid-cols-[304px_minmax(0,1fr)] xl:grid-cols-[304px_minmax(0,1fr)_340px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <IdentityCard client={client} />
        <ConsentCard {...part} />
        <PapersCard client={client} />
      </div>
      <Card className="min-w-0 overflow-hidden lg:row-span-2 xl:row-span-1">
        <Activity {...part} tab={tab} onTab={setTab} quickEntryRef={quickEntry} />
      </Card>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 xl:col-start-3">
        <TouchbaseCard {...part} />
        {parts && <parts.Baskets {...part} />}
        {parts && <parts.Alerts {...part} />}
        <DaysAhead clientId={client.id} />
        {parts && <parts.Greetings {...part} />}
        <TaskCard clientId={client.id} timeZone={timeZone} onSeeAll={() => setTab('tasks')} />
        <NoteCard {...part} onSeeAll={() => setTab('notes')} />
        {parts && <parts.Wishes {...part} />}
      </div>
    </div>
  );
}

function NarrowView({ client, timeZone, parts }: ClientViewProps) {
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
        baskets={
          parts && (
            <div className="grid gap-4">
              <parts.Baskets {...part} />
              <parts.Alerts {...part} />
              <parts.Wishes {...part} />
            </div>
          )
        }
        details={
          <div className="grid gap-4">
            <ClientFacts client={client} isWhole />
            <PapersCard client={client} />
            <DaysAhead clientId={client.id} />
            {parts && <parts.Greetings {...part} />}
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

const icons = { birthday: Cake, moveIn: House };

/** The birthday and the day they moved in, the nearer one first. */
function DaysAhead({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { data } = useQuery(touchbaseQuery(clientId));
  const days = (['birthday', 'moveIn'] as const)
    .flatMap((what) => (data?.[what] ? [{ what, ...data[what] }] : []))
    .toSorted((one, other) => one.daysAhead - other.daysAhead);
  if (days.length === 0) return null;
  return (
    <Card aria-labelledby="ahead-heading" className="px-5 pt-3.5 pb-2">
      <CardHeader isPlain id="ahead-heading" title={t('page.ahead.heading')} className="mb-1!" />
      <ul>
        {days.map(({ what, on, daysAhead, years }) => {
          const Icon = icons[what];
          return (
            <li key={what} className="flex items-center gap-3 py-2 text-sm">
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-ink-3" />
              <span className="min-w-0 flex-1">
                {years === null ? t(`page.ahead.${what}First`) : t(`page.ahead.${what}`, { count: years })}
              </span>
              <span className="flex-none text-right text-xs text-ink-3">
                {format.monthDay(on)}
                <span className="block">
                  {daysAhead === 0 ? t('page.ahead.today') : t('page.ahead.in', { count: daysAhead })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Who it is, how to reach them and what is known. */
function IdentityCard({ client }: { client: ClientDetail }) {
  const { wordOf } = useClientWords();
  return (
    <Card className="overflow-hidden">
      <ClientBand className="h-16" />
      <div className="relative -mt-[34px] px-5 pb-4">
        <PersonAvatar {...client} size="xl" className="shadow-[0_0_0_4px_var(--surface)]" />
        <h1 className="mt-2 text-lg wrap-anywhere">{nameOf(client)}</h1>
        <p className="text-sm text-ink-2">
          {wordOf('type', client.type)}
          <HouseholdLine client={client} hasType={client.type !== null} />
        </p>
        <ClientTags client={client} className="mt-2.5" />
        <div className="mt-3.5">
          <QuickActions client={client} />
        </div>
      </div>
      <div className="border-t border-line px-5 pt-2 pb-2.5">
        <ClientFacts client={client} />
      </div>
    </Card>
  );
}

/** The same at the head of a phone. */
function IdentityHead({ client }: { client: ClientDetail }) {
  const { wordOf } = useClientWords();
  const { budget } = useClientFormat();
  const line = [wordOf('type', client.type), client.budget === null ? '' : budget(client)];
  return (
    <div className="flex gap-4">
      <PersonAvatar {...client} size="xl" className="mt-1" />
      <div className="min-w-0 flex-1">
        <h1 className="text-[20px]/[28px] wrap-anywhere">{nameOf(client)}</h1>
        <p className="text-sm text-ink-2">{line.filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-ink-2 empty:hidden">
          <HouseholdLine client={client} hasType={false} />
        </p>
        <ClientTags client={client} className="mt-1.5" />
      </div>
    </div>
  );
}

/** "…, with Joël Chen-Laurent": each name leads to that person. */
function HouseholdLine({ client, hasType }: { client: ClientDetail; hasType: boolean }) {
  const { t } = useTranslation('clients');
  if (client.household.length === 0) return null;
  return (
    <>
      {hasType && ', '}
      {t(hasType ? 'page.with' : 'page.withAlone')}{' '}
      {client.household.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link {...clientPageLink(id)} className="rounded-xs text-ink underline-offset-3 hover:underline">
            {name}
          </Link>
        </Fragment>
      ))}
    </>
  );
}

function ClientTags({ client, className }: { client: ClientDetail; className: string }) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const { category, timeline, mortgageStatus, tags, isIncomplete, isOptedOut } = client;
  return (
    <p className={`flex flex-wrap gap-1.5 ${className}`}>
      <CategoryTag category={category} />
      {isOptedOut && <Tag>{t('consentWords.optedOut')}</Tag>}
      {isIncomplete && <Tag tone="warning">{t('page.incomplete')}</Tag>}
      {timeline && <Tag>{wordOf('timeline', timeline)}</Tag>}
      {mortgageStatus && <Tag>{wordOf('mortgageStatus', mortgageStatus)}</Tag>}
      {tags.map((tag) => (
        <Tag key={tag} tone="info" className="max-w-full">
          <span className="truncate">{tag}</span>
        </Tag>
      ))}
    </p>
  );
}
