import type { CmaVersion, VersionRow } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { HomeFact } from '@hearthline/domain/valuation/home-facts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { cmaQuery, cmaVersionQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { flagFacts, typedFacts } from '../model/fact-form.ts';

interface VersionsPanelProps {
  cmaId: string;
  timeZone: string | undefined;
  onClose: () => void;
}

/** All saved versions of one analysis, and two of them side by side. */
export function VersionsPanel({ cmaId, timeZone, onClose }: VersionsPanelProps) {
  const { t } = useTranslation('cma');
  const query = useQuery(cmaQuery(cmaId));
  const { data: cma } = query;
  const versions = [...(cma?.versions ?? [])].sort((a, b) => b.number - a.number);
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={cma ? t('recent.panel.title', { address: cma.draft.subject.address }) : t('recent.showVersions')}
    >
      <QueryBoundary
        query={query}
        pending={<SkeletonRow />}
        error={(failure) => <CmaError failure={failure} />}
        isEmpty={() => versions.length === 0}
        empty={<p className="text-sm text-ink-2">{t('recent.panel.none')}</p>}
      >
        {() => (
          <>
            <ul className="divide-y divide-line rounded-md border border-line">
              {versions.map((version) => (
                <VersionItem key={version.number} cmaId={cmaId} version={version} timeZone={timeZone} />
              ))}
            </ul>
            {versions.length > 1 ? <Compare cmaId={cmaId} versions={versions} timeZone={timeZone} /> : null}
          </>
        )}
      </QueryBoundary>
    </Modal>
  );
}

interface VersionItemProps {
  cmaId: string;
  version: VersionRow;
  timeZone: string | undefined;
}

function VersionItem({ cmaId, version, timeZone }: VersionItemProps) {
  const { t } = useTranslation('cma');
  const format = useFormat(timeZone);
  const { number, savedAt, value, low, high, method, comparables, note } = version;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-40 flex-1">
        <b className="block font-semibold">{t('recent.panel.version', { number })}</b>
        <span className="block text-xs text-ink-3">
          {format.dateText(savedAt)}, {format.time(savedAt)} · {t(`methods.${method}`)} ·{' '}
          {t('recent.panel.comparables', { count: comparables, number: format.number(comparables) })}
        </span>
        {note === '' ? null : <span className="mt-0.5 block text-xs text-ink-2">{note}</span>}
      </div>
      <div className="text-right max-md:text-left">
        <b className="block font-semibold">{format.priceRange(low, high)}</b>
        <span className="block text-xs text-ink-3">{format.price(value)}</span>
      </div>
      <Link
        to="/cma/calculate/report"
        search={{ id: cmaId, version: number }}
        aria-label={t('recent.panel.reportOf', { number })}
        className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-md:ml-auto')}
      >
        <FileText strokeWidth={1.75} />
        {t('recent.panel.makeReport')}
      </Link>
    </li>
  );
}

interface CompareProps {
  cmaId: string;
  /** At least two, the newest first. */
  versions: readonly VersionRow[];
  timeZone: string | undefined;
}

function Compare({ cmaId, versions, timeZone }: CompareProps) {
  const { t } = useTranslation('cma');
  const [first, setFirst] = useState(versions[1]?.number ?? 1);
  const [second, setSecond] = useState(versions[0]?.number ?? 1);
  const items = versions.map(({ number }) => ({
    id: String(number),
    label: t('recent.panel.version', { number }),
  }));
  return (
    <section aria-labelledby="cma-compare" className="mt-6">
      <h3 id="cma-compare" className="mb-3">
        {t('recent.panel.compare')}
      </h3>
      <div className="mb-4 grid grid-cols-2 gap-3 md:max-w-100">
        <Select
          label={t('recent.panel.first')}
          items={items}
          value={String(first)}
          onChange={(id) => setFirst(Number(id))}
        />
        <Select
          label={t('recent.panel.second')}
          items={items}
          value={String(second)}
          onChange={(id) => setSecond(Number(id))}
        />
      </div>
      <CompareVersions cmaId={cmaId} first={first} second={second} timeZone={timeZone} />
    </section>
  );
}

interface CompareVersionsProps {
  cmaId: string;
  first: number;
  second: number;
  timeZone: string | undefined;
}

const allFacts: HomeFact[] = ['kind', ...typedFacts, 'basementFinish', 'condition', ...flagFacts];
/** Bedrooms below grade are told with the others. */
const comparedFacts = allFacts.filter((fact) => fact !== 'bedroomsPlus');

