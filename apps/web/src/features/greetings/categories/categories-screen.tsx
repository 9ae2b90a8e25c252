import type { GreetingCategoryRow, GreetingDesign } from '@hearthline/contract/greetings';
import { greetingGroups } from '@hearthline/domain/greeting/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { greetingCategoriesQuery } from '../../../shared/api/greeting-queries.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useSaveCategory } from '../api/use-save-category.ts';
import type { CategoriesView } from '../model/categories-view.ts';
import { findCategories, useCategoriesView } from '../model/categories-view.ts';
import { taskLink } from '../model/greeting-links.ts';
import { DesignPicture } from '../parts/design-picture.tsx';
import { KindMark } from '../parts/kind-mark.tsx';
import { CategoryDrawer } from './category-drawer.tsx';

interface CategoriesScreenProps {
  /** Where the agent's days begin and end. */
  timeZone?: string | undefined;
}

/** Everything on which greetings can be sent, each with a switch. */
export function CategoriesScreen({ timeZone }: CategoriesScreenProps) {
  const { t } = useTranslation('greetings');
  const view = useCategoriesView();
  const query = useQuery(greetingCategoriesQuery);
  const today = localDay(useNow(), timeZone);
  const opened = query.data?.find(({ category }) => category === view.open);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1">
          <h1>{t('categories.title')}</h1>
          <p className="min-h-5 text-sm text-ink-2">{query.data ? <Totals rows={query.data} /> : null}</p>
        </div>
        <SearchField
          label={t('categories.search')}
          text={view.search}
          onChange={view.setSearch}
          maxLength={80}
          className="w-60 max-md:w-full"
        />
      </header>
      <div className="mt-4 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <Segmented
          label={t('categories.group')}
          items={(['all', ...greetingGroups] as const).map((id) => ({
            id,
            label: id === 'all' ? t('categories.all') : t(`words.group.${id}`),
          }))}
          value={view.group}
          onChange={view.setGroup}
          fullWidth
          className="max-md:w-full"
        />
        <Switch isSelected={view.isMine} onChange={view.setMine}>
          {t('categories.onlyMine')}
        </Switch>
      </div>
      <QueryBoundary
        query={query}
        pending={<PendingCards />}
        error={(failure) => (
          <QueryError layout="page" failure={failure} text={t('categories.failed')} className="flex-1" />
        )}
      >
        {(rows) => <Cards rows={rows} view={view} today={today} />}
      </QueryBoundary>
      <p className="mt-4 text-xs text-ink-3">{t('categories.neverGuessed')}</p>
      <CategoryDrawer row={opened} today={today} onClose={() => view.setOpen(undefined)} />
    </>
  );
}

function Totals({ rows }: { rows: readonly GreetingCategoryRow[] }) {
  const { t } = useTranslation('greetings');
  const designs = new Set(rows.flatMap((row) => row.designs).map(({ id }) => id)).size;
  return `${t('categories.count', { count: rows.length })}, ${t('categories.designs', { count: designs })}`;
}

interface CardsProps {
  rows: readonly GreetingCategoryRow[];
  view: CategoriesView;
  today: string;
}

function Cards({ rows, view, today }: CardsProps) {
  const { t } = useTranslation('greetings');
  const found = findCategories(rows, view, (category) => t(`words.category.${category}`));
  return (
    <>
      <ListAnnouncer text={t('categories.count', { count: found.length })} />
      {found.length === 0 ? (
        <EmptyState
          illustration={<SearchIllustration />}
          headingLevel={2}
          title={t(view.isMine && view.search === '' ? 'categories.noneOn' : 'categories.noMatch')}
          actions={
            <Button variant="secondary" onClick={view.clear}>
              {t('categories.clear')}
            </Button>
          }
          className="flex-1"
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 min-[1400px]:grid-cols-4">
          {found.map((row) => (
            <li key={row.category}>
              <CategoryCard row={row} today={today} onOpen={() => view.setOpen(row.category)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PendingCards() {
  return (
    <SkeletonFrame className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 min-[1400px]:grid-cols-4">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="h-50 rounded-lg!" />
      ))}
    </SkeletonFrame>
  );
}

interface CategoryCardProps {
  row: GreetingCategoryRow;
  today: string;
  onOpen: () => void;
}

/** A category with three of its designs like cards in a hand. The name opens it, and so does the picture. */
function CategoryCard({ row, today, onOpen }: CategoryCardProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const save = useSaveCategory(row);
  const { category, kind, isOn, nextDay, clientCount, designs } = row;
  const name = t(`words.category.${category}`);
  const when =
    nextDay === null
      ? t('categories.noDay')
      : nextDay === today
        ? t('coming.today')
        : t('categories.next', { day: format.shortDate(nextDay, today) });
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-control has-[.card-name:hover]:border-line-strong">
      <Fan designs={fanOf(designs, row.designId)} />
      <div className="flex flex-1 flex-col justify-end gap-1.5 border-t border-line px-4 py-3">
        <div className="flex items-center gap-2.5">
          <KindMark kind={kind} />
          <h2 className="min-w-0 flex-1 text-base font-medium">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="card-name text-left after:absolute after:inset-0 after:rounded-lg"
            >
              {name}
            </button>
          </h2>
          {category === 'customDates' ? (
            <Link {...taskLink('new')} className={`z-1 ${buttonClass({ variant: 'secondary', size: 'sm' })}`}>
              {t('categories.addDate')}
            </Link>
          ) : (
            <Switch
              aria-label={t('categories.switch', { name })}
              isSelected={isOn}
              onChange={(isNowOn) => save.mutate({ isOn: isNowOn })}
              className="z-1"
            />
          )}
        </div>
        {/* Where both do not stand side by side, each has a line of its own. */}
        <p className="flex flex-wrap justify-between gap-x-3 text-xs whitespace-nowrap text-ink-2">
          <span>
            {t('categories.designs', { count: designs.length })} ·{' '}
            {t('categories.meant', { count: clientCount })}
          </span>
          <span className={classNames(isOn && 'font-medium text-ink')}>
            {isOn ? when : t(category === 'customDates' ? 'categories.noDay' : 'categories.off')}
          </span>
        </p>
      </div>
    </Card>
  );
}

/** The chosen one in the middle, with a neighbour on either side. */
function fanOf(designs: readonly GreetingDesign[], chosenId: string): GreetingDesign[] {
  const chosen = designs.find(({ id }) => id === chosenId) ?? designs[0];
  if (!chosen) return [];
  const [left, right] = designs.filter((design) => design !== chosen);
  return [left, right, chosen].filter((design) => design !== undefined);
}

/** Of one, two and three, the chosen one last and on top. */
const places = [
  ['left-[26%] top-4 w-[48%]! shadow-md'],
  ['left-[9%] top-7 w-[43%]! -rotate-6', 'left-[43%] top-4 w-[46%]! shadow-md'],
  [
    'left-[5%] top-9 w-[43%]! -rotate-6',
    'right-[5%] top-9 w-[43%]! rotate-6',
    'left-[28.5%] top-4 w-[43%]! shadow-md',
  ],
];

/** As high as its pictures, which grow with its width. */
function Fan({ designs }: { designs: readonly GreetingDesign[] }) {
  return (
    <div aria-hidden="true" className="relative aspect-11/5 overflow-hidden bg-inset/40">
      {designs.map((design, index) => (
        <DesignPicture
          key={design.id}
          design={design}
          isDecorative
          className={classNames('absolute rounded-[5px]', places[designs.length - 1]?.[index])}
        />
      ))}
    </div>
  );
}
