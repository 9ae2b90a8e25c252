import type { Alert } from '@hearthline/contract/alerts';
import type { Basket } from '@hearthline/contract/baskets';
import { localDay } from '@hearthline/domain/time-zone';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { HeartPulse, Pause, Pencil, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoardAgreement } from '../../../../shared/api/board-access.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { usePageName } from '../../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { BoardAccessBanner } from '../../../../shared/ui/board-access-needed.tsx';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { Count } from '../../../../shared/ui/count.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { HearthIllustration } from '../../../../shared/ui/illustrations.tsx';
import { Skeleton, SkeletonFrame } from '../../../../shared/ui/skeleton.tsx';
import { Tabs } from '../../../../shared/ui/tabs.tsx';
import { BasketFrame } from '../../parts/basket-frame.tsx';
import { joinPeople, PeopleAvatars } from '../../parts/people.tsx';
import { TalkCard } from '../../parts/talk-card.tsx';
import { useMomentText } from '../../parts/use-moment-text.ts';
import { HomesPane } from '../../view/homes-pane.tsx';
import { PeopleCard } from '../../view/people-card.tsx';
import { ActivityCard, AnswersCard } from '../../view/side-cards.tsx';
import { useKeepAlert, usePauseAlert, useResumeAlert } from '../api/alert-actions.ts';
import { LedgerPane } from '../ledger/ledger-pane.tsx';
import { useSentenceMoment } from '../ledger/ledger-words.tsx';
import { AlertMenu } from '../list/alert-menu.tsx';
import { alertFormLink, alertLink } from '../model/alert-links.ts';
import type { CriteriaWords } from '../model/criteria-voice.ts';
import { AlertNext, AlertState } from '../parts/alert-state.tsx';

interface AlertViewProps {
  alert: Alert;
  timeZone: string | undefined;
  Words: CriteriaWords;
}

type AlertTab = 'homes' | 'ledger';

/** The open tab stands in the address; what the other one was narrowed to stays behind. */
function useAlertTab(id: string): [AlertTab, (tab: AlertTab) => void] {
  const { view } = useSearch({ strict: false }) as { view?: string };
  const navigate = useNavigate();
  const { to, search } = alertLink(id);
  const setTab = (tab: AlertTab) =>
    void navigate({
      to,
      search: { ...search, ...(tab === 'ledger' && { view: tab }) },
      resetScroll: false,
    });
  return [view === 'ledger' ? 'ledger' : 'homes', setTab];
}

