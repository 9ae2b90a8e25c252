import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, LayoutGrid, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts';
import { useSettled } from '../../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { Chip } from '../../../../shared/ui/chip.tsx';
import { Count } from '../../../../shared/ui/count.tsx';
import { Menu, MenuItem } from '../../../../shared/ui/menu.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import type { ResultView } from '../../model/criteria-url.ts';
import { linkToCriteria, linkToResults, listingSorts } from '../../model/criteria-url.ts';
import { dealsOf } from '../../model/listing-words.ts';
import { useChips } from '../../model/use-chips.ts';

interface SortMenuProps {
  criteria: Criteria;
  sort: ListingSort;
  onChange: (sort: ListingSort) => void;
}

export function SortMenu({ criteria, sort, onChange }: SortMenuProps) {
  const { t } = useTranslation('listings');
  const { labelled } = useFormat();
  // What is newest goes by another day for each status.
  const nameOf = (id: ListingSort) =>
    id === 'newest' ? t(`map.newest.${dealsOf(criteria)}`) : t(`vocabulary.sort.${id}`);
  return (
    <Menu
      label={t('map.sort')}
      trigger={(attributes) => (
        <Button {...attributes} size="sm" variant="ghost" aria-label={labelled(t('map.sort'), nameOf(sort))}>
          {nameOf(sort)}
          <ChevronDown aria-hidden="true" className="size-3.5!" />
        </Button>
      )}
    >
      {listingSorts.map((id) => (
        <MenuItem key={id} id={id} onAction={() => onChange(id)}>
          {nameOf(id)}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface ViewSwitchProps {
  view?: ResultView;
  criteria: Criteria;
  sort: ListingSort;
}

/** The same result as a list, as cards or on the map. */
export function ViewSwitch({ view = 'map', criteria, sort }: ViewSwitchProps) {
  const { t } = useTranslation('listings');
  const navigate = useNavigate();
  const items: { id: ResultView; label: React.ReactNode; name: string }[] = [
    { id: 'list', label: <List aria-hidden="true" className="size-4" />, name: t('map.view.list') },
    { id: 'cart', label: <LayoutGrid aria-hidden="true" className="size-4" />, name: t('map.view.cart') },
    {
      id: 'map',
      label: (
        <>
          <MapIcon aria-hidden="true" className="size-4" />
          <span className="max-lg:hidden">{t('map.view.map')}</span>
        </>
      ),
      name: t('map.view.map'),
    },
  ];
  return (
    <Segmented
      label={t('map.view.label')}
      size="sm"
      value={view}
      items={items}
      onChange={(next) => void navigate(linkToResults(criteria, next, sort))}
    />
  );
}

interface ResultCountProps {
  total: number | undefined;
  /** Missing where there is no map to look at. */
  inView?: number;
}

/** Told to assistive technology only once the map has rested for a while. */
const announceAfterMs = 800;

export function ResultCount({ total, inView }: ResultCountProps) {
  const { t } = useTranslation('listings');
  const totalText = total === undefined ? '' : t('map.total', { count: total });
  const viewText = inView === undefined ? '' : t('map.inView', { count: inView });
  // A region that comes with its text is not announced, so it comes empty.
  const announced = useSettled([totalText, viewText].filter(Boolean).join(', '), announceAfterMs, '');
  return (
    <div className="flex min-w-fit flex-1 flex-wrap items-baseline gap-x-1 whitespace-nowrap">
      <h1 className="text-base/[22px] tracking-normal text-nowrap">{totalText}</h1>
      {viewText ? <span className="text-sm text-ink-3 max-sm:sr-only">· {viewText}</span> : null}
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}

/** Back to the criteria, with how many are in use; beside the search box of a phone the icon has to do. */
export function CriteriaLink({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('listings');
  const isNarrow = useMediaQuery('(width < 1024px)');
  const count = useChips(criteria).length;
  if (isNarrow)
    return (
      <Link
        {...linkToCriteria(criteria)}
        aria-label={t('map.criteriaCount', { count })}
        title={t('map.criteria')}
        className="relative grid size-11 shrink-0 place-items-center rounded-md border border-line-strong bg-surface text-ink-2"
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        <Count value={count} className="absolute -top-1.5 -right-1.5 bg-brand! text-on-brand!" />
      </Link>
    );
  return (
    <Link
      {...linkToCriteria(criteria)}
      className={classNames(buttonClass({ variant: 'secondary' }), 'self-start')}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4!" />
      {t('map.criteria')}
      <Count value={count} tone="brand" />
    </Link>
  );
}

interface ChipLineProps {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
}

const fixedClass =
  'inline-flex h-7 shrink-0 items-center rounded-full border border-brand-soft-line bg-brand-soft px-2.5 text-xs font-medium whitespace-nowrap text-brand-ink';
const moreClass =
  'touch-target inline-flex h-7 shrink-0 items-center rounded-full border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink-2 hover:bg-hover';

/** The criteria in one line; those that do not fit are counted at its end. */
export function ChipLine({ criteria, onChange }: ChipLineProps) {
  const { t } = useTranslation('listings');
  const chips = useChips(criteria);
  const [list, fitCount] = useFitCount();
  const hiddenCount = Math.max(0, chips.length - fitCount);
  return (
    <div className="mt-2.5 flex gap-1.5">
      <ul
        ref={list}
        aria-label={t('chips.label')}
        className="flex h-7 min-w-0 flex-1 flex-wrap gap-x-1.5 gap-y-4 overflow-clip [overflow-clip-margin:4px]"
      >
        {chips.map(({ id, label, remove }, index) => (
          <li key={id} inert={index >= fitCount} className="flex max-w-full">
            {remove ? (
              <Chip
                isSelected
                isRemovable
                aria-label={t('chips.remove', { name: label })}
                className="min-w-0"
                onClick={() => onChange(remove())}
              >
                <span className="truncate">{label}</span>
              </Chip>
            ) : (
              <span className={fixedClass}>{label}</span>
            )}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 ? (
        <Link {...linkToCriteria(criteria)} className={moreClass} title={t('map.criteria')}>
          <span className="sr-only">{t('map.criteria')}: </span>+{hiddenCount}
        </Link>
      ) : null}
    </div>
  );
}

/** How many of the items stand in the first line; measured after every drawing, and when the width changes. */
function useFitCount() {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const measure = useCallback(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const top = items[0]?.offsetTop;
    setCount(items.filter((item) => item.offsetTop === top).length);
  }, []);

  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [measure]);
  return [list, count] as const;
}
