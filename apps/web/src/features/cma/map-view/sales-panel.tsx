import { fromDayNumber } from '@hearthline/domain/calendar';
import { weightText } from '@hearthline/format/valued-home';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ListOrdered } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { Spot } from '../../../shared/lib/spot.ts';
import { useIsAt } from '../../../shared/lib/spot.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { Calculated, GridColumn } from '../calculate/model/calculation.ts';
import { ReportAction } from '../calculate/report-action.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { placeOfColumn } from './use-scenery.ts';

interface SalesPanelProps {
  state: LoadedState;
  calculated: Calculated;
  /** A saved one, to look at. */
  version: number | undefined;
  listRef: RefObject<HTMLUListElement | null>;
  lit: Spot<string>;
  /** Null until they are known. */
  othersCount: number | null;
  areOthersShown: boolean;
  onOthersShown: (areShown: boolean) => void;
  /** Brings one into sight on the map. */
  onShow: (id: string) => void;
}

/** The list beside the map: its twin for keys and for those who do not see it. */
export function SalesPanel(props: SalesPanelProps) {
  const { state, calculated, version, listRef, lit, onShow } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { cma, draft } = state;
  const { calculation, view } = calculated;
  const { value, low, high } = calculation;
  const heaviest = Math.max(...view.columns.map(({ result }) => result.weight));
  const count = view.columns.length;
  return (
    <aside
      aria-label={t('cards.title')}
      className="flex shrink-0 flex-col border-line bg-surface max-lg:border-t lg:w-[432px] lg:overflow-hidden lg:border-l"
    >
      <div className="border-b border-line px-4 py-4 md:px-6">
        <Link
          to="/cma/calculate"
          search={{ id: cma.id, version }}
          className="touch-target inline-flex items-center gap-1.5 rounded-xs text-sm font-medium text-ink-2 hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          {t('map.back')}
        </Link>
        <h1 className="mt-3.5 text-sm font-normal tracking-normal text-ink-2">
          {t('map.valueOf', { address: draft.subject.address })}
        </h1>
        <p className="text-[25px]/[34px] font-semibold">
          {format.priceRange(low, high)}{' '}
          <span className="text-sm font-normal whitespace-nowrap text-ink-3">{t('value.range')}</span>
        </p>
        <p className="font-medium text-ink-2">{format.price(value)}</p>
      </div>
      <div className="flex items-center justify-between gap-3 px-4 pt-3.5 pb-1.5 md:px-6">
        <h2 className="text-[15px]/[22px]">{t('map.count', { count, number: format.number(count) })}</h2>
        <span className="text-xs text-ink-3">{t('map.total')}</span>
      </div>
      <div className="flex-1 px-1 md:px-3 lg:min-h-0 lg:overflow-y-auto">
        <ul ref={listRef}>
          {view.columns.map((column) => (
            <SaleRow key={column.id} column={column} heaviest={heaviest} lit={lit} onShow={onShow} />
          ))}
        </ul>
        {version === undefined ? <OtherSales {...props} /> : null}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line bg-surface px-4 py-3.5 *:flex-auto max-lg:sticky max-lg:bottom-0 md:px-6">
        {version === undefined ? (
          <Link
            to="/cma/calculate"
            search={{ id: cma.id }}
            hash="weights"
            className={buttonClass({ variant: 'secondary' })}
          >
            <ListOrdered />
            {t('map.editWeights')}
          </Link>
        ) : null}
        <ReportAction state={state} calculation={calculation} version={version} />
      </div>
    </aside>
  );
}

function OtherSales({ state, othersCount, areOthersShown, onOthersShown }: SalesPanelProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const distance = format.distance(state.draft.conditions.radiusMetres);
  return (
    <div className="mx-3 mt-2 mb-3 flex items-center gap-3 border-t border-line pt-3.5">
      <div className="min-w-0 flex-1">
        <p id="others-label" className="text-sm font-medium">
          {t('map.showOthers')}
        </p>
        <p className="text-xs text-ink-3">
          {othersCount === null
            ? null
            : othersCount === 0
              ? t('map.noOthers', { distance })
              : t('map.others', { count: othersCount, number: format.number(othersCount), distance })}
        </p>
      </div>
      <Switch
        aria-labelledby="others-label"
        isSelected={areOthersShown}
        isDisabled={othersCount === 0}
        onChange={onOthersShown}
      />
    </div>
  );
}

interface SaleRowProps {
  column: GridColumn;
  /** Of all of them, for the length of the bar. */
  heaviest: number;
  lit: Spot<string>;
  onShow: (id: string) => void;
}

/** One comparable; the pointer or the focus on it lights its pin. */
function SaleRow({ column, heaviest, lit, onShow }: SaleRowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
  const { id, number, listing, sale, result } = column;
  const isLit = useIsAt(lit, id);
  const address = listing?.address ?? t('cards.number', { number });
  const weight = weightText(result.weight, format);
  return (
    <li>
      <button
        type="button"
        data-id={id}
        className={classNames(
          'flex w-full gap-3.5 rounded-[14px] border px-3 py-2.5 text-left',
          isLit ? 'border-brand-soft-line bg-hover' : 'border-transparent',
        )}
        onPointerEnter={() => lit.set(id)}
        onPointerLeave={() => lit.set(null)}
        onFocus={() => lit.set(id)}
        onBlur={() => lit.set(null)}
        onClick={() => onShow(id)}
      >
        <span className={classNames('relative shrink-0', result.weight === 0 && 'opacity-60 grayscale')}>
          <HomeThumb url={listing?.photoUrl ?? null} className="h-19 w-22 rounded-md" />
          <span className="absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-full bg-ink text-[11px]/[20px] font-semibold text-ink-inverse">
            {number}
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate font-medium">{address}</span>
            <span className="text-xs whitespace-nowrap text-ink-3">
              {placeOfColumn(column) ? format.kilometres(sale.distance) : t('map.noPlaceOf')}
            </span>
          </span>
          <span className="mt-0.5 block text-xs text-ink-2">
            {t('map.sold', {
              date: facts.day(fromDayNumber(sale.soldDay)),
              price: format.price(sale.price),
            })}
          </span>
          <span className="mt-px flex items-baseline justify-between gap-2 text-sm">
            <span className="text-xs text-ink-2">{t('map.adjusted')}</span>
            <b>{format.price(result.adjusted)}</b>
          </span>
          <span className="mt-1 flex items-center gap-2">
            <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-line-strong">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${heaviest > 0 ? (result.weight / heaviest) * 100 : 0}%` }}
              />
            </span>
            <span className="w-11 text-right text-xs font-medium">
              <span className="sr-only">{t('grid.weight')} </span>
              {result.isLeftOut ? t('missing') : weight}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
}