/** One alert: what it is and how it stands, the homes that it told of, and what became of each match. */
export function AlertView({ alert, timeZone, Words }: AlertViewProps) {
  const { t } = useTranslation('basketsAlerts');
  const { t: ofBaskets } = useTranslation('baskets');
  const agreement = useBoardAgreement();
  const [tab, setTab] = useAlertTab(alert.id);
  usePageName(alert.name);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <AlertHeader alert={alert} timeZone={timeZone} />
      <BoardAccessBanner agreement={agreement} more={ofBaskets('view.closed')} />
      <StandingBanner alert={alert} timeZone={timeZone} />
      <Tabs
        label={t('view.tabs.label')}
        value={tab}
        onChange={setTab}
        items={[
          {
            id: 'homes',
            label: t('view.tabs.homes'),
            content: <AlertHomes alert={alert} timeZone={timeZone} onLedger={() => setTab('ledger')} />,
          },
          {
            id: 'ledger',
            label: t('view.tabs.ledger'),
            count: alert.outcomes.matches > 0 ? <Count value={alert.outcomes.matches} /> : null,
            content: (
              <LedgerPane
                scope={{ alertId: alert.id }}
                alerts={[alert]}
                people={alert.readers.length}
                heading={<h2>{t('ledger.title')}</h2>}
                Words={Words}
                timeZone={timeZone}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

type PartProps = Omit<AlertViewProps, 'Words'>;

/** Of an alert that begins on a later day. */
const activatesAt = ({ activationDate }: Alert, timeZone: string | undefined): string | null =>
  activationDate > localDay(new Date(), timeZone) ? activationDate : null;

function AlertHeader({ alert, timeZone }: PartProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat(timeZone);
  const moment = useSentenceMoment(timeZone);
  const { name, readers, timeUnit, matchingToday, lastSentAt } = alert;
  const standing = { ...alert, activatesAt: activatesAt(alert, timeZone) };
  const facts = [
    joinPeople(readers, format),
    t(`view.units.${timeUnit}`),
    matchingToday === null ? null : t('view.matching', { count: matchingToday }),
    lastSentAt === null ? t('view.neverSent') : t('view.lastSent', { when: moment(lastSentAt) }),
  ];
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <PeopleAvatars people={readers} size="lg" />
      <div className="min-w-60 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="min-w-0 break-words">{name}</h1>
          <AlertState standing={standing} timeZone={timeZone} />
        </div>
        <p className="text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-xs text-ink-3 empty:hidden">
          <AlertNext standing={standing} timeZone={timeZone} />
        </p>
      </div>
      <HeaderActions alert={alert} timeZone={timeZone} />
    </header>
  );
}

function HeaderActions({ alert, timeZone }: PartProps) {
  const { t } = useTranslation('basketsAlerts');
  const pause = usePauseAlert();
  const resume = useResumeAlert();
  const { id, name, state, resumesOn } = alert;
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      {state === 'paused' ? (
        <Button
          icon={<Play aria-hidden="true" />}
          isLoading={resume.isPending}
          className="max-md:flex-1"
          onClick={() => resume.mutate({ id, name, resumesOn })}
        >
          {t('menu.resume')}
        </Button>
      ) : (
        <Button
          variant="ghost"
          icon={<Pause aria-hidden="true" />}
          isLoading={pause.isPending}
          className="max-md:flex-1"
          onClick={() => pause.mutate({ id, name, until: null })}
        >
          {t('menu.pause')}
        </Button>
      )}
      <Link {...alertFormLink({ id })} className={`${buttonClass({ variant: 'secondary' })} max-md:flex-1`}>
        <Pencil aria-hidden="true" />
        {t('menu.edit')}
      </Link>
      <AlertMenu alert={alert} timeZone={timeZone} />
    </div>
  );
}

/** What stops an alert, or soon will, is said where nobody can miss it. */
function StandingBanner({ alert, timeZone }: PartProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat(timeZone);
  const { today } = useMomentText(timeZone);
  const keep = useKeepAlert();
  const { id, name, state, pauseReason, pausedAt, pausesOn } = alert;
  if (state === 'paused' && pauseReason !== null && pauseReason !== 'byAgent')
    return (
      <Banner tone="warning" title={t(`view.stopped.${pauseReason}`)}>
        {pausedAt === null
          ? null
          : t('view.pausedSince', { day: format.shortDate(localDay(new Date(pausedAt), timeZone), today) })}
      </Banner>
    );
  if (state === 'active' && pausesOn !== null)
    return (
      <Banner
        tone="warning"
        actions={
          <Button
            size="sm"
            variant="secondary"
            icon={<HeartPulse aria-hidden="true" />}
            isLoading={keep.isPending}
            onClick={() => keep.mutate({ id, name })}
          >
            {t('menu.keep')}
          </Button>
        }
      >
        {t('view.silentPauses', { day: format.shortDate(pausesOn, today) })}
      </Banner>
    );
  return null;
}

interface AlertHomesProps {
  alert: Alert;
  timeZone: string | undefined;
  onLedger: () => void;
}

/** The homes that were told, with what each person says to them: an alert is a basket that fills by itself. */
function AlertHomes({ alert, timeZone, onLedger }: AlertHomesProps) {
  return (
    <BasketFrame id={alert.id} pending={<HomesSkeleton />}>
      {(basket) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
          {basket.homes.length === 0 ? (
            <NoHomes onLedger={onLedger} />
          ) : (
            <HomesPane basket={basket} timeZone={timeZone} />
          )}
          <Aside basket={basket} timeZone={timeZone} />
        </div>
      )}
    </BasketFrame>
  );
}

function Aside({ basket, timeZone }: { basket: Basket; timeZone: string | undefined }) {
  const { t } = useTranslation('baskets');
  return (
    <aside
      aria-label={t('view.aside')}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 md:max-xl:grid-cols-2"
    >
      <AnswersCard basket={basket} />
      <PeopleCard basket={basket} timeZone={timeZone} />
      <TalkCard
        basket={basket}
        homeId={null}
        comments={basket.comments}
        title={t('talk.toAll')}
        timeZone={timeZone}
      />
      <ActivityCard basket={basket} timeZone={timeZone} />
    </aside>
  );
}

function NoHomes({ onLedger }: { onLedger: () => void }) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <EmptyState
      illustration={<HearthIllustration />}
      title={t('view.noHomes.title')}
      text={t('view.noHomes.text')}
      headingLevel={2}
      className="min-h-80"
      actions={
        <Button variant="secondary" onClick={onLedger}>
          {t('view.noHomes.toLedger')}
        </Button>
      }
    />
  );
}

function HomesSkeleton() {
  return (
    <SkeletonFrame className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-76 rounded-lg!" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-lg!" />
    </SkeletonFrame>
  );
}
