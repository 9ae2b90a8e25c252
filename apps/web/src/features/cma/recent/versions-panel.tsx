import type { VersionRow } from '@hearthline/contract/cma';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { cmaQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { CompareVersions } from './compare-versions.tsx';

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
        <b className="block font-semibold">{format.price(value)}</b>
        <span className="block text-xs text-ink-3">{format.priceRange(low, high)}</span>
      </div>
      <Link
        to="/cma/calculate/report"
        search={{ id: cmaId, version: number }}
        aria-label={t('recent.panel.reportOf', { number })}
        className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-md:ml-auto')}
      >
        <FileText aria-hidden="true" strokeWidth={1.75} />
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
