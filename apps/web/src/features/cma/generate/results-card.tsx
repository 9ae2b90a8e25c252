import type { Candidate, CmaConditions, CmaSubject } from '@hearthline/contract/cma';
import { mostComparables } from '@hearthline/domain/valuation/comparables';
import { ChevronDown, List, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { IconLabel } from '../../../shared/ui/icon-label.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { CmaError } from '../components/cma-error.tsx';
import { CandidateTable } from './candidate-table.tsx';
import type { Candidates } from './use-candidates.ts';

const CandidateMap = lazyPart(
  async () => (await import('./candidate-map.tsx')).CandidateMap,
  <Skeleton className="h-130 w-full rounded-none!" />,
);

interface ResultsCardProps {
  subject: CmaSubject;
  conditions: CmaConditions;
  candidates: Candidates;
}

const shownFirst = 50;

/** What the conditions find, as a list or on the map, to choose from. */
export function ResultsCard({ subject, conditions, candidates }: ResultsCardProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [sort, setSort] = useState<CandidateSort>('match');
  const [isWhole, setIsWhole] = useState(false);
  const { found, isSearching, failure, chosen } = candidates;
  const all = sortCandidates(found?.items ?? [], sort);
  const items = isWhole ? all : all.slice(0, shownFirst);
  const isEmpty = all.length === 0 && found?.nearMisses.length === 0 && chosen.size === 0;

  const more =
    items.length < all.length ? (
      <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
        {t('generate.showAll', { number: format.number(all.length) })}
      </Button>
    ) : null;

  return (
    <Card aria-labelledby="cma-found" aria-busy={isSearching} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
        <p id="cma-found" role="status" className="min-w-0 flex-auto">
          {found ? (
            <>
              <b className="font-semibold">
                {t('generate.total', { count: found.total, number: format.number(found.total) })}
              </b>{' '}
              <span className="text-sm whitespace-nowrap text-ink-2">
                · {t('generate.chosen', { count: chosen.size, number: format.number(chosen.size) })}
              </span>
            </>
          ) : (
            <b className="font-semibold">{t(failure ? 'generate.results' : 'generate.searching')}</b>
          )}
        </p>
        {view === 'list' ? <SortMenu sort={sort} onChange={setSort} /> : null}
        <Segmented
          label={t('generate.view.label')}
          size="sm"
          value={view}
          onChange={setView}
          items={[
            { id: 'list', label: <IconLabel icon={<List />} text={t('generate.view.list')} /> },
            { id: 'map', label: <IconLabel icon={<MapIcon />} text={t('generate.view.map')} /> },
          ]}
        />
      </div>
      {candidates.isFull ? (
        <p className="border-b border-line bg-inset px-4 py-2 text-xs text-ink-2">
          {t('generate.full', { limit: mostComparables })}
        </p>
      ) : null}
      {failure ? <CmaError failure={failure} className="m-4" /> : null}
      {!found && !failure ? <ResultsSkeleton /> : null}
      {found && view === 'map' ? (
        <CandidateMap subject={subject} conditions={conditions} candidates={candidates} found={found} />
      ) : null}
      {found && view === 'list' ? (
        <div className={classNames('transition-opacity', isSearching && 'opacity-60')}>
          {isEmpty ? (
            <p className="px-4 py-10 text-center text-sm text-ink-2">{t('generate.empty')}</p>
          ) : (
            <CandidateTable items={items} nearMisses={found.nearMisses} candidates={candidates} more={more} />
          )}
          <Footnotes total={found.total} listed={found.items.length} implausible={found.implausible} />
        </div>
      ) : null}
    </Card>
  );
}

function SortMenu({ sort, onChange }: { sort: CandidateSort; onChange: (sort: CandidateSort) => void }) {
  const { t } = useTranslation('cma');
  return (
    <Menu
      label={t('generate.sort.label')}
      trigger={(attributes) => (
        <Button {...attributes} variant="ghost" size="sm" title={t('generate.sort.label')}>
          {t(`generate.sort.${sort}`)}
          <ChevronDown className="size-3.5!" />
        </Button>
      )}
    >
      {candidateSorts.map((each) => (
        <MenuItem key={each} id={each} onAction={() => onChange(each)}>
          {t(`generate.sort.${each}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Footnotes({ total, listed, implausible }: { total: number; listed: number; implausible: number }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const notes = [
    listed < total && t('generate.firstOnly', { number: format.number(listed) }),
    implausible > 0 && t('generate.implausible', { count: implausible, number: format.number(implausible) }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return <p className="border-t border-line px-4 py-2.5 text-xs text-ink-3">{notes.join(' ')}</p>;
}

function ResultsSkeleton() {
  return (
    <div className="px-4 py-2">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  );
}

type Compare = (one: Candidate, other: Candidate) => number;

const priceOf = ({ listing }: Candidate) => listing.price ?? 0;

const comparisons = {
  match: (one, other) => other.match - one.match,
  distance: (one, other) => one.distance - other.distance,
  soldDate: (one, other) => other.soldDate.localeCompare(one.soldDate),
  priceHigh: (one, other) => priceOf(other) - priceOf(one),
  priceLow: (one, other) => priceOf(one) - priceOf(other),
} satisfies Record<string, Compare>;
type CandidateSort = keyof typeof comparisons;

const candidateSorts = Object.keys(comparisons) as CandidateSort[];

const sortCandidates = (items: readonly Candidate[], sort: CandidateSort): Candidate[] =>
  [...items].sort(comparisons[sort]);
