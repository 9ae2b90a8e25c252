import { basketLimits } from '@hearthline/contract/baskets';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { BasketLink } from '../model/basket-links.ts';
import type { ListView } from '../model/list-view.ts';

interface ListToolbarProps<Filter extends string, Sort extends string> {
  view: ListView<Filter, Sort>;
  filters: readonly Filter[];
  sorts: readonly Sort[];
  counts: Record<Filter, number> | undefined;
  texts: {
    search: string;
    searchHint: string;
    filter: string;
    filterName: (filter: Filter) => string;
    sortName: (sort: Sort) => string;
  };
}

/** What narrows and orders a list, above it. */
export function ListToolbar<Filter extends string, Sort extends string>(
  props: ListToolbarProps<Filter, Sort>,
) {
  const { view, filters, sorts, counts, texts } = props;
  const { t } = useTranslation('baskets');
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 border-b border-line px-4 py-3.5">
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        text={view.search}
        onChange={view.setSearch}
        maxLength={basketLimits.search}
        className="max-md:w-full md:flex-1 lg:max-w-70 lg:min-w-48"
      />
      <fieldset className="flex min-w-0 gap-1.5 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap md:max-lg:order-1 md:max-lg:w-full">
        <legend className="sr-only">{texts.filter}</legend>
        {filters.map((filter) => (
          <Chip
            key={filter}
            size="lg"
            isSelected={filter === view.filter}
            count={counts && format.number(counts[filter])}
            onClick={() => view.setFilter(filter)}
          >
            {/* The space keeps word and number apart for those who hear them. */}
            {`${texts.filterName(filter)} `}
          </Chip>
        ))}
      </fieldset>
      <Menu
        label={t('list.sort')}
        trigger={(attributes) => (
          <Button
            {...attributes}
            variant="secondary"
            className="max-md:flex-1 md:ml-auto"
            aria-label={format.labelled(t('list.sort'), texts.sortName(view.sort))}
          >
            {texts.sortName(view.sort)}
            <ChevronDown aria-hidden="true" className="size-4!" />
          </Button>
        )}
      >
        {sorts.map((sort) => (
          <MenuItem key={sort} onAction={() => view.setSort(sort)}>
            {texts.sortName(sort)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

interface ListFooterProps {
  page: number;
  pageSize: number;
  shown: number;
  total: number;
  onPage: (page: number) => void;
}

export function ListFooter({ page, pageSize, shown, total, onPage }: ListFooterProps) {
  const { t } = useTranslation('baskets');
  const from = (page - 1) * pageSize + 1;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <footer className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3 max-md:justify-center">
      <p className="text-xs text-ink-3">{t('list.shown', { from, to: from + shown - 1, total })}</p>
      {pageCount > 1 ? (
        <Pagination page={page} pageCount={pageCount} onPageChange={onPage} className="md:ml-auto" />
      ) : null}
    </footer>
  );
}

interface NoneYetProps {
  illustration: ReactNode;
  texts: Record<'title' | 'text' | 'search' | 'begin', string>;
  /** To the form of a new one. */
  begin: BasketLink;
}

/** Where there is none, the page itself offers how to begin. */
export function NoneYet({ illustration, texts, begin }: NoneYetProps) {
  return (
    <EmptyState
      illustration={illustration}
      title={texts.title}
      text={texts.text}
      headingLevel={2}
      className="flex-1 py-16"
      actions={
        <>
          <Link to="/property-search" className={buttonClass({ variant: 'secondary' })}>
            {texts.search}
          </Link>
          <Link {...begin} className={buttonClass()}>
            <Plus aria-hidden="true" />
            {texts.begin}
          </Link>
        </>
      }
    />
  );
}

interface NoMatchProps<Filter extends string, Sort extends string> {
  view: ListView<Filter, Sort>;
  texts: {
    noneFound: (search: string) => string;
    searched: string;
    noneOf: (filter: Filter) => string;
    clear: string;
  };
}

/** The way out undoes whatever narrows. */
export function NoMatch<Filter extends string, Sort extends string>(props: NoMatchProps<Filter, Sort>) {
  const { view, texts } = props;
  const { search, filter } = view;
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      title={search ? texts.noneFound(search) : texts.noneOf(filter)}
      text={search ? texts.searched : undefined}
      headingLevel={2}
      className="min-h-80"
      actions={
        <Button variant="secondary" onClick={view.clear}>
          {texts.clear}
        </Button>
      }
    />
  );
}

interface ListSkeletonProps {
  rows: number;
  /** How wide what stands in each column is. */
  columns: readonly string[];
  /** How high a card is, and that columns are away, where there is no room for a table. */
  cardClass: string;
  columnsClass: string;
}

export function ListSkeleton({ rows, columns, cardClass, columnsClass }: ListSkeletonProps) {
  return (
    <RowsSkeleton rows={rows} cardClass={cardClass}>
      <span className={classNames('flex flex-1 items-center justify-between gap-6', columnsClass)}>
        {Object.entries(columns).map(([place, width]) => (
          <Skeleton key={place} className={classNames('h-3', width)} />
        ))}
      </span>
    </RowsSkeleton>
  );
}