/** Two versions of one analysis: what they say, and what was decided otherwise. */
function CompareVersions({ cmaId, first, second, timeZone }: CompareVersionsProps) {
  const { t } = useTranslation('cma');
  const firstQuery = useQuery(cmaVersionQuery(cmaId, first));
  const secondQuery = useQuery(cmaVersionQuery(cmaId, second));
  const failure = useQueryBoundary(firstQuery, secondQuery);
  const { data: one } = firstQuery;
  const { data: other } = secondQuery;
  if (failure) return <CmaError failure={failure} />;
  if (!one || !other) return <SkeletonRow />;
  return (
    <>
      <div className="overflow-hidden rounded-md border border-line">
        <ComparedTable one={one} other={other} timeZone={timeZone} />
      </div>
      <div className="mt-3 text-sm text-ink-2">
        <HomesNote one={one} other={other} />
      </div>
      <span className="sr-only" role="status">
        {t('recent.compare.title', { first, second })}
      </span>
    </>
  );
}

interface Pair {
  one: CmaVersion;
  other: CmaVersion;
}

function ComparedTable({ one, other, timeZone }: Pair & { timeZone: string | undefined }) {
  const { t } = useTranslation('cma');
  const format = useFormat(timeZone);
  const lines = useLines(one, other, timeZone);
  const versionName = ({ number }: CmaVersion) =>
    t('recent.panel.version', { number: format.number(number) });
  return (
    <DataTable
      label={t('recent.compare.title', { first: one.number, second: other.number })}
      headHeight={36}
      edge={12}
      rows={lines}
      keyOf={({ name }) => name}
      columns={[
        { key: 'name', header: null, isRowHeader: true, cellClass: 'text-ink-2', cell: ({ name }) => name },
        {
          key: 'before',
          header: versionName(one),
          align: 'right',
          cellClass: 'font-tabular',
          cell: ({ before }) => before,
        },
        {
          key: 'after',
          header: versionName(other),
          align: 'right',
          cellClass: 'py-2 font-tabular font-medium',
          cell: ({ after, change }) => (
            <>
              {after}
              {change ? (
                <span className="block text-xs font-normal text-ink-2 md:hidden">{change}</span>
              ) : null}
            </>
          ),
        },
        {
          key: 'change',
          header: t('recent.compare.change'),
          isNumeric: true,
          className: 'max-md:hidden',
          cellClass: 'text-ink-2',
          cell: ({ before, after, change }) => change ?? (before === after ? t('recent.compare.same') : ''),
        },
      ]}
    />
  );
}

interface Line {
  name: string;
  before: string;
  after: string;
  change?: string;
}

function useLines(one: CmaVersion, other: CmaVersion, timeZone: string | undefined): Line[] {
  const { t } = useTranslation('cma');
  const format = useFormat(timeZone);
  const words = useFactWords();

  const money = (part: 'value' | 'low' | 'high'): Line => ({
    name: t(`recent.compare.${part}`),
    before: format.price(one[part]),
    after: format.price(other[part]),
    ...(one[part] !== other[part] && {
      change: format.priceChange(other[part] - one[part], other[part] / one[part] - 1),
    }),
  });
  const plain = (name: string, textOf: (version: CmaVersion) => string): Line => ({
    name,
    before: textOf(one),
    after: textOf(other),
  });
  const suggested = ({ draft: { suggestedPrice } }: CmaVersion) =>
    suggestedPrice === null ? t('recent.compare.none') : format.price(suggestedPrice);
  const facts = comparedFacts
    .map((fact) => plain(words.label(fact), ({ draft }) => words.value(fact, draft.subject.facts)))
    .filter(({ before, after }) => before !== after);
  return [
    money('value'),
    money('low'),
    money('high'),
    plain(t('recent.compare.suggestedPrice'), suggested),
    plain(t('recent.compare.savedAt'), ({ savedAt }) => format.dateText(savedAt)),
    plain(t('recent.compare.method'), ({ method }) => t(`methods.${method}`)),
    plain(t('recent.compare.comparables'), ({ comparables }) => format.number(comparables)),
    plain(t('recent.compare.radius'), ({ draft }) => format.kilometres(draft.conditions.radiusMetres / 1000)),
    plain(t('recent.compare.soldFrom'), ({ draft }) => draft.conditions.soldFrom),
    ...facts,
  ];
}

/** Which homes came in and which went. */
function HomesNote({ one, other }: Pair) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const without = (homes: readonly ListingCard[], others: readonly ListingCard[]) =>
    homes.filter(({ id }) => others.every((each) => each.id !== id));
  const groups = [
    { word: 'added', homes: without(other.listings, one.listings) },
    { word: 'removed', homes: without(one.listings, other.listings) },
  ] as const;
  if (groups.every(({ homes }) => homes.length === 0)) return <p>{t('recent.compare.sameHomes')}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {groups
        .filter(({ homes }) => homes.length > 0)
        .map(({ word, homes }) => (
          <li key={word}>
            {t(`recent.compare.${word}`, { count: homes.length, number: format.number(homes.length) })}:{' '}
            {homes.map(({ address, mlsNumber }) => address || mlsNumber).join(', ')}
          </li>
        ))}
    </ul>
  );
}
