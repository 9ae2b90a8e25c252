import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import type { LucideIcon } from 'lucide-react';
import {
  Ban,
  Building,
  Building2,
  BuildingComplex,
  Check,
  Hotel,
  House,
  Houses,
  LandPlot,
  Layers2,
  TentTree,
  Tractor,
  Trees,
  Warehouse,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { ChoicePart } from '../model/criteria-edits.ts';
import { choiceOf, toggleValue } from '../model/criteria-edits.ts';
import { CriteriaSection } from './cards.tsx';
import { useCriteriaForm } from './criteria-form.tsx';
import { PartSwitch, ValueCount } from './list-criterion.tsx';

const icons: Record<HomeKind, LucideIcon> = {
  detached: House,
  semiDetached: Houses,
  townhouse: Warehouse,
  bungalow: TentTree,
  condoApartment: Building2,
  condoTownhouse: BuildingComplex,
  loft: Layers2,
  duplex: Building,
  multiplex: Hotel,
  cottage: Trees,
  farm: Tractor,
  land: LandPlot,
};

/** Home types as tiles with their counts; on a phone as chips. */
export function KindTiles() {
  const { t } = useTranslation('listings');
  const { criteria } = useCriteriaForm();
  const isOnlyNot = !criteria.kind?.any?.length && Boolean(criteria.kind?.not?.length);
  const [part, setPart] = useState<ChoicePart>(isOnlyNot ? 'not' : 'any');
  return (
    <CriteriaSection title={t('criteria.homeType')} actions={<PartSwitch part={part} onChange={setPart} />}>
      <div className="flex flex-wrap gap-2 md:grid md:grid-cols-4 md:gap-2.5 xl:grid-cols-6">
        {homeKinds.map((kind) => (
          <KindTile key={kind} kind={kind} part={part} />
        ))}
      </div>
    </CriteriaSection>
  );
}

const askedClass =
  'border-brand-soft-line bg-brand-soft text-brand-ink md:border-brand md:text-ink md:shadow-[inset_0_0_0_1px_var(--brand)] md:[&_svg]:text-brand-ink';
const ruledOutClass = 'border-danger-line bg-danger-soft text-danger';
const plainClass = 'border-line-strong bg-surface text-ink-2 hovered:bg-hover hovered:text-ink';

function KindTile({ kind, part }: { kind: HomeKind; part: ChoicePart }) {
  const { t } = useTranslation('listings');
  const { criteria, setField, countOf } = useCriteriaForm();
  const choice = choiceOf(criteria, 'kind');
  const isAsked = criteria.kind?.any?.includes(kind) ?? false;
  const isOut = criteria.kind?.not?.includes(kind) ?? false;
  const count = countOf('kind', kind);
  const Icon = icons[kind];
  return (
    <button
      type="button"
      aria-pressed={isAsked || isOut}
      title={t(`vocabulary.kind.${kind}`)}
      onClick={() => {
        // A click on what was ruled out takes that back, whatever the mode.
        const next = toggleValue(choice, isOut ? 'not' : part, kind);
        setField('kind', next as typeof criteria.kind);
      }}
      className={classNames(
        'flex min-w-0 items-center justify-center gap-1.5 border text-[12.5px]/[18px] font-medium transition-control',
        'h-11 rounded-full px-3.5 md:h-21 md:flex-col md:gap-1 md:rounded-[12px] md:px-1',
        isAsked ? askedClass : isOut ? ruledOutClass : plainClass,
      )}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="max-md:hidden" />
      {isAsked && <Check aria-hidden="true" size={14} className="md:hidden" />}
      {isOut && <Ban aria-hidden="true" size={14} className="md:hidden" />}
      <span className={classNames('max-w-full truncate', isOut && 'line-through')}>
        {t(`vocabulary.kindShort.${kind}`)}
      </span>{' '}
      <ValueCount count={count} />
      {isOut && <span className="sr-only">{t('criteria.picker.excluded')}</span>}
    </button>
  );
}
