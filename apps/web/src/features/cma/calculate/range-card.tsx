import type { Calculation } from '@hearthline/domain/valuation/grid';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { PictureDot } from './model/range-picture.ts';
import { drawRange } from './model/range-picture.ts';

interface RangeCardProps {
  calculation: Calculation;
  /** Of the subject, where it is listed now. */
  listPrice: number | null;
}

/** The value, its range and what each comparable says, in one picture. */
export function RangeCard({ calculation, listPrice }: RangeCardProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const isNarrow = useMediaQuery('(width < 768px)');
  const titleId = useId();
  const { value, low, high, sales } = calculation;
  const picture = drawRange(calculation, {
    listPrice,
    wantedTicks: isNarrow ? 4 : 6,
    dotWidth: isNarrow ? 7 : 2.8,
  });
  const weighted = sales.filter(({ weight }) => weight > 0).map(({ adjusted }) => adjusted);
  return (
    <Card aria-labelledby={titleId} className="px-4 pt-3.5 pb-3 md:px-6">
      <h2 id={titleId} className="text-[15px]/[22px]">
        {t('picture.title')}
      </h2>
      <p className="sr-only">
        {t('picture.summary', {
          value: format.price(value),
          range: format.priceRange(low, high),
          least: format.price(Math.min(...weighted)),
          most: format.price(Math.max(...weighted)),
        })}
      </p>
      <div aria-hidden="true" className="px-4.5 pt-2">
        <Curve path={picture.curve} />
        <div className="relative h-2.5 rounded-[5px] border border-line bg-inset">
          <i
            className="absolute -inset-y-px rounded-[5px] bg-[color-mix(in_srgb,var(--brand)_45%,transparent)]"
            style={{ left: `${picture.low}%`, width: `${picture.high - picture.low}%` }}
          />
          {picture.listPrice === null ? null : (
            <i
              className="absolute -top-[74px] h-[90px] border-l-2 border-dashed border-info"
              style={{ left: `${picture.listPrice}%` }}
            />
          )}
          <b
            className="absolute -top-[90px] h-[110px] w-[3px] -translate-x-1/2 rounded-[2px] bg-brand"
            style={{ left: `${picture.value}%` }}
          />
          {picture.dots.map((dot) => (
            <Dot key={dot.id} {...dot} cents={priceOf(calculation, dot.id)} />
          ))}
        </div>
        <div className="relative mt-[9px] h-4.5 text-2xs text-(--chart-axis)">
          {picture.ticks.map(({ amount, x }) => (
            <span key={amount} className="absolute -translate-x-1/2" style={{ left: `${x}%` }}>
              {format.shortPrice(amount)}
            </span>
          ))}
        </div>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        <li className="flex items-center gap-1.5">
          <i aria-hidden="true" className="number-disc not-italic">
            1
          </i>
          {t('picture.comparable')}
        </li>
        <li className="flex items-center gap-1.5">
          <i
            aria-hidden="true"
            className="h-2 w-4 rounded-[4px] bg-[color-mix(in_srgb,var(--brand)_45%,transparent)]"
          />
          {t('picture.range')}
        </li>
        {listPrice === null ? null : (
          <li className="flex items-center gap-1.5">
            <i aria-hidden="true" className="h-3 border-l-2 border-dashed border-info" />
            {t('picture.listPrice', { price: format.price(listPrice) })}
          </li>
        )}
      </ul>
    </Card>
  );
}

const priceOf = ({ sales }: Calculation, id: string): number =>
  sales.find((sale) => sale.id === id)?.adjusted ?? 0;

function Curve({ path }: { path: string }) {
  const fillId = useId();
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" className="block h-[98px] w-full" aria-hidden="true">
      <defs>
        <linearGradient id={fillId} x1="0" x2="1">
          <stop offset="0" stopColor="var(--brand)" stopOpacity="0.05" />
          <stop offset="0.48" stopColor="var(--brand)" stopOpacity="0.42" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0.05" />
        </linearGradient>
      </defs>
      <path d={`${path}L100 40L0 40Z`} fill={`url(#${fillId})`} />
      <path d={path} fill="none" stroke="var(--brand)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const rowPx = 22;

interface DotProps extends PictureDot {
  cents: number;
}

const Dot = memo(function Dot({ number, x, row, isWeighted, isNumbered, isBeyond, cents }: DotProps) {
  const { t } = useTranslation('cmaCalculate');
  const price = useFormat().price(cents);
  return (
    <span
      title={t(isWeighted ? 'picture.dot' : 'picture.dotOut', { number, price })}
      className={classNames(
        'absolute -translate-x-1/2 shadow-[0_0_0_2px_var(--surface)]',
        isNumbered ? 'number-disc' : 'size-2 rounded-full bg-ink-2',
        !isWeighted && 'opacity-40',
        isBeyond && 'outline-1 outline-offset-2 outline-ink-3 outline-dashed',
      )}
      style={{ left: `${x}%`, top: (isNumbered ? -6 : 0) - row * rowPx }}
    >
      {isNumbered ? number : null}
    </span>
  );
});
