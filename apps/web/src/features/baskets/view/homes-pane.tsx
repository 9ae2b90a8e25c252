import type { Basket, BasketHome } from '@hearthline/contract/baskets';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CheckCheck, Columns3, LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { leastCompared, mostCompared } from '../../../shared/listing/compare-limits.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { HearthIllustration } from '../../../shared/ui/illustrations.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDecide } from '../api/home-actions.ts';
import { basketFormLink } from '../model/basket-links.ts';
import type { Standing } from '../model/home-standing.ts';
import { standingOf } from '../model/home-standing.ts';
import { HomeCards, HomeList } from './home-list.tsx';
import type { HomeLayout } from './layout-store.ts';
import { findLayout, homeLayouts, useLayoutStore } from './layout-store.ts';

const stateFilters = [
  'all',
  'approved',
  'pending',
  'rejected',
  'leaving',
  'sent',
] as const satisfies readonly (Standing | 'all')[];
type StateFilter = (typeof stateFilters)[number];

const layoutIcons: Record<HomeLayout, ReactNode> = {
  list: <List aria-hidden="true" className="size-4.5" />,
  cards: <LayoutGrid aria-hidden="true" className="size-4.5" />,
  map: <MapIcon aria-hidden="true" className="size-4.5" />,
};

const layoutParts = {
  list: HomeList,
  cards: HomeCards,
  // A map is heavy, so it is fetched by those who want it.
  map: lazyPart(
    async () => (await import('./homes-map.tsx')).HomesMap,
    <Skeleton className="h-[max(420px,calc(100dvh-15rem))] rounded-lg! max-md:h-110" />,
  ),
} as const;

/** Which homes are shown and how; it stands in the address, so Back finds it again, and how is remembered. */
function useHomesView() {
  const address = useSearch({ strict: false }) as { show?: string; view?: string };
  const navigate = useNavigate();
  const usual = useLayoutStore();
  const set = (change: { show?: string | undefined; view?: string | undefined }) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: true,
      resetScroll: false,
    });
  return {
    filter: stateFilters.find((filter) => filter === address.show) ?? 'all',
    layout: findLayout(address.view) ?? usual.layout,
    setFilter: (filter: StateFilter) => set({ show: filter === 'all' ? undefined : filter }),
    setLayout: (layout: HomeLayout) => {
      usual.setLayout(layout);
      set({ view: layout });
    },
  };
}

/** The homes of a basket by where they stand on their way. */
export function HomesPane({ basket, timeZone }: { basket: Basket; timeZone: string | undefined }) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const { filter, layout, setFilter, setLayout } = useHomesView();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const decide = useDecide(basket.id);
  const { homes } = basket;
  const pane = useLostFocus<HTMLElement>(homes.length);
  const now = useNow();
  const isShown = (home: BasketHome, of: StateFilter) => of === 'all' || standingOf(home, now) === of;
  const shown = homes.filter((home) => isShown(home, filter));
  // It stands there for ten minutes after a sending, and as long as it is chosen.
  const offered = stateFilters.filter(
    (id) => id !== 'leaving' || id === filter || homes.some((home) => isShown(home, id)),
  );
  const pending = homes.filter(({ state }) => state === 'pending').map(({ id }) => id);

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  const Homes = layoutParts[layout];
  if (homes.length === 0)
    return (
      <section ref={pane} tabIndex={-1} aria-label={t('form.homes')} className="min-w-0 outline-none">
        <NoHomes basketId={basket.id} />
      </section>
    );
  return (
    <section ref={pane} tabIndex={-1} aria-label={t('form.homes')} className="min-w-0 outline-none">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {/* What an alert brings was told with it: there is nothing to tell apart. */}
        {basket.type === 'Automatic' ? null : (
          <fieldset className="flex flex-wrap gap-1.5 max-lg:gap-y-3">
            <legend className="sr-only">{t('view.filter')}</legend>
            {offered.map((id) => (
              <Chip
                key={id}
                size="lg"
                isSelected={id === filter}
                count={format.number(homes.filter((home) => isShown(home, id)).length)}
                onClick={() => setFilter(id)}
              >
                {/* The space keeps word and number apart for those who hear them. */}
                {`${t(`view.filters.${id}`)} `}
              </Chip>
            ))}
          </fieldset>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {pending.length > 0 ? (
            <Button
              variant="ghost"
              size="sm"
              icon={<CheckCheck aria-hidden="true" />}
              isLoading={decide.isPending}
              onClick={() => decide.mutate({ homeIds: pending, action: 'approve' })}
            >
              {t('view.approveAll', { count: pending.length })}
            </Button>
          ) : null}
          <Segmented
            label={t('view.layout')}
            value={layout}
            onChange={setLayout}
            items={homeLayouts.map((id) => ({
              id,
              name: t(`view.layouts.${id}`),
              label: layoutIcons[id],
            }))}
          />
        </div>
      </div>
      <ListAnnouncer text={t('view.listed', { count: shown.length })} />
      {shown.length === 0 ? (
        <p className="py-8 text-center text-sm text-ink-2">{t('view.noneShown')}</p>
      ) : null}
      {shown.length === 0 ? null : (
        <Homes basket={basket} homes={shown} timeZone={timeZone} selected={selected} onSelect={toggle} />
      )}
      <CompareBar
        basketId={basket.id}
        homes={homes.filter(({ id }) => selected.has(id))}
        onClear={() => {
          setSelected(new Set());
          // The button goes with what it cleared.
          pane.current?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}

interface CompareBarProps {
  basketId: string;
  homes: readonly BasketHome[];
  onClear: () => void;
}

function CompareBar({ basketId, homes, onClear }: CompareBarProps) {
  const { t } = useTranslation('baskets');
  if (homes.length === 0) return null;
  const ids = homes.flatMap(({ listing }) => listing?.id ?? []);
  const canCompare = ids.length >= leastCompared && ids.length <= mostCompared;
  return (
    <section
      aria-label={t('view.selection')}
      className="sticky bottom-4 z-5 mt-4 flex min-h-13 flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised py-1.5 pr-2.5 pl-4 shadow-lg"
    >
      <p role="status" className="flex-1 text-sm font-medium">
        {t('view.selected', { count: homes.length })}
        {canCompare ? null : (
          <span className="block text-xs font-normal text-ink-3">
            {t('view.compareLimits', { least: leastCompared, most: mostCompared })}
          </span>
        )}
      </p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('view.clear')}
      </Button>
      {canCompare ? (
        <Link
          to="/property-search/compare"
          search={{ ids: ids.join(','), basketId }}
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          <Columns3 aria-hidden="true" />
          {t('view.compare')}
        </Link>
      ) : null}
    </section>
  );
}

function NoHomes({ basketId }: { basketId: string }) {
  const { t } = useTranslation('baskets');
  return (
    <EmptyState
      illustration={<HearthIllustration />}
      title={t('form.noHomes.title')}
      text={t('view.noHomesText')}
      headingLevel={2}
      className="min-h-80"
      actions={
        <Link {...basketFormLink({ id: basketId })} className={buttonClass()}>
          {t('view.addHomes')}
        </Link>
      }
    />
  );
}
