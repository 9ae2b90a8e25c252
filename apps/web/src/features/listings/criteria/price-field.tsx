import type { Range } from '@hearthline/domain/criteria/criteria';
import { capitalize } from '@hearthline/format/intl-writers';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { RangeField } from '../../../shared/ui/range-field.tsx';
import { Slider } from '../../../shared/ui/slider.tsx';
import { createPriceScale, placesOf } from '../model/price-scale.ts';
import { rangeText } from '../model/range-text.ts';
import { useCriteriaForm } from './criteria-form.tsx';

type Places = [low: number, high: number];

const highestDollars = 999_999_999;

/** The price as a histogram with two thumbs, and as two numbers. */
export function PriceField() {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { criteria, setField, facets } = useCriteriaForm();
  const [moved, setMoved] = useState<Places | null>(null);
  const scale = useMemo(() => createPriceScale(criteria.offer), [criteria.offer]);
  const places = moved ?? placesOf(criteria.price, scale);
  const shown: Range = moved ? rangeAt(moved) : (criteria.price ?? {});
  const counts = facets?.prices.counts;
  const highest = Math.max(1, ...(counts ?? []));
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;

  function rangeAt([low, high]: Places): Range {
    const min = scale.priceAt(low);
    const max = scale.priceAt(high);
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }

  function handleSettle(settled: Places) {
    setMoved(null);
    const [lowBefore, highBefore] = placesOf(criteria.price, scale);
    const next = rangeAt(settled);
    // A thumb that did not move keeps its price, also when that lies between two steps.
    setField('price', {
      ...next,
      ...(settled[0] === lowBefore && { min: criteria.price?.min }),
      ...(settled[1] === highBefore && { max: criteria.price?.max }),
    });
  }

  const isAny = shown.min === undefined && shown.max === undefined;
  const shownText = isAny ? t('criteria.any') : capitalize(rangeText('price', shown, { t, format }).text);
  const minText = shown.min === undefined ? t('criteria.price.noMin') : format.price(shown.min);
  const maxText = shown.max === undefined ? t('criteria.price.noMax') : format.price(shown.max);
  const title = t(criteria.offer === 'lease' ? 'criteria.price.rent' : 'criteria.price.title');

  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-[15px]/[22px] max-md:text-[12.5px]/[18px] max-md:font-medium max-md:tracking-normal">
          {title}
        </h2>
        <span className="text-sm font-medium max-md:text-base">{shownText}</span>
      </div>
      <div className="relative mx-2.5 flex h-16 items-end gap-[3px] pb-0.5 lg:mx-0 lg:h-18">
        <p className="sr-only">
          {t('criteria.price.histogram', { count: Math.min(total, 2), number: format.number(total) })}
        </p>
        {Array.from({ length: scale.length }, (_, bar) => bar).map((bar) => (
          <i
            key={bar}
            aria-hidden="true"
            style={{ height: counts ? barHeight(counts[bar] ?? 0, highest) : 0 }}
            className={classNames(
              'flex-1 rounded-t-[3px] transition-[height] duration-(--dur-base)',
              bar + 0.5 >= places[0] && bar + 0.5 <= places[1]
                ? 'bg-[color-mix(in_srgb,var(--brand)_62%,var(--surface))]'
                : 'bg-line-strong',
            )}
          />
        ))}
        <Slider<Places>
          className="absolute inset-x-0 -bottom-0.5"
          length={scale.length}
          places={places}
          names={[t('criteria.price.min'), t('criteria.price.max')]}
          texts={[minText, maxText]}
          onMove={setMoved}
          onSettle={handleSettle}
        />
      </div>
      <div className="mt-[22px] lg:mt-4.5">
        <RangeField
          label={title}
          isLabelHidden
          names={{ min: t('criteria.price.min'), max: t('criteria.price.max') }}
          range={shown}
          onChange={(range) => setField('price', range)}
          highest={highestDollars}
          isMoney
          hasDash
        />
      </div>
    </div>
  );
}

/** Bars keep a trace of themselves, so that the ruler stays whole. */
function barHeight(count: number, highest: number): string {
  return count === 0 ? '3px' : `${Math.max(8, (count / highest) * 94)}%`;
}
