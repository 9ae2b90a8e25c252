import type { GreetingYear } from '@hearthline/contract/greetings';
import { greetingKinds } from '@hearthline/domain/greeting/vocabulary';
import { capitalize } from '@hearthline/format/intl-writers';
import { Link } from '@tanstack/react-router';
import { CalendarDays, List, ListChecks, Mailbox, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PeopleIllustration } from '../../../shared/ui/illustrations.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { EventsView } from '../model/events-view.ts';
import { categoriesLink, newGreetingLink, recentLink } from '../model/greeting-links.ts';
import { KindMark } from '../parts/kind-mark.tsx';

interface EventsHeaderProps {
  view: EventsView;
  year: GreetingYear | undefined;
  /** Without clients there is nothing to look at, and the page itself says how to begin. */
  isBare: boolean;
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
const quietLink =
  'touch-target rounded-xs text-sm font-medium text-brand-ink underline-offset-3 hover:underline';

export function EventsHeader({ view, year, isBare }: EventsHeaderProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const span = year && format.joinDates(capitalize(format.monthYear(year.from)), format.monthYear(year.to));
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <div className="min-w-60 flex-1">
        <h1>{t('events.title')}</h1>
        <p className="flex min-h-5 flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
          {year && !isBare ? (
            <span>
              {span} · {t('event.clients', { count: year.clients })}
            </span>
          ) : null}
          <span className="flex gap-x-3 whitespace-nowrap">
            <Link {...categoriesLink} className={quietLink}>
              {t('events.categories')}
            </Link>
            <Link {...recentLink} className={quietLink}>
              {t('events.recent')}
            </Link>
          </span>
        </p>
      </div>
      {isBare ? null : (
        <div className="flex flex-wrap gap-2.5 max-md:w-full">
          <Segmented
            label={t('events.view')}
            items={[
              {
                id: 'year',
                label: (
                  <>
                    <CalendarDays {...icon} />
                    {t('events.views.year')}
                  </>
                ),
              },
              {
                id: 'list',
                label: (
                  <>
                    <List {...icon} />
                    {t('events.views.list')}
                  </>
                ),
              },
              {
                id: 'tasks',
                label: (
                  <>
                    <ListChecks {...icon} />
                    {t('events.views.tasks')}
                  </>
                ),
              },
            ]}
            // What waits for a word is none of the three.
            value={view.view === 'review' ? null : view.view}
            onChange={view.setView}
            fullWidth
            className="max-md:w-full"
          />
          <Link
            to="/events/postal-card"
            search={{}}
            className={classNames(buttonClass({ variant: 'secondary' }), 'max-md:flex-1')}
          >
            <Mailbox aria-hidden="true" strokeWidth={1.75} />
            {t('events.postalCards')}
          </Link>
          <Link {...newGreetingLink} className={classNames(buttonClass(), 'max-md:flex-1')}>
            <Plus aria-hidden="true" />
            {t('events.newGreeting')}
          </Link>
        </div>
      )}
    </header>
  );
}

/** One kind at a time; pressed again, all are back. */
export function KindChips({ view, year }: { view: EventsView; year: GreetingYear }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  return (
    <fieldset className="my-4 flex min-w-0 gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
      <legend className="sr-only">{t('events.kinds')}</legend>
      {greetingKinds.map((kind) => (
        <Chip
          key={kind}
          isSelected={view.kind === kind}
          icon={<KindMark kind={kind} />}
          count={format.number(year.totals[kind])}
          className="h-8!"
          onClick={() => view.setKind(view.kind === kind ? undefined : kind)}
        >
          {/* The space keeps word and number apart for those who hear them. */}
          {`${t(`words.kinds.${kind}`)} `}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Greetings go to clients: without them, they come first. */
export function NoClients() {
  const { t } = useTranslation('greetings');
  return (
    <EmptyState
      illustration={<PeopleIllustration />}
      headingLevel={2}
      className="flex-1"
      title={t('events.noClients.title')}
      text={t('events.noClients.text')}
      actions={
        <>
          <Link to="/clients/form" search={{}} className={buttonClass()}>
            {t('events.noClients.add')}
          </Link>
          <Link to="/clients/import" search={{}} className={buttonClass({ variant: 'secondary' })}>
            {t('events.noClients.import')}
          </Link>
        </>
      }
    />
  );
}

/** Nothing leaves before a category is switched on. */
export function NothingOn({ year }: { year: GreetingYear }) {
  const { t } = useTranslation('greetings');
  if (Object.values(year.totals).some((count) => count > 0)) return null;
  return (
    <Banner
      tone="info"
      title={t('events.nothingOn.title')}
      className="mt-4"
      actions={
        <Link {...categoriesLink} className={buttonClass({ size: 'sm' })}>
          {t('events.nothingOn.action')}
        </Link>
      }
    >
      {t('events.nothingOn.text')}
    </Banner>
  );
}
